import { ErrorBoundary, ProgramWindow, Spinner } from '@marcel/kit';
import { reloadPage } from '@marcel/kit/programs';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useRetryOnReconnect } from '../shared/failure/failure';
import { useLiveLikes } from '../shared/live/live';
import { useFreshOnReturn } from '../shared/mascots';
import { useFiltersClosedOnLeave } from '../shared/navigation';
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
