import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import * as z from 'zod/mini';
import { ReasonRequest } from '../history/history.js';
import { SEARCH_TEXT_MAX } from '../mascots/requests.js';
import { AfterPlace, MaxLength } from '../validation/validation.js';
import { Actor } from '../audit/audit.js';
import { listOf } from '../http/lists.js';
import { NextPlace } from '../mascots/responses.js';

export const ITEM_KINDS = ['comment', 'hug', 'image', 'mascot'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const REPORT_REASONS = [
  { key: 'personal', label: 'It shows me, or tells who I am' },
  { key: 'hateful', label: 'It is hateful or threatening' },
  { key: 'sexual', label: 'It is sexual or violent' },
  { key: 'spam', label: 'It is spam or advertising' },
  { key: 'rights', label: 'It uses what is mine' },
  { key: 'other', label: 'Something else' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['key'];

/** What an admin can do about an item; to reopen it is to take the last verdict back, so that it waits for a look again. */
export const MODERATION_ACTIONS = ['hide', 'restore', 'dismiss', 'erase', 'reopen'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

export const ITEM_STATES = ['reported', 'held', 'hidden', 'shown', 'erased'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const QUEUE_STATES = [...ITEM_STATES, 'untouched'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

export const HOLD_CAUSES = ['reports', 'words', 'links'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

export const MODERATION_SORTS = ['urgent', 'newest', 'oldest'] as const;
export type ModerationSort = (typeof MODERATION_SORTS)[number];

export const REPORT_LIMITS = { words: 500 } as const;

export const MODERATION_BULK_LIMIT = 100;

export const MODERATION_PAGE = { limitDefault: 50, limitMax: 100, reports: 20, samePicture: 10 } as const;

export const MODERATION_MESSAGES = {
  reason: 'Please choose a reason',
  wordsTooLong: 'Text too long',
  kind: `An item is one of ${ITEM_KINDS.join(', ')}`,
  action: `An action is one of ${MODERATION_ACTIONS.join(', ')}`,
  items: 'Please name the items by kind and id',
  tooManyItems: `At most ${MODERATION_BULK_LIMIT} items can be decided at once`,
  notFound: 'Not found',
  nothingReported: 'Nobody has reported this, and it is shown.',
  alreadyHandled: (state: ItemState, by: string) => `This was already handled by ${by}: it is ${state} now.`,
} as const;

export class ReportRequest {
  @IsIn(REPORT_REASONS.map(({ key }) => key), { message: MODERATION_MESSAGES.reason })
  reason!: ReportReason;

  @IsOptional()
  @IsString({ message: MODERATION_MESSAGES.wordsTooLong })
  @MaxLength(REPORT_LIMITS.words, { message: MODERATION_MESSAGES.wordsTooLong })
  words?: string | null;
}

const ITEM_KEY = new RegExp(`^(${ITEM_KINDS.join('|')})-[1-9]\\d*$`);

export const ItemName = z.object({ kind: z.enum(ITEM_KINDS), id: z.int().check(z.minimum(1)) });
export type ItemName = z.infer<typeof ItemName>;

const round = z.optional(z.int().check(z.minimum(0)));

export const SeenItem = z.extend(ItemName, { round });
export type SeenItem = z.infer<typeof SeenItem>;

const IsSeenItem = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isSeenItem', validator: { validate: (value) => SeenItem.safeParse(value).success } }, options);

export class ModerateItemsRequest extends ReasonRequest {
  @IsArray({ message: MODERATION_MESSAGES.items })
  @ArrayMinSize(1, { message: MODERATION_MESSAGES.items })
  @ArrayMaxSize(MODERATION_BULK_LIMIT, { message: MODERATION_MESSAGES.tooManyItems })
  @IsSeenItem({ each: true, message: MODERATION_MESSAGES.items })
  items!: SeenItem[];

  @IsIn(MODERATION_ACTIONS, { message: MODERATION_MESSAGES.action }) action!: ModerationAction;
}

export class ModerationQueueQuery {
  @IsOptional() @IsInt() @Min(1) @Max(MODERATION_PAGE.limitMax) limit: number = MODERATION_PAGE.limitDefault;
  @AfterPlace() after?: string;
  @IsOptional() @IsIn(QUEUE_STATES) state?: QueueState;
  @IsOptional() @IsIn(ITEM_KINDS) kind?: ItemKind;
  @IsOptional() @IsString() @MaxLength(SEARCH_TEXT_MAX) search?: string;
  @IsOptional() @IsIn(MODERATION_SORTS) sort: ModerationSort = MODERATION_SORTS[0];
  /** Kind and id of an item, such as `comment-7`: only what says nearly the same, itself included, most alike first and on one page. */
  @IsOptional() @Matches(ITEM_KEY) similarTo?: string;
}

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

const Report = z.object({
  reason: z.enum(REPORT_REASONS.map(({ key }) => key)),
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
  round: z.int(),
  /** Visitors do not see it for another reason than a verdict: a mascot that was deleted, or whose approval was taken back. */
  isGone: z.boolean(),
  /** Null unless it is held. */
  heldFor: z.nullable(z.enum(HOLD_CAUSES)),
  /** Since the last verdict. */
  reportCount: z.int(),
  reports: listOf(Report, MODERATION_PAGE.reports),
  /** Of the first report since the last verdict, or of the hold. */
  since: z.string(),
  subject: z.nullable(ItemSubject),
  /** Other records that have one of its pictures, whether visitors see them or not. */
  samePicture: listOf(ItemName, MODERATION_PAGE.samePicture),
  /** The last one; null until somebody has looked. */
  verdict: z.nullable(Verdict),
});
export type ModeratedItem = z.infer<typeof ModeratedItem>;

export const ModerationQueue = z.object({
  items: listOf(ModeratedItem, MODERATION_PAGE.limitMax),
  total: z.int(),
  counts: z.object({ reported: z.int(), held: z.int(), hidden: z.int(), shown: z.int(), erased: z.int() }),
  next: NextPlace,
});
export type ModerationQueue = z.infer<typeof ModerationQueue>;

export const ModerationOutcome = z.object({
  decided: listOf(ModeratedItem, MODERATION_BULK_LIMIT),
  refused: listOf(z.extend(ItemName, { error: z.string(), code: z.string() }), MODERATION_BULK_LIMIT),
});
export type ModerationOutcome = z.infer<typeof ModerationOutcome>;
