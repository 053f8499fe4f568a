import { RetroAntd } from '@marcel/kit/antd';
import { AuthProvider } from '../shared/auth/AuthProvider';
import { useFocusGivenBack } from '../shared/browser/use-focus-given-back';
import { AdminRoutes } from './routes';

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
