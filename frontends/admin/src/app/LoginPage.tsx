import { ADMIN_WORDS, PAGES } from '@marcel/contracts';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import { Login } from '../features/login/components/Login';
import styles from './LoginPage.module.css';

export function LoginPage() {
  usePageMeta(ADMIN_WORDS.adminLogin);
  return (
    <div className={styles.narrow}>
      <WindowFrame title="Admin Login" icon="admin" back={{ label: 'Back to Marcel OS', to: PAGES.desktop }}>
        <Login />
      </WindowFrame>
    </div>
  );
}
