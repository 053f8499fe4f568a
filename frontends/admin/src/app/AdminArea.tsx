import { PAGES } from '@marcel/contracts';
import { WindowFrame } from '@marcel/kit';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../shared/auth/auth-context';
import { ADMIN_MESSAGES } from '../shared/auth/auth-texts';
import { Waiting } from '../shared/components/Waiting';
import { useChangesByOthers } from '../shared/live/use-changes-by-others';
import { remember } from '../shared/navigation/remembered-page';
import { UndoProvider } from '../shared/undo/UndoProvider';

/** What an authenticated admin sees; everybody else is sent to the login. */
export function AdminArea() {
  const { isAuthenticated, loading } = useAuth();
  const { pathname, search } = useLocation();
  useChangesByOthers();

  if (loading) {
    return (
      <WindowFrame title="Admin" icon="admin">
        <Waiting label={ADMIN_MESSAGES.verifying} />
      </WindowFrame>
    );
  }
  if (!isAuthenticated) return <Navigate to={PAGES.adminLogin} state={remember(pathname + search)} replace />;
  return (
    <UndoProvider>
      <Outlet />
    </UndoProvider>
  );
}
