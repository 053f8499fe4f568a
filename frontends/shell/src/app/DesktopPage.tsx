import {
  DESKTOP_WINDOW,
  DESKTOP_WORDS,
  DISPLAY_WORDS,
  GALLERY_WORDS,
  MINE_WORDS,
  type PageWords,
} from '@marcel/contracts';
import { ErrorBoundary, usePageMeta } from '@marcel/kit';
import { lateComponent } from '@marcel/kit/programs';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Desktop } from '../features/desktop/components/Desktop';
import { useLateParts } from './late-parts';

const DesktopDialog = lateComponent(() => import('./DesktopDialog').then((part) => part.DesktopDialog));

const WORDS = new Map<string | null, PageWords>([
  [DESKTOP_WINDOW.gallery, GALLERY_WORDS],
  [DESKTOP_WINDOW.mine, MINE_WORDS],
  [DESKTOP_WINDOW.display, DISPLAY_WORDS],
]);

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
  const opened = behind ? null : search.get(DESKTOP_WINDOW.parameter);
  const late = useLateParts();
  const isWindow = WORDS.has(opened);
  return (
    <>
      {!behind && <Head {...(WORDS.get(opened) ?? DESKTOP_WORDS.desktop)} />}
      {(wide || !windows || !isWindow) && <Desktop Life={late?.DesktopLife} />}
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

function Head(words: PageWords) {
  usePageMeta(words);
  return null;
}
