import { fillPath, PAGES, type SubmissionStatus } from '@marcel/contracts';
import * as z from 'zod/mini';

export const submissionPage = (id: number): string => fillPath(PAGES.adminSubmission, { id });

export const submissionHistoryPage = (id: number): string => fillPath(PAGES.adminSubmissionHistory, { id });

export const submissionsPage = (status?: SubmissionStatus): string =>
  status ? `${PAGES.adminSubmissions}?status=${status}` : PAGES.adminSubmissions;

export const toRelativeRoute = (page: string): string => page.slice(`${PAGES.admin}/`.length);

export const mascotHistoryPage = (id: number): string => fillPath(PAGES.adminMascot, { id });

/** @param name of the gallery, such as `hug-7` */
export const pictureHistoryPage = (name: string): string => fillPath(PAGES.adminPicture, { id: name });

export const activityPage = (about: string): string => `${PAGES.adminAudit}?${query({ about })}`;

/** Builds a query string; leaves out parameters that are empty or 0. */
export const query = (parameters: Readonly<Record<string, string | number | false | null | undefined>>): string =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();

const LoginState = z.object({ from: z.string().check(z.startsWith(`${PAGES.admin}/`)) });

/** The router state that brings an admin back to `from` after the login. */
export const toLoginState = (from: string): z.infer<typeof LoginState> => ({ from });

export const pageAfterLogin = (state: unknown): string =>
  LoginState.safeParse(state).data?.from ?? PAGES.adminDashboard;
