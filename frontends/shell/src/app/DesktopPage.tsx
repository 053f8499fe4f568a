import { DESKTOP_WINDOW, DESKTOP_WORDS, GALLERY_WORDS } from '@marcel/contracts';
import { usePageMeta } from '@marcel/kit';
import { useSearchParams } from 'react-router-dom';
import { Desktop } from '../features/desktop/components/Desktop';
import { GalleryWindow } from '../features/gallery/components/GalleryWindow';

/** The desktop, and over it the window that the address asks for. */
export function DesktopPage() {
  const [search] = useSearchParams();
  const gallery = search.get(DESKTOP_WINDOW.parameter) === DESKTOP_WINDOW.gallery;
  usePageMeta(gallery ? GALLERY_WORDS : DESKTOP_WORDS.desktop);
  return (
    <>
      <Desktop />
      {gallery && <GalleryWindow />}
    </>
  );
}
