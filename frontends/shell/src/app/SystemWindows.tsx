import { ErrorBoundary, Spinner } from '@marcel/kit';
import { lateComponent } from '@marcel/kit/programs';
import { Suspense, type ComponentType } from 'react';
import type { WindowProgram } from '../features/windows/window-program';
import type { Program } from '../shared/programs';
import { DISPLAY, README } from '../shared/system-programs';

const windowOf = (program: Program, load: () => Promise<ComponentType>): WindowProgram => {
  const Content = lateComponent(load);
  const { title } = program;
  const content = (
    <ErrorBoundary title={title} message={`${title} could not be opened. The rest of Marcel OS is fine.`}>
      <Suspense fallback={<Spinner label={`Opening ${title}...`} />}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  );
  return { ...program, content, ofDesktop: true };
};

/** The windows of what belongs to the desktop itself; each comes when it is opened. */
export const SYSTEM_WINDOWS: readonly WindowProgram[] = [
  windowOf(DISPLAY, () =>
    import('../features/display/components/DisplaySettings').then((part) => part.DisplaySettings),
  ),
  windowOf(README, () => import('../features/readme/components/Readme').then((part) => part.Readme)),
];
