import { DESKTOP_WINDOW, DESKTOP_WORDS, GALLERY_WORDS, MINE_WORDS, type PageWords } from '@marcel/contracts';
import { usePageMeta } from '@marcel/kit';
import { useSearchParams } from 'react-router-dom';
import { Desktop } from '../features/desktop/components/Desktop';
import { MineWindow } from '../features/mine/components/MineWindow';
import { GalleryWindow } from '../features/gallery/components/GalleryWindow';

const WORDS = new Map<string | null, PageWords>([
  [DESKTOP_WINDOW.gallery, GALLERY_WORDS],
  [DESKTOP_WINDOW.mine, MINE_WORDS],
]);

/** The desktop, and over it the window that the address asks for; `behind` that of a program, which has the page's title. */
export function DesktopPage({ behind = false }: { behind?: boolean }) {
  const [search] = useSearchParams();
  const opened = behind ? null : search.get(DESKTOP_WINDOW.parameter);
  return (
    <>
      {!behind && <Head {...(WORDS.get(opened) ?? DESKTOP_WORDS.desktop)} />}
      <Desktop />
      {opened === DESKTOP_WINDOW.gallery && <GalleryWindow />}
      {opened === DESKTOP_WINDOW.mine && <MineWindow />}
    </>
  );
}

function Head(words: PageWords) {
  usePageMeta(words);
  return null;
}
