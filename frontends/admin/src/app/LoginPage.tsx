import { PAGES } from '@marcel/contracts';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import { Login } from '../features/login/components/Login';
import styles from './LoginPage.module.css';

export function LoginPage() {
  usePageMeta({ title: 'Admin Login | Marcel OS', description: 'The way into the admin panel of Marcel OS.' });
  return (
    <div className={styles.narrow}>
      <WindowFrame title="Admin Login" icon="admin" back={{ label: 'Back to Marcel OS', to: PAGES.desktop }}>
        <Login />
      </WindowFrame>
    </div>
  );
}
