import { PAGES } from '@marcel/contracts';
import * as z from 'zod/mini';

const Remembered = z.object({ from: z.string().check(z.startsWith(`${PAGES.admin}/`)) });

/** The router state that brings an admin back to `from` after the login. */
export const remember = (from: string): z.infer<typeof Remembered> => ({ from });

export const rememberedPage = (state: unknown): string =>
  Remembered.safeParse(state).data?.from ?? PAGES.adminDashboard;
