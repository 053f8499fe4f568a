import { usePageMeta, type PageMeta } from '@marcel/kit';
import { useSearchParams } from 'react-router-dom';
import { Desktop } from '../features/desktop/components/Desktop';
import { GalleryWindow } from '../features/gallery/components/GalleryWindow';
import { GALLERY_WINDOW, WINDOW_PARAMETER } from '../shared/programs';

const DESKTOP: PageMeta = {
  title: 'Marcel OS',
  description: 'A retro desktop with a directory of brand mascots, kept by Marcel the blue dog.',
};

const GALLERY: PageMeta = {
  title: 'Gallery - Marcel OS',
  description: 'Hugs, drawings and images with Marcel the blue dog.',
};

/** The desktop, and over it the window that the address asks for. */
export function DesktopPage() {
  const [search] = useSearchParams();
  const gallery = search.get(WINDOW_PARAMETER) === GALLERY_WINDOW;
  usePageMeta(gallery ? GALLERY : DESKTOP);
  return (
    <>
      <Desktop />
      {gallery && <GalleryWindow />}
    </>
  );
}
