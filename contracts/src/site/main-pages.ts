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
