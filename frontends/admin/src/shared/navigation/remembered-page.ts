import { PAGES } from '@marcel/contracts';
import * as z from 'zod/mini';

const Remembered = z.object({ from: z.string().check(z.startsWith(`${PAGES.admin}/`)) });

/** The router state that brings an admin back to `from` after the login. */
export const remember = (from: string): z.infer<typeof Remembered> => ({ from });

/** Where to go after the login: the page that asked for it, else the dashboard. */
export const rememberedPage = (state: unknown): string =>
  Remembered.safeParse(state).data?.from ?? PAGES.adminDashboard;
