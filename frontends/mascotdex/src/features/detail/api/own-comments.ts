import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

/** More than this are not remembered: My Things has them all. */
const REMEMBERED = 200;

const store = jsonStore(() => localStorage, 'mascotdex_own_comments', z.array(z.int()));

const all = (): readonly number[] => store.read() ?? [];

/** Ids of the comments that were posted from this browser. */
export const ownComments = {
  has: (id: number): boolean => all().includes(id),
  keep: (id: number): void => store.write([id, ...all()].slice(0, REMEMBERED)),
};
