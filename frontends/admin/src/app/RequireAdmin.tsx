import { PAGES } from '@marcel/contracts';
import { WindowFrame } from '@marcel/kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../shared/auth/auth-context';
import { Waiting } from '../shared/components/Waiting';
import { remember } from '../shared/navigation/remembered-page';
import { ADMIN_MESSAGES } from '../shared/auth/auth-texts';

/** Shows its children to an authenticated admin only; everybody else is sent to the login. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { isAuthenticated, loading } = useAuth();
  const { pathname, search } = useLocation();

  if (loading) {
    return (
      <WindowFrame title="Admin" icon="admin">
        <Waiting label={ADMIN_MESSAGES.verifying} />
      </WindowFrame>
    );
  }
  if (!isAuthenticated) return <Navigate to={PAGES.adminLogin} state={remember(pathname + search)} replace />;
  return children;
}
