import { AuditEventPage, HEADERS, PAGES, ROUTES } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Flex, Form, type GetRef, Input } from 'antd';
import { api, errorText } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ADMIN_MESSAGES, useAuth } from '../../../shared/auth/auth';
import { useAutoFocus } from '../../../shared/browser/focus';
import { LoadingBlock } from '../../../shared/components/blocks';
import { pageAfterLogin } from '../../../shared/navigation/pages';

interface TokenFormProps {
  label: string;
  extra: string;
  required?: boolean;
  autoComplete: 'current-password' | 'off';
  isChecking: boolean;
  problem?: string | undefined;
  action: string;
  onToken: (token: string) => void;
  children?: ReactNode;
}

function TokenForm({ autoComplete, isChecking, problem, action, onToken, children, ...field }: TokenFormProps) {
  const [input, setInput] = useState('');
  const inputRef = useAutoFocus<GetRef<typeof Input>>();
  const token = input.trim();
  const isBlocked = isChecking || token === '';
  return (
    <Form<{ token: string }>
      name="login"
      layout="vertical"
      onValuesChange={(_, values) => setInput(values.token)}
      onFinish={() => !isBlocked && onToken(token)}
    >
      <Form.Item name="token" {...field} {...(problem && { validateStatus: 'error', help: problem })}>
        <Input ref={inputRef} type="password" autoComplete={autoComplete} readOnly={isChecking} />
      </Form.Item>
      <Flex vertical gap="middle" align="start">
        <Button type="primary" htmlType="submit" disabled={isBlocked}>
          {action}
        </Button>
        {children}
      </Flex>
    </Form>
  );
}

export function Login() {
  const { adminToken, isLoading, login } = useAuth();
  const state: unknown = useLocation().state;
  const [hasEntered, setHasEntered] = useState(false);
  if (adminToken !== null) return <Navigate to={pageAfterLogin(state)} replace />;
  if (isLoading && !hasEntered) return <LoadingBlock label={ADMIN_MESSAGES.checking} />;
  return (
    <TokenForm
      label="Admin token"
      extra="Shown in the terminal on first start, or set by ADMIN_TOKEN."
      required
      autoComplete="current-password"
      isChecking={isLoading}
      action="Login to Admin Panel"
      onToken={(token) => {
        setHasEntered(true);
        void login(token);
      }}
    >
      <Link to={PAGES.adminAudit}>Auditor login</Link>
      {isLoading && <Spinner label={ADMIN_MESSAGES.checking} />}
    </TokenForm>
  );
}

export function AuditorLogin() {
  const { setAuditorToken } = useAuth();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (token: string) =>
      api.get(`${ROUTES.auditEvents}?limit=1`, AuditEventPage, { headers: { [HEADERS.auditorToken]: token } }),
    onSuccess: (_, token) => setAuditorToken(token),
  });
  return (
    <TokenForm
      label="Auditor token"
      extra="Kept until this tab is closed."
      autoComplete="off"
      isChecking={isPending}
      problem={error ? errorText(error, 'The server could not be reached.') : undefined}
      action="Login as Auditor"
      onToken={mutate}
    />
  );
}
