export const DESKTOP_WINDOW = {
  parameter: 'window',
  gallery: 'gallery',
  mine: 'mine',
  display: 'display',
  readme: 'readme',
} as const;

export const MAIN_PAGES = {
  desktop: '/',
  hugs: '/marcel-hugs',
  imageGenerator: '/image-generator',
  draw: '/draw-marcel',
  directory: '/mascotdx',
  submit: '/mascotdx/submit',
  submissionStatus: '/mascotdx/status/:key',
  mascot: '/mascotdx/:slug',
  admin: '/admin',
} as const;

export const windowPage = (name: Exclude<keyof typeof DESKTOP_WINDOW, 'parameter'>): string =>
  `${MAIN_PAGES.desktop}?${DESKTOP_WINDOW.parameter}=${DESKTOP_WINDOW[name]}`;

export const GALLERY_PARAMETERS = {
  item: 'item',
  search: 'search',
  mine: 'mine',
  sort: 'sort',
  kinds: 'kinds',
} as const;

const galleryPage = (query: Readonly<Record<string, string>>): string =>
  `${MAIN_PAGES.desktop}?${new URLSearchParams({ [DESKTOP_WINDOW.parameter]: DESKTOP_WINDOW.gallery, ...query })}`;

/** @param id of a picture, such as `hug-7` */
export const galleryItemPage = (id: string): string => galleryPage({ [GALLERY_PARAMETERS.item]: id });

export const galleryMinePage = (): string => galleryPage({ [GALLERY_PARAMETERS.mine]: 'true' });

export const SKELETON_CARDS = 6;

export const pagePattern = (page: string): RegExp => new RegExp(`^${page.replace(/:[A-Za-z]+/g, '([^/]+)')}/?$`);
