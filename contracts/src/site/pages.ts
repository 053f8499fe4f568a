/** The query parameter that names the window over the desktop, and those that there are. */
export const DESKTOP_WINDOW = { parameter: 'window', gallery: 'gallery', mine: 'mine' } as const;

/** Screens that visitors can open, as patterns for `fillPath`; any other path is the fallback screen. */
export const PAGES = {
  desktop: '/',
  hugs: '/marcel-hugs',
  imageGenerator: '/image-generator',
  draw: '/draw-marcel',
  directory: '/mascotdx',
  submit: '/mascotdx/submit',
  submissionStatus: '/mascotdx/status/:key',
  mascot: '/mascotdx/:slug',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminSubmissions: '/admin/submissions',
  adminSubmission: '/admin/submissions/:id',
  adminModeration: '/admin/moderation',
  adminLikes: '/admin/likes',
  adminImagePopulation: '/admin/image-population',
  adminImport: '/admin/import',
  adminMascot: '/admin/mascots/:id',
  adminPrograms: '/admin/programs',
  adminProgram: '/admin/programs/:frontend',
  adminAudit: '/admin/audit',
  adminSystem: '/admin/system',
} as const;

/** Opens the desktop with a window over it. */
export const windowPage = (name: 'gallery' | 'mine'): string =>
  `${PAGES.desktop}?${DESKTOP_WINDOW.parameter}=${DESKTOP_WINDOW[name]}`;
