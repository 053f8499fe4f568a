import type { ReactNode } from 'react';
import { MusicPlayer } from '../features/music/MusicPlayer';
import { NewRelease } from '../features/releases/components/NewRelease';
import { PreviewBadge } from '../features/releases/components/PreviewBadge';
import { Taskbar } from '../features/taskbar/Taskbar';
import { useLateScreen } from './late-parts';
import styles from './Screen.module.css';

/** What stays while pages come and go: the taskbar below them. The wallpaper behind them stands in the page itself. */
export function Screen({ children }: { children: ReactNode }) {
  const late = useLateScreen();
  return (
    <div className={styles.screen}>
      <PreviewBadge />
      <main className={styles.main}>{children}</main>
      <NewRelease />
      <Taskbar player={<MusicPlayer />} />
      {late && <late.LateScreen />}
    </div>
  );
}
