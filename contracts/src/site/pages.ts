import { MAIN_PAGES } from './main-pages.js';

export const PAGES = {
  ...MAIN_PAGES,
  timeMachine: '/time-machine',
  compare: '/mascotdx/compare',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminSubmissions: '/admin/submissions',
  adminSubmission: '/admin/submissions/:id',
  adminSubmissionHistory: '/admin/submissions/:id/history',
  adminModeration: '/admin/moderation',
  adminImagePopulation: '/admin/image-population',
  adminImport: '/admin/import',
  adminMascot: '/admin/mascots/:id',
  adminPicture: '/admin/pictures/:id',
  adminPrograms: '/admin/programs',
  adminAudit: '/admin/audit',
  adminSystem: '/admin/system',
} as const;
