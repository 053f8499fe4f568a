import * as z from 'zod/mini';
import { Comment } from '../comments/responses.js';
import { listOf } from '../http/lists.js';
import { NextPlace } from '../mascots/responses.js';
import { GeneratedImage, Hug } from '../studio/responses.js';
import { Submission } from '../submissions/responses.js';
import { MINE_KINDS, MINE_PAGE, MINE_STATES } from './rules.js';

const text = z.nullable(z.string());

const named = { kind: z.enum(MINE_KINDS), id: z.int() };

/** Something that the key of a request has made. */
export const MineItem = z.object({
  ...named,
  /** Such as whose hug it is, or the mascot that a comment is about. */
  title: z.string(),
  /** What was written; null for what has no words. */
  text,
  /** Null while there is none, and while nobody may see it. */
  pictureUrl: text,
  state: z.enum(MINE_STATES),
  /** Page where others see it, below the site's address; null while there is none. */
  path: text,
  /** Null where there is nothing to download. */
  downloadPath: text,
  createdAt: z.string(),
});
export type MineItem = z.infer<typeof MineItem>;

export const MineList = z.object({ items: listOf(MineItem, MINE_PAGE.limitMax), total: z.int(), next: NextPlace });
export type MineList = z.infer<typeof MineList>;

/** What is kept of something that a key has made, as the answers of its own kind tell it. */
export const MineRecord = z.union([Comment, Hug, GeneratedImage, Submission]);
export type MineRecord = z.infer<typeof MineRecord>;

/** All that a key has made, for whoever wants to keep it. */
export const MineExport = z.object({
  exportedAt: z.string(),
  /** How many there are; a download holds the newest of them. */
  total: z.int(),
  items: listOf(z.extend(MineItem, { record: MineRecord }), MINE_PAGE.exported),
});
export type MineExport = z.infer<typeof MineExport>;

/** What is gone for good. A drawing is one of the hugs. */
export const TakenBack = z.object(named);
export type TakenBack = z.infer<typeof TakenBack>;
