import { DESKTOP_WINDOW, DESKTOP_WORDS } from '@marcel/contracts';
import { ErrorBoundary, usePageMeta } from '@marcel/kit';
import { lateComponent } from '@marcel/kit/programs';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Desktop } from '../features/desktop/Desktop';
import { useLateParts } from './late-parts';

const DesktopDialog = lateComponent(() => import('./DesktopDialog').then((part) => part.DesktopDialog));
const WindowHead = lateComponent(() => import('./WindowHead').then((part) => part.WindowHead));

const { parameter, ...windows } = DESKTOP_WINDOW;
const WINDOWS: readonly (string | null)[] = Object.values(windows);

interface DesktopPageProps {
  /** Whether it lies behind a program, which has the page's title. */
  behind?: boolean;
  /** Whether what the address asks for comes in a window of its own. */
  windows?: boolean;
  /** Whether there is room beside such a window, which is the page else. */
  wide?: boolean;
}

/** The desktop, and what the address asks for over it. */
export function DesktopPage({ behind = false, windows = false, wide = true }: DesktopPageProps) {
  const [search] = useSearchParams();
  const opened = behind ? null : search.get(parameter);
  const late = useLateParts();
  const isWindow = WINDOWS.includes(opened);
  return (
    <>
      {!behind && !isWindow && <Head />}
      {(wide || !windows || !isWindow) && <Desktop Life={late?.DesktopLife} />}
      {isWindow && (
        <Suspense>
          <ErrorBoundary frame={nothing}>
            <WindowHead opened={opened} />
          </ErrorBoundary>
        </Suspense>
      )}
      {!windows && isWindow && (
        <Suspense>
          <ErrorBoundary>
            <DesktopDialog opened={opened} />
          </ErrorBoundary>
        </Suspense>
      )}
    </>
  );
}

/** A title that does not come is missed by nobody who sees the window. */
const nothing = () => false;

function Head() {
  usePageMeta(DESKTOP_WORDS.desktop);
  return null;
}
