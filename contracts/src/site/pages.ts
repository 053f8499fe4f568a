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
  adminImagePopulation: '/admin/image-population',
  adminImport: '/admin/import',
  adminMascot: '/admin/mascots/:id',
  adminAudit: '/admin/audit',
} as const;

/** Texts of the screen for paths that no page answers. */
export const FALLBACK_SCREEN = {
  title: '404 Page Not Found',
  body: 'Did you forget to add the page to the router?',
} as const;
