import { ErrorBoundary, Spinner } from '@marcel/kit';
import { lateComponent } from '@marcel/kit/programs';
import { Suspense } from 'react';
import { MY_THINGS } from '../../../shared/programs';
import { WINDOW_TEXTS } from '../window-texts';

const LateThings = lateComponent(() => import('./MyThings').then(({ MyThings }) => MyThings));

/** What was made in this browser. */
export const MineContent = () => (
  <ErrorBoundary title={MY_THINGS.title} message={WINDOW_TEXTS.notStarted}>
    <Suspense fallback={<Spinner label={WINDOW_TEXTS.starting} />}>
      <LateThings />
    </Suspense>
  </ErrorBoundary>
);
