import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../../shared/auth/auth-context';
import { ADMIN_MESSAGES } from '../../../shared/auth/auth-texts';
import { Waiting } from '../../../shared/components/Waiting';
import { rememberedPage } from '../../../shared/navigation/remembered-page';
import { LoginForm } from './LoginForm';

/** Lets an admin in, then goes on to the page that asked for it. */
export function Login() {
  const { isAuthenticated, loading, login } = useAuth();
  const state: unknown = useLocation().state;
  const [entered, setEntered] = useState(false);

  if (isAuthenticated) return <Navigate to={rememberedPage(state)} replace />;
  if (loading && !entered) return <Waiting label={ADMIN_MESSAGES.checking} />;

  const enter = (token: string) => {
    setEntered(true);
    void login(token);
  };
  return <LoginForm checking={loading} onLogin={enter} />;
}
