import { IsInt, IsOptional, Max, Min } from 'class-validator';
import * as z from 'zod/mini';
import { AfterPlace } from '../validation/validation.js';
import { Comment } from '../comments/comments.js';
import { listOf } from '../http/lists.js';
import { NextPlace } from '../mascots/responses.js';
import { GeneratedImage, Hug } from '../studio/responses.js';
import { Submission } from '../submissions/responses.js';

/** A key stands for whoever made something without an account: 32 random bytes in base64url. */
export const OWNER_KEY = { bytes: 32, pattern: /^[A-Za-z0-9_-]{43}$/ } as const;

export const MINE_KINDS = ['comment', 'hug', 'drawing', 'image', 'submission'] as const;
export type MineKind = (typeof MINE_KINDS)[number];

export const MINE_STATES = [
  'shown',
  'waiting',
  'hidden',
  'generating',
  'failed',
  'pending',
  'approved',
  'rejected',
] as const;
export type MineState = (typeof MINE_STATES)[number];

export const MINE_PAGE = { limitDefault: 50, limitMax: 100, exported: 10_000 } as const;

export const TAKEN_BACK = {
  byMaker: 'Taken back by its maker',
  byAdmin: 'Deleted by an admin',
  submission: 'Taken back by its submitter',
} as const;

export const MINE_MESSAGES = {
  keyMissing: 'The key of whoever made this is missing or is none',
  notYours: 'Only whoever made this, with the key it was made with, or an admin can delete it',
  tooManyKeys: 'Too many wrong keys. Please try again later.',
} as const;

export class MineQuery {
  @IsOptional() @IsInt() @Min(1) @Max(MINE_PAGE.limitMax) limit: number = MINE_PAGE.limitDefault;
  @AfterPlace() after?: string;
}

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

export const MineList = z.object({ items: listOf(MineItem, MINE_PAGE.limitMax), total: z.int(), next: NextPlace });
export type MineList = z.infer<typeof MineList>;

export const MineRecord = z.union([Comment, Hug, GeneratedImage, Submission]);
export type MineRecord = z.infer<typeof MineRecord>;

export const MineExport = z.object({
  exportedAt: z.string(),
  total: z.int(),
  items: listOf(z.extend(MineItem, { record: MineRecord }), MINE_PAGE.exported),
});
export type MineExport = z.infer<typeof MineExport>;

export const TakenBack = z.object(named);
export type TakenBack = z.infer<typeof TakenBack>;
