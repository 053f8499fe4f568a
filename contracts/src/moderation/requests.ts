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
import { ReasonRequest } from '../history/requests.js';
import { SEARCH_TEXT_MAX } from '../mascots/queries.js';
import { AfterCursor, MaxLength } from '../validation/validation.js';
import {
  ITEM_KINDS,
  MODERATION_ACTIONS,
  MODERATION_BULK_LIMIT,
  MODERATION_MESSAGES,
  MODERATION_PAGE,
  MODERATION_SORTS,
  QUEUE_STATES,
  REPORT_LIMITS,
  REPORT_REASONS,
  type ItemKind,
  type ModerationAction,
  type ModerationSort,
  type QueueState,
  type ReportReason,
} from './rules.js';

export class ReportRequest {
  @IsIn(REPORT_REASONS.map(({ key }) => key), { message: MODERATION_MESSAGES.reason })
  reason!: ReportReason;

  /** The reporter's explanation. */
  @IsOptional()
  @IsString({ message: MODERATION_MESSAGES.explanationTooLong })
  @MaxLength(REPORT_LIMITS.explanation, { message: MODERATION_MESSAGES.explanationTooLong, multiline: true })
  words?: string | null;
}

const ITEM_KEY = new RegExp(`^(${ITEM_KINDS.join('|')})-[1-9]\\d*$`);

export const ItemRef = z.object({ kind: z.enum(ITEM_KINDS), id: z.int().check(z.minimum(1)) });
export type ItemRef = z.infer<typeof ItemRef>;

/** The `round` of the item that the admin has seen: a decision on an older round fails. */
const round = z.optional(z.int().check(z.minimum(0)));

export const ItemVersion = z.extend(ItemRef, { round });
export type ItemVersion = z.infer<typeof ItemVersion>;

const IsItemVersion = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    { name: 'isItemVersion', validator: { validate: (value) => ItemVersion.safeParse(value).success } },
    options,
  );

export class ModerateItemsRequest extends ReasonRequest {
  @IsArray({ message: MODERATION_MESSAGES.items })
  @ArrayMinSize(1, { message: MODERATION_MESSAGES.items })
  @ArrayMaxSize(MODERATION_BULK_LIMIT, { message: MODERATION_MESSAGES.tooManyItems })
  @IsItemVersion({ each: true, message: MODERATION_MESSAGES.items })
  items!: ItemVersion[];

  @IsIn(MODERATION_ACTIONS, { message: MODERATION_MESSAGES.action }) action!: ModerationAction;
}

export class ModerationQueueQuery {
  @IsOptional() @IsInt() @Min(1) @Max(MODERATION_PAGE.limitMax) limit: number = MODERATION_PAGE.limitDefault;
  @AfterCursor() after?: string;
  @IsOptional() @IsIn(QUEUE_STATES) state?: QueueState;
  @IsOptional() @IsIn(ITEM_KINDS) kind?: ItemKind;
  @IsOptional() @IsString() @MaxLength(SEARCH_TEXT_MAX, { multiline: true }) search?: string;
  @IsOptional() @IsIn(MODERATION_SORTS) sort: ModerationSort = MODERATION_SORTS[0];
  /** An item, such as `comment-7`: lists it and the items with a similar text, the most similar first, on one page. */
  @IsOptional() @Matches(ITEM_KEY) similarTo?: string;
}
