import { RetroAntd } from '@marcel/kit/antd';
import { AuthProvider } from '../shared/auth/AuthProvider';
import { AdminRoutes } from './routes';

export { schemes } from '@marcel/kit/schemes';

/** The admin panel, mounted at the path that the contracts give it. */
export default function App() {
  return (
    <RetroAntd>
      <AuthProvider>
        <AdminRoutes />
      </AuthProvider>
    </RetroAntd>
  );
}
