import { FallbackScreen, ErrorBoundary, Spinner } from '@marcel/kit';
import type { RemoteAppProps } from '@marcel/contracts';
import { Suspense, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { DirectoryScreen } from '../features/directory/components/DirectoryScreen';
import { useFreshOnReturn } from '../shared/mascots/use-fresh-on-return';
import { pathsBelow, PathsProvider } from '../shared/paths/paths';
import { useScrollMemory } from '../shared/scroll/use-scroll-memory';
import { MascotScreen, StatusScreen, SubmitScreen } from './lazy-screens';

/** Everything under /mascotdx. A screen that fails can be tried again or left for another one. */
export default function App({ basePath }: RemoteAppProps) {
  const paths = useMemo(() => pathsBelow(basePath), [basePath]);
  const { pathname } = useLocation();
  useScrollMemory();
  useFreshOnReturn();
  return (
    <PathsProvider value={paths}>
      <ErrorBoundary key={pathname} onRetry={() => window.location.reload()}>
        <Suspense fallback={<Spinner label="Opening..." />}>
          <Routes>
            <Route index element={<DirectoryScreen />} />
            <Route path="submit" element={<SubmitScreen />} />
            <Route path="status/:statusKey" element={<StatusScreen />} />
            <Route path=":slug" element={<MascotScreen />} />
            <Route path="*" element={<FallbackScreen />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </PathsProvider>
  );
}
