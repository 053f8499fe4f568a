import { useSiteConfig } from '../../shared/site-config';
import { Clock } from './Clock';
import { StartMenu } from './StartMenu';
import styles from './Taskbar.module.css';

export function Taskbar() {
  const provider = useSiteConfig()?.provider;
  return (
    <footer className={styles.taskbar}>
      <StartMenu />
      <div className={styles.tray}>
        {provider && (
          <a href={provider.url} target="_blank" rel="noopener noreferrer" className={styles.provider}>
            <span>Powered by </span>
            {provider.name}
          </a>
        )}
        <Clock />
      </div>
    </footer>
  );
}
