import { PAGES } from '@marcel/contracts';
import { ErrorBoundary, Spinner, useModal, WindowFrame } from '@marcel/kit';
import { lateComponent } from '@marcel/kit/programs';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { MY_THINGS } from '../../../shared/programs';
import { WINDOW_TEXTS } from '../window-texts';
import styles from './MineWindow.module.css';

const LateThings = lateComponent(() => import('./MyThings').then(({ MyThings }) => MyThings));

const { title, icon } = MY_THINGS;

/** What was made in this browser, over the desktop; Escape and the close button lead back. */
export function MineWindow() {
  const navigate = useNavigate();
  const close = () => void navigate(PAGES.desktop);
  const dialog = useModal(close);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title}>
      <WindowFrame title={title} icon={icon} onClose={close} closeLabel={`Close ${title}`}>
        <ErrorBoundary title={title} message={WINDOW_TEXTS.notStarted}>
          <Suspense fallback={<Spinner label={WINDOW_TEXTS.starting} />}>
            <LateThings />
          </Suspense>
        </ErrorBoundary>
      </WindowFrame>
    </dialog>
  );
}
