import { FallbackScreen, ErrorBoundary, Spinner } from '@marcel/kit';
import { PAGES, type RemoteAppProps } from '@marcel/contracts';
import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLiveProgress } from '../shared/live/use-live-progress';
import { reloadPage } from '@marcel/kit/programs';
import { DrawScreen, GeneratorScreen, HugScreen } from './lazy-screens';

const PROGRAMS: Readonly<Record<string, ComponentType>> = {
  [PAGES.hugs]: HugScreen,
  [PAGES.imageGenerator]: GeneratorScreen,
  [PAGES.draw]: DrawScreen,
};

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
