import { createQueryClient, ToastProvider } from '@marcel/kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes';
import { MusicPlayer } from '../features/music/MusicPlayer';
import { NewRelease } from '../features/releases/components/NewRelease';
import { PreviewBadge } from '../features/releases/components/PreviewBadge';
import { Taskbar } from '../features/taskbar/Taskbar';
import { useLateScreen } from './late-parts';
import styles from './App.module.css';

/** What stays while pages come and go: the taskbar below them. The wallpaper behind them stands in the page itself. */
function Screen({ children }: { children: ReactNode }) {
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

/** The desktop and what every remote expects around it: router, queries, toasts. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <Screen>
            <AppRoutes />
          </Screen>
        </ToastProvider>
      </QueryClientProvider>
    </BrowserRouter>
  );
}
