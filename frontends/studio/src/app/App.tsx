import type { RemoteAppProps } from '@marcel/contracts';
import { FallbackScreen, ErrorBoundary, Spinner } from '@marcel/kit';
import { reloadPage } from '@marcel/kit/programs';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLiveProgress } from '../shared/live/use-live-progress';
import { PROGRAMS } from './routes';

export { schemes } from '@marcel/kit/schemes';

/** The program of the studio whose path it is mounted on. */
export default function App({ basePath }: RemoteAppProps) {
  useLiveProgress();
  const Program = PROGRAMS[basePath] ?? FallbackScreen;
  return (
    <ErrorBoundary key={basePath} onRetry={reloadPage}>
      <Suspense fallback={<Spinner label="Opening..." />}>
        <Routes>
          <Route index element={<Program />} />
          <Route path="*" element={<FallbackScreen />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
