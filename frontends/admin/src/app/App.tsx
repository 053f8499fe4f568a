import { AuthProvider } from '../shared/auth/AuthProvider';
import { AdminRoutes } from './AdminRoutes';

/** The admin panel, mounted at the path that the contracts give it. */
export default function App() {
  return (
    <AuthProvider>
      <AdminRoutes />
    </AuthProvider>
  );
}
