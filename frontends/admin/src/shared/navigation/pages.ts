import { fillPath, PAGES, type SubmissionStatus } from '@marcel/contracts';

export const submissionPage = (id: number): string => fillPath(PAGES.adminSubmission, { id });

export const submissionHistoryPage = (id: number): string => fillPath(PAGES.adminSubmissionHistory, { id });

export const submissionsPage = (status?: SubmissionStatus): string =>
  status ? `${PAGES.adminSubmissions}?status=${status}` : PAGES.adminSubmissions;

export const belowAdmin = (page: string): string => page.slice(`${PAGES.admin}/`.length);

export const mascotHistoryPage = (id: number): string => fillPath(PAGES.adminMascot, { id });

/** @param name of the gallery, such as `hug-7` */
export const pictureHistoryPage = (name: string): string => fillPath(PAGES.adminPicture, { id: name });

export const activityPage = (about: string): string =>
  `${PAGES.adminAudit}?${new URLSearchParams({ about }).toString()}`;
