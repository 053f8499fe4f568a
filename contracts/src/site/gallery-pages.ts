import { DESKTOP_WINDOW, MAIN_PAGES } from './main-pages.js';

export const GALLERY_PARAMETERS = {
  item: 'item',
  search: 'search',
  mine: 'mine',
  sort: 'sort',
  kinds: 'kinds',
} as const;

const galleryPage = (query: Readonly<Record<string, string>>): string =>
  `${MAIN_PAGES.desktop}?${new URLSearchParams({ [DESKTOP_WINDOW.parameter]: DESKTOP_WINDOW.gallery, ...query })}`;

/** Opens the gallery with one of its pictures, such as `hug-7`, over it. */
export const galleryItemPage = (id: string): string => galleryPage({ [GALLERY_PARAMETERS.item]: id });

/** Opens the gallery with the pictures alone that were made in this browser. */
export const galleryMinePage = (): string => galleryPage({ [GALLERY_PARAMETERS.mine]: 'true' });
