import type { ReactNode } from 'react';
import { Taskbar } from '../features/taskbar/Taskbar';
import { Wallpaper } from '../features/desktop/art/Wallpaper';
import styles from './Screen.module.css';

/** What stays while pages come and go: the wallpaper behind them and the taskbar below. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <Wallpaper />
      <main className={styles.main}>{children}</main>
      <Taskbar />
    </div>
  );
}
