import { ErrorBoundary, ProgramWindow, Spinner } from '@marcel/kit';
import { reloadPage } from '@marcel/kit/programs';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useRetryOnReconnect } from '../shared/failure/use-retry-on-reconnect';
import { useLiveLikes } from '../shared/live/use-live-likes';
import { useFreshOnReturn } from '../shared/mascots/use-fresh-on-return';
import { useFiltersClosedOnLeave } from '../shared/navigation/filters-panel';
import { useScrollMemory } from '../shared/scroll/use-scroll-memory';
import { AppRoutes } from './routes';

const inWindow = (content: ReactNode) => (
  <ProgramWindow title="Mascotdex" icon="mascotdex">
    {content}
  </ProgramWindow>
);

export default function App() {
  const { pathname } = useLocation();
  useScrollMemory();
  useFreshOnReturn();
  useLiveLikes();
  useRetryOnReconnect();
  useFiltersClosedOnLeave();
  return (
    <ErrorBoundary key={pathname} onRetry={reloadPage} frame={inWindow}>
      <Suspense fallback={<Spinner label="Opening..." />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
