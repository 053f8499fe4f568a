import { RetroAntd } from '@marcel/kit/antd';
import { AuthProvider } from '../shared/auth/AuthProvider';
import { useFocusGivenBack } from '../shared/browser/use-focus-given-back';
import { AdminRoutes } from './routes';

/** The admin panel, mounted at the path that the contracts give it. */
export default function App() {
  useFocusGivenBack();
  return (
    <RetroAntd>
      <AuthProvider>
        <AdminRoutes />
      </AuthProvider>
    </RetroAntd>
  );
}
