import type { ReactNode } from 'react';
import { Clock } from './clock/Clock';
import { PoweredBy } from './PoweredBy';
import { StartMenu } from './start/StartMenu';
import styles from './Taskbar.module.css';

/** The bar below everything; `player` stands in its tray. */
export function Taskbar({ player }: { player: ReactNode }) {
  return (
    <footer className={styles.taskbar}>
      <StartMenu />
      <div className={styles.tray}>
        {player}
        <PoweredBy />
        <Clock />
      </div>
    </footer>
  );
}
