import { BADGE_SIZE, providerBadge } from '@marcel/art/badges/provider-badge';
import type { ReactNode } from 'react';
import { useSiteConfig } from '../../shared/site-config';
import { TASK_BUTTONS } from '../../shared/task-buttons';
import { Clock } from './Clock';
import { StartMenu } from './start/StartMenu';
import styles from './Taskbar.module.css';

/** The bar below everything; its tray contains the `player`. */
export const Taskbar = ({ player }: { player: ReactNode }) => (
  <footer className={styles.taskbar}>
    <StartMenu />
    <div id={TASK_BUTTONS} className={styles.windows} />
    <div className={styles.tray}>
      {player}
      <PoweredBy />
      <Clock />
    </div>
  </footer>
);

/** The link to the image provider; its place stays free until the site's settings arrive. */
function PoweredBy() {
  const provider = useSiteConfig()?.provider;
  if (!provider) return <span className={styles.badge} />;
  return (
    <a
      href={provider.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Powered by ${provider.name} (opens in a new tab)`}
      className={styles.badge}
    >
      <svg
        viewBox={`0 0 ${BADGE_SIZE.width} ${BADGE_SIZE.height}`}
        aria-hidden
        dangerouslySetInnerHTML={{ __html: providerBadge(provider.name) }}
      />
    </a>
  );
}
