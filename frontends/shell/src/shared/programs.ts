import { PAGES } from '@marcel/contracts';
import type { IconName } from '@marcel/kit';
import { REMOTE_APPS, REMOTE_GALLERY } from './remotes/remote-modules';

export interface Program {
  label: string;
  icon: IconName;
  to: string;
  /** Begins to fetch the program, before the visitor opens it. */
  preload: () => void;
}

/** The query parameter naming the window that lies over the desktop. */
export const WINDOW_PARAMETER = 'window';
export const GALLERY_WINDOW = 'gallery';

const { studio, mascotdex } = REMOTE_APPS;
const galleryAddress = `${PAGES.desktop}?${WINDOW_PARAMETER}=${GALLERY_WINDOW}`;

/** What the desktop and the START menu offer, in their order. */
export const PROGRAMS: readonly Program[] = [
  { label: 'Hug Your Mascot', icon: 'hug', to: PAGES.hugs, preload: () => studio.preload() },
  { label: 'Image Generator', icon: 'image-generator', to: PAGES.imageGenerator, preload: () => studio.preload() },
  { label: 'Gallery', icon: 'gallery', to: galleryAddress, preload: () => REMOTE_GALLERY.preload() },
  { label: 'Draw Marcel', icon: 'draw', to: PAGES.draw, preload: () => studio.preload() },
  { label: 'Mascotdex', icon: 'mascotdex', to: PAGES.directory, preload: () => mascotdex.preload() },
];
