import * as z from 'zod/mini';
import { Actor } from '../audit/responses.js';
import { listOf } from '../http/lists.js';
import { NextCursor } from '../mascots/responses.js';
import { ItemRef } from './requests.js';
import {
  HOLD_CAUSES,
  ITEM_KINDS,
  ITEM_STATES,
  MODERATION_ACTIONS,
  MODERATION_BULK_LIMIT,
  MODERATION_PAGE,
  REPORT_REASONS,
} from './rules.js';

const text = z.nullable(z.string());

export const ItemSubject = z.object({
  title: z.string(),
  text,
  author: text,
  pictureUrl: text,
  path: text,
  createdAt: z.string(),
});
export type ItemSubject = z.infer<typeof ItemSubject>;

export const ItemReport = z.object({
  reason: z.enum(REPORT_REASONS.map(({ key }) => key)),
  /** The reporter's explanation. */
  words: text,
  time: z.string(),
});

export const Verdict = z.object({
  action: z.enum(MODERATION_ACTIONS),
  by: Actor,
  reason: z.string(),
  time: z.string(),
});
export type Verdict = z.infer<typeof Verdict>;

export const ModeratedItem = z.object({
  kind: z.enum(ITEM_KINDS),
  id: z.int(),
  state: z.enum(ITEM_STATES),
  /** Number of events of the item up to the last verdict, 0 before the first. A decision that names another number is outdated. */
  round: z.int(),
  /** True for a mascot that was deleted or withdrawn: visitors do not see it, although no moderator has hidden it. */
  isGone: z.boolean(),
  /** The reason of the hold; null unless the item is held. */
  heldFor: z.nullable(z.enum(HOLD_CAUSES)),
  /** Number of reports since the last verdict. */
  reportCount: z.int(),
  reports: listOf(ItemReport, MODERATION_PAGE.reports),
  /** Time of the first report since the last verdict, or of the hold. */
  since: z.string(),
  subject: z.nullable(ItemSubject),
  /** Other records with one of its pictures, including hidden ones. */
  samePicture: listOf(ItemRef, MODERATION_PAGE.samePicture),
  /** The last verdict; null before the first. */
  verdict: z.nullable(Verdict),
});
export type ModeratedItem = z.infer<typeof ModeratedItem>;

export const ModerationQueue = z.object({
  items: listOf(ModeratedItem, MODERATION_PAGE.limitMax),
  total: z.int(),
  /** Number of items by state; `shown` counts those that a moderator has left visible. */
  counts: z.object({ reported: z.int(), held: z.int(), hidden: z.int(), shown: z.int(), erased: z.int() }),
  next: NextCursor,
});
export type ModerationQueue = z.infer<typeof ModerationQueue>;

export const ModerationOutcome = z.object({
  decided: listOf(ModeratedItem, MODERATION_BULK_LIMIT),
  failed: listOf(z.extend(ItemRef, { error: z.string(), code: z.string() }), MODERATION_BULK_LIMIT),
});
export type ModerationOutcome = z.infer<typeof ModerationOutcome>;
