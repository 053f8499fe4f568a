import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

/** Drawings of the visitor that are listed; further ones are only counted. */
export const DRAWINGS_LISTED = 4;

/** More than this are not remembered: lists of the server end, too. */
const REMEMBERED = 100;

const store = jsonStore(() => localStorage, 'studio_drawings', z.array(z.int()));

/** Ids of the drawings that were sent from this browser, newest first. */
export const myDrawings = {
  read: (): readonly number[] => store.read() ?? [],
  keep: (id: number): void => store.write([id, ...myDrawings.read()].slice(0, REMEMBERED)),
};
