import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

/** Limit of stored ids; My Things lists all comments. */
const MOST_OWN = 200;

const ownStore = jsonStore(() => localStorage, 'mascotdex_own_comments', z.array(z.int()));

const ownIds = (): readonly number[] => ownStore.read() ?? [];

export const ownComments = {
  has: (id: number): boolean => ownIds().includes(id),
  keep: (id: number): void => ownStore.write([id, ...ownIds()].slice(0, MOST_OWN)),
};
