import { PAGES } from '@marcel/contracts';
import { ErrorBoundary, Spinner } from '@marcel/kit';
import { lateComponent, WindowDialog } from '@marcel/kit/programs';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { MY_THINGS } from '../../../shared/programs';
import { WINDOW_TEXTS } from '../window-texts';

const LateThings = lateComponent(() => import('./MyThings').then(({ MyThings }) => MyThings));

const { title, icon } = MY_THINGS;

/** What was made in this browser, over the desktop; Escape and the close button lead back. */
export function MineWindow() {
  const navigate = useNavigate();
  const close = () => void navigate(PAGES.desktop);
  return (
    <WindowDialog title={title} icon={icon} closeLabel={`Close ${title}`} width="wide" onClose={close}>
      <ErrorBoundary title={title} message={WINDOW_TEXTS.notStarted}>
        <Suspense fallback={<Spinner label={WINDOW_TEXTS.starting} />}>
          <LateThings />
        </Suspense>
      </ErrorBoundary>
    </WindowDialog>
  );
}
