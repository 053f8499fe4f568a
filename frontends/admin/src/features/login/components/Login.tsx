import { PAGES } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Flex, Form, type GetRef, Input } from '@marcel/kit/antd';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useFocusAtOnce } from '../../../shared/browser/focus';
import { ADMIN_MESSAGES, useAuth } from '../../../shared/auth/auth';
import { Waiting } from '../../../shared/components/blocks';
import { rememberedPage } from '../../../shared/navigation/pages';

export function Login() {
  const { adminToken, loading, login } = useAuth();
  const state: unknown = useLocation().state;
  const [entered, setEntered] = useState(false);

  if (adminToken !== null) return <Navigate to={rememberedPage(state)} replace />;
  if (loading && !entered) return <Waiting label={ADMIN_MESSAGES.checking} />;

  const enter = (token: string) => {
    setEntered(true);
    void login(token);
  };
  return <LoginForm checking={loading} onLogin={enter} />;
}

function LoginForm({ checking, onLogin }: { checking: boolean; onLogin: (token: string) => void }) {
  const [token, setToken] = useState('');
  const field = useFocusAtOnce<GetRef<typeof Input>>();
  const blocked = checking || token.trim() === '';
  return (
    <Form<{ token: string }>
      name="login"
      layout="vertical"
      onValuesChange={(_, entered) => setToken(entered.token)}
      onFinish={() => !blocked && onLogin(token)}
    >
      <Form.Item
        name="token"
        label="Admin token"
        required
        extra="Printed in the terminal at the first start, unless ADMIN_TOKEN sets it."
      >
        <Input ref={field} type="password" autoComplete="current-password" readOnly={checking} />
      </Form.Item>
      <Flex vertical gap="middle" align="start">
        <Button type="primary" htmlType="submit" disabled={blocked}>
          Login to Admin Panel
        </Button>
        <Link to={PAGES.adminAudit}>Auditors enter here</Link>
        {checking && <Spinner label={ADMIN_MESSAGES.checking} />}
      </Flex>
    </Form>
  );
}
