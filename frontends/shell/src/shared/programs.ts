import { PAGES } from '@marcel/contracts/site/pages';
import type { IconName } from '@marcel/kit';

export interface Program {
  label: string;
  icon: IconName;
  to: string;
}

/** The query parameter naming the window that lies over the desktop. */
export const WINDOW_PARAMETER = 'window';
export const GALLERY_WINDOW = 'gallery';

/** What the desktop and the START menu offer, in their order. */
export const PROGRAMS: readonly Program[] = [
  { label: 'Hug Your Mascot', icon: 'hug', to: PAGES.hugs },
  { label: 'Image Generator', icon: 'image-generator', to: PAGES.imageGenerator },
  { label: 'Gallery', icon: 'gallery', to: `${PAGES.desktop}?${WINDOW_PARAMETER}=${GALLERY_WINDOW}` },
  { label: 'Draw Marcel', icon: 'draw', to: PAGES.draw },
  { label: 'Mascotdex', icon: 'mascotdex', to: PAGES.directory },
];
