import { AuditEventPage, HEADERS, PAGES, ROUTES } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Flex, Form, type GetRef, Input } from 'antd';
import { api, errorText } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ADMIN_MESSAGES, useAuth } from '../../../shared/auth/auth';
import { useFocusAtOnce } from '../../../shared/browser/focus';
import { Waiting } from '../../../shared/components/blocks';
import { rememberedPage } from '../../../shared/navigation/pages';

interface TokenFormProps {
  label: string;
  extra: string;
  required?: boolean;
  autoComplete: 'current-password' | 'off';
  checking: boolean;
  problem?: string | undefined;
  action: string;
  onToken: (token: string) => void;
  children?: ReactNode;
}

function TokenForm({ autoComplete, checking, problem, action, onToken, children, ...field }: TokenFormProps) {
  const [entered, setEntered] = useState('');
  const input = useFocusAtOnce<GetRef<typeof Input>>();
  const token = entered.trim();
  const blocked = checking || token === '';
  return (
    <Form<{ token: string }>
      name="login"
      layout="vertical"
      onValuesChange={(_, given) => setEntered(given.token)}
      onFinish={() => !blocked && onToken(token)}
    >
      <Form.Item name="token" {...field} {...(problem && { validateStatus: 'error', help: problem })}>
        <Input ref={input} type="password" autoComplete={autoComplete} readOnly={checking} />
      </Form.Item>
      <Flex vertical gap="middle" align="start">
        <Button type="primary" htmlType="submit" disabled={blocked}>
          {action}
        </Button>
        {children}
      </Flex>
    </Form>
  );
}

export function Login() {
  const { adminToken, loading, login } = useAuth();
  const state: unknown = useLocation().state;
  const [entered, setEntered] = useState(false);
  if (adminToken !== null) return <Navigate to={rememberedPage(state)} replace />;
  if (loading && !entered) return <Waiting label={ADMIN_MESSAGES.checking} />;
  return (
    <TokenForm
      label="Admin token"
      extra="Shown in the terminal on first start, or set by ADMIN_TOKEN."
      required
      autoComplete="current-password"
      checking={loading}
      action="Login to Admin Panel"
      onToken={(token) => {
        setEntered(true);
        void login(token);
      }}
    >
      <Link to={PAGES.adminAudit}>Auditor login</Link>
      {loading && <Spinner label={ADMIN_MESSAGES.checking} />}
    </TokenForm>
  );
}

/** Asks for the auditor's token, which lasts until the tab is closed. */
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
      checking={isPending}
      problem={error ? errorText(error, 'The server could not be reached.') : undefined}
      action="Login as Auditor"
      onToken={mutate}
    />
  );
}
