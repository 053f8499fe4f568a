import { PAGES, type RemoteAppProps, STUDIO_META, type WindowMeta } from '@marcel/contracts';
import { ErrorBoundary, FallbackScreen, type IconName, ProgramWindow, Spinner, usePageMeta } from '@marcel/kit';
import { lazyComponent, reloadPage } from '@marcel/kit/programs';
import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useLiveProgress } from '../shared/live/use-live-progress';

const HugScreen = lazyComponent(() =>
  import('../features/hugs/components/HugScreen').then(({ HugScreen }) => HugScreen),
);

const GeneratorScreen = lazyComponent(() =>
  import('../features/images/components/GeneratorScreen').then(({ GeneratorScreen }) => GeneratorScreen),
);

const DrawingPanel = lazyComponent(() =>
  import('../features/drawing/components/DrawingPanel').then(({ DrawingPanel }) => DrawingPanel),
);

interface Program {
  Screen: ComponentType;
  meta: WindowMeta;
  icon: IconName;
}

export const PROGRAMS_BY_PATH: Readonly<Record<string, Program>> = {
  [PAGES.hugs]: { Screen: HugScreen, meta: STUDIO_META.hugs, icon: 'hug' },
  [PAGES.imageGenerator]: { Screen: GeneratorScreen, meta: STUDIO_META.imageGenerator, icon: 'image-generator' },
  [PAGES.draw]: { Screen: DrawingPanel, meta: STUDIO_META.draw, icon: 'draw' },
};

export default function App({ basePath }: RemoteAppProps) {
  useLiveProgress();
  const program = PROGRAMS_BY_PATH[basePath];
  return (
    <Routes key={basePath}>
      {program && <Route index element={<InWindow {...program} />} />}
      <Route path="*" element={<FallbackScreen />} />
    </Routes>
  );
}

function InWindow({ Screen, meta, icon }: Program) {
  usePageMeta(meta);
  return (
    <ProgramWindow title={meta.name} icon={icon}>
      <ErrorBoundary onRetry={reloadPage}>
        <Suspense fallback={<Spinner label="Opening..." />}>
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </ProgramWindow>
  );
}
