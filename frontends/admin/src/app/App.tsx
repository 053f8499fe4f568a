import { RetroAntd } from '@marcel/kit/antd';
import { AuthProvider } from '../shared/auth/AuthProvider';
import { useFocusGivenBack } from '../shared/browser/focus';
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
