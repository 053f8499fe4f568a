import type { ReactNode } from 'react';
import { Clock } from './clock/Clock';
import { PoweredBy } from './PoweredBy';
import { StartMenu } from './start/StartMenu';
import { TASK_BUTTONS } from '../../../shared/task-buttons';
import styles from './Taskbar.module.css';

/** The bar below everything; `player` stands in its tray. */
export function Taskbar({ player }: { player: ReactNode }) {
  return (
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
}
