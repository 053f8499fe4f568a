import * as z from 'zod/mini';
import { Comment } from '../comments/responses.js';
import { listOf } from '../http/lists.js';
import { NextCursor } from '../mascots/responses.js';
import { GeneratedImage, Hug } from '../studio/responses.js';
import { Submission } from '../submissions/responses.js';
import { MINE_KINDS, MINE_PAGE, MINE_STATES } from './rules.js';

const text = z.nullable(z.string());

const named = { kind: z.enum(MINE_KINDS), id: z.int() };

export const MineItem = z.object({
  ...named,
  title: z.string(),
  text,
  pictureUrl: text,
  state: z.enum(MINE_STATES),
  path: text,
  downloadPath: text,
  createdAt: z.string(),
});
export type MineItem = z.infer<typeof MineItem>;

export const MineList = z.object({ items: listOf(MineItem, MINE_PAGE.limitMax), total: z.int(), next: NextCursor });
export type MineList = z.infer<typeof MineList>;

/** A submission without its contact: an owner key may be shared, so only the private page of a submission shows the contact. */
const OwnSubmission = z.omit(Submission, { email: true, linkedinUrl: true, signedImageUrl: true });

export const MineRecord = z.union([Comment, Hug, GeneratedImage, OwnSubmission]);
export type MineRecord = z.infer<typeof MineRecord>;

export const MineExport = z.object({
  exportedAt: z.string(),
  total: z.int(),
  items: listOf(z.extend(MineItem, { record: MineRecord }), MINE_PAGE.exported),
});
export type MineExport = z.infer<typeof MineExport>;

export const DeletedItem = z.object(named);
export type DeletedItem = z.infer<typeof DeletedItem>;
