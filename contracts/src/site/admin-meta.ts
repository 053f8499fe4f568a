import type { WindowMeta } from './page-meta.js';

const adminPage = (name: string, description: string): WindowMeta => ({
  name,
  title: `${name} | Marcel OS Admin`,
  description,
});

export const ADMIN_META = {
  adminLogin: { title: 'Admin Login | Marcel OS', description: 'The way into the admin panel of Marcel OS.' },
  admin: adminPage('Admin', 'The admin panel of Marcel OS.'),
  adminDashboard: adminPage('Admin Dashboard', 'Submissions and mascots at a glance.'),
  adminSubmissions: adminPage('Submissions', 'All mascots that visitors have submitted.'),
  adminSubmission: adminPage('Review Submission', 'One submitted mascot, to be approved or rejected.'),
  adminSubmissionHistory: adminPage('Submission History', 'What has happened to one submission.'),
  adminMascot: adminPage('Mascot History', 'What has happened to one mascot.'),
  adminPicture: adminPage('Picture History', 'What has happened to one picture of the gallery.'),
  adminModeration: adminPage('Moderation', 'What visitors have published and others have reported.'),
  adminImagePopulation: adminPage('Image Population', 'Finds pictures for mascots that have none.'),
  adminImport: adminPage('Demo Data Import', 'Brings the five demonstration mascots into the directory.'),
  adminPrograms: adminPage('Programs', 'Which release of each program is live, and how it got there.'),
  adminSystem: adminPage('System', 'Health of background work, failed tasks, disk and version.'),
  adminAudit: adminPage('Audit', 'The log of everything that has happened.'),
} as const;
