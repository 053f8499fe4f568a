import type { WindowMeta } from './page-meta.js';

const desk = (name: string, description: string): WindowMeta => ({
  name,
  title: `${name} | Marcel OS Admin`,
  description,
});

export const ADMIN_META = {
  adminLogin: { title: 'Admin Login | Marcel OS', description: 'The way into the admin panel of Marcel OS.' },
  admin: desk('Admin', 'The admin panel of Marcel OS.'),
  adminDashboard: desk('Admin Dashboard', 'Submissions and mascots at a glance.'),
  adminSubmissions: desk('Submissions', 'All mascots that visitors have submitted.'),
  adminSubmission: desk('Review Submission', 'One submitted mascot, to be approved or rejected.'),
  adminSubmissionHistory: desk('Submission History', 'What has happened to one submission.'),
  adminMascot: desk('Mascot History', 'What has happened to one mascot.'),
  adminPicture: desk('Picture History', 'What has happened to one picture of the gallery.'),
  adminModeration: desk('Moderation', 'What visitors have published and others have reported.'),
  adminImagePopulation: desk('Image Population', 'Finds pictures for mascots that have none.'),
  adminImport: desk('Demo Data Import', 'Brings the five demonstration mascots into the directory.'),
  adminPrograms: desk('Programs', 'Which release of each program is live, and how it got there.'),
  adminSystem: desk('System', 'Health of background work, failed tasks, disk and version.'),
  adminAudit: desk('Audit', 'The log of everything that has happened.'),
} as const;
