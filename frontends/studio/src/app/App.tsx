import type { RemoteAppProps } from '@marcel/contracts';
import { ErrorBoundary, FallbackScreen, ProgramWindow, Spinner, usePageMeta } from '@marcel/kit';
import { reloadPage } from '@marcel/kit/programs';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLiveProgress } from '../shared/live/use-live-progress';
import { PROGRAMS, type Program } from './routes';

export default function App({ basePath }: RemoteAppProps) {
  useLiveProgress();
  const program = PROGRAMS[basePath];
  return (
    <Routes key={basePath}>
      {program && <Route index element={<InWindow {...program} />} />}
      <Route path="*" element={<FallbackScreen />} />
    </Routes>
  );
}

function InWindow({ Screen, words, icon }: Program) {
  usePageMeta(words);
  return (
    <ProgramWindow title={words.name} icon={icon}>
      <ErrorBoundary onRetry={reloadPage}>
        <Suspense fallback={<Spinner label="Opening..." />}>
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </ProgramWindow>
  );
}
