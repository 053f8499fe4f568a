/** The query parameter that names the window over the desktop, and those that there are. */
export const DESKTOP_WINDOW = {
  parameter: 'window',
  gallery: 'gallery',
  mine: 'mine',
  display: 'display',
  readme: 'readme',
} as const;

/** Where each program begins, and what visitors see of it: all that the desktop needs to know. */
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

/** Opens the desktop with a window over it. */
export const windowPage = (name: Exclude<keyof typeof DESKTOP_WINDOW, 'parameter'>): string =>
  `${MAIN_PAGES.desktop}?${DESKTOP_WINDOW.parameter}=${DESKTOP_WINDOW[name]}`;
