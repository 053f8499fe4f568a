import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
} from 'class-validator';
import * as z from 'zod/mini';
import { FEW, listOf } from '../http/lists.js';
import { AfterPlace, compose, IsFilled, MaxLength } from '../validation/validation.js';
import { ReasonRequest } from '../history/history.js';
import { SEARCH_TEXT_MAX } from '../mascots/requests.js';
import { MASCOT_MESSAGES } from '../mascots/rules.js';
import {
  BULK_LIMIT,
  SUBMISSION_LIMITS,
  SUBMISSION_MESSAGES,
  SUBMISSION_PAGE,
  SUBMISSION_SORTS,
  SUBMISSION_STATUSES,
  type SubmissionSort,
  type SubmissionStatus,
} from '../submissions/rules.js';
import { ACTOR_KINDS } from '../audit/audit.js';
import { ITEM_KINDS } from '../moderation/moderation.js';

export const REASON_PURPOSES = ['reject', 'away', 'back'] as const;
export type ReasonPurpose = (typeof REASON_PURPOSES)[number];

/** Reasons to choose from until an admin has changed them; each may be changed at will once it is chosen. */
export const FIRST_REASONS: Readonly<Record<ReasonPurpose, readonly string[]>> = {
  reject: [
    'The picture is missing, or cannot be made out',
    'It is not the mascot of a brand',
    'It is in the directory already',
    'Please tell more about it, and where that is written',
  ],
  away: [
    'Spam or advertising',
    'Hateful or threatening',
    'Sexual or violent',
    'Shows or names somebody against their will',
    'Uses what belongs to somebody else',
  ],
  back: ['Nothing is wrong with it', 'Reported by mistake', 'Hidden by mistake'],
};

export const REASON_LIMITS = { count: 12, length: 200 } as const;

export const REASON_MESSAGES = {
  purpose: `Reasons are kept for ${REASON_PURPOSES.join(', ')}`,
  list: 'Please send a list of reasons',
  tooMany: `At most ${REASON_LIMITS.count} reasons are kept`,
  tooLong: 'Reason too long',
  empty: 'A reason must not be empty',
  twice: 'Each reason is kept once',
  changed: 'Another admin has changed these reasons meanwhile. Close this, and look at them again.',
} as const;

const reasons = listOf(z.string(), REASON_LIMITS.count);

export const Reasons = z.object({ reject: reasons, away: reasons, back: reasons });
export type Reasons = z.infer<typeof Reasons>;

const trimmed = (reason: unknown): unknown => (typeof reason === 'string' ? reason.trim() : reason);

const ListOfReasons = () =>
  compose(
    IsArray({ message: REASON_MESSAGES.list }),
    ArrayMaxSize(REASON_LIMITS.count, { message: REASON_MESSAGES.tooMany }),
    IsFilled({ each: true, message: REASON_MESSAGES.empty }),
    MaxLength(REASON_LIMITS.length, { each: true, message: REASON_MESSAGES.tooLong }),
    ArrayUnique(trimmed, { message: REASON_MESSAGES.twice }),
  );

export class ChangeReasonsRequest {
  @ListOfReasons() reasons!: string[];

  @IsOptional()
  @ListOfReasons()
  before?: string[] | null;
}

const Notes = () =>
  compose(
    IsString({ message: MASCOT_MESSAGES.text }),
    MaxLength(SUBMISSION_LIMITS.adminNotes, { message: SUBMISSION_MESSAGES.notesTooLong }),
  );

class ApprovalNotes {
  @IsOptional() @Notes() adminNotes?: string | null;
}

class RejectionNotes {
  @IsFilled({ message: SUBMISSION_MESSAGES.notesRequired })
  @MaxLength(SUBMISSION_LIMITS.adminNotes, { message: SUBMISSION_MESSAGES.notesTooLong })
  adminNotes!: string;
}

/** The submission's `revisions` as they were read, 0 where there were none; left out, the decision holds for any. */
const Revisions = () => compose(IsOptional(), IsInt(), Min(0), Max(Number.MAX_SAFE_INTEGER));

export class ApproveSubmissionRequest extends ApprovalNotes {
  @Revisions() revisions?: number;
}

export class RejectSubmissionRequest extends RejectionNotes {
  @Revisions() revisions?: number;
}

const Ids = () =>
  compose(
    IsArray({ message: SUBMISSION_MESSAGES.ids }),
    ArrayMinSize(1, { message: SUBMISSION_MESSAGES.ids }),
    ArrayMaxSize(BULK_LIMIT, { message: SUBMISSION_MESSAGES.tooManyIds }),
    ArrayUnique({ message: SUBMISSION_MESSAGES.ids }),
    IsInt({ each: true, message: SUBMISSION_MESSAGES.ids }),
    Min(1, { each: true, message: SUBMISSION_MESSAGES.ids }),
    Max(Number.MAX_SAFE_INTEGER, { each: true, message: SUBMISSION_MESSAGES.ids }),
  );

const RevisionsOfEach = () =>
  compose(
    IsOptional(),
    IsArray({ message: SUBMISSION_MESSAGES.revisionsOfEach }),
    ArrayMaxSize(BULK_LIMIT, { message: SUBMISSION_MESSAGES.tooManyIds }),
    IsInt({ each: true, message: SUBMISSION_MESSAGES.revisionsOfEach }),
    Min(0, { each: true, message: SUBMISSION_MESSAGES.revisionsOfEach }),
    Max(Number.MAX_SAFE_INTEGER, { each: true, message: SUBMISSION_MESSAGES.revisionsOfEach }),
  );

export class ApproveSubmissionsRequest extends ApprovalNotes {
  @Ids() ids!: number[];
  @RevisionsOfEach() revisions?: number[];
}

export class RejectSubmissionsRequest extends RejectionNotes {
  @Ids() ids!: number[];
  @RevisionsOfEach() revisions?: number[];
}

export class ListSubmissionsQuery {
  @IsOptional() @IsInt() @Min(1) @Max(SUBMISSION_PAGE.limitMax) limit?: number;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
  @AfterPlace() after?: string;
  @IsOptional() @IsIn(SUBMISSION_STATUSES) status?: SubmissionStatus;
  @IsOptional() @IsString() @MaxLength(SEARCH_TEXT_MAX) search?: string;
  @IsOptional() @IsIn(SUBMISSION_SORTS.map(({ key }) => key)) sort: SubmissionSort = SUBMISSION_SORTS[0].key;
}

export class SearchMascotImageRequest {
  @IsInt({ message: MASCOT_MESSAGES.id })
  @Min(1, { message: MASCOT_MESSAGES.id })
  @Max(Number.MAX_SAFE_INTEGER, { message: MASCOT_MESSAGES.id })
  mascotId!: number;
}

const NAME_MAX = 200;

/** Has a parked reaction tried again, and after it whatever waits behind it. */
export class RetryReactionRequest {
  @IsString() @MaxLength(NAME_MAX) automation!: string;
  @IsString() @MaxLength(NAME_MAX) stream!: string;
}

export class SkipReactionRequest extends ReasonRequest {
  @IsString() @MaxLength(NAME_MAX) automation!: string;
  @IsString() @MaxLength(NAME_MAX) stream!: string;
  @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) revision!: number;
}

export const ImageSearchResult = z.object({
  mascot: z.object({ name: z.string(), brand: z.string() }),
  images: listOf(z.string(), FEW),
});
export type ImageSearchResult = z.infer<typeof ImageSearchResult>;

export const DeskChange = z.object({
  kind: z.enum(['submission', 'mascot', 'item']),
  id: z.int(),
  itemKind: z.optional(z.enum(ITEM_KINDS)),
  type: z.string(),
  time: z.string(),
  actor: z.enum(ACTOR_KINDS),
  /** The `x-request-id` of the answer to the request that led to it, so that a desk can tell its own changes. */
  correlationId: z.string(),
});
export type DeskChange = z.infer<typeof DeskChange>;

export const ConsumerStatus = z.object({
  name: z.string(),
  placement: z.enum(['projector', 'worker', 'each-api-node']),
  /** `live` is well; any other word says what is not. */
  status: z.string(),
  owner: z.nullable(z.string()),
  /** Events behind the log, counted to a thousand; null where only the owner knows. */
  lagEvents: z.nullable(z.int()),
  /** Age of the first event that was not taken in yet. */
  lagSeconds: z.nullable(z.number()),
  restarts: z.int(),
  failure: z.nullable(z.string()),
  build: z.nullable(z.string()),
});
export type ConsumerStatus = z.infer<typeof ConsumerStatus>;

export const ConsumerStatusList = listOf(ConsumerStatus);

/** A reaction that always failed: its stream waits until it is tried again or skipped. */
export const ParkedReaction = z.object({
  automation: z.string(),
  stream: z.string(),
  revision: z.int(),
  reason: z.string(),
  attempts: z.int(),
});
export type ParkedReaction = z.infer<typeof ParkedReaction>;

export const ParkedReactionList = listOf(ParkedReaction);

const count = z.int();

export const SystemReport = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  startedAt: z.string(),
  pictures: z.object({ bytes: z.nullable(count), freeBytes: z.nullable(count) }),
  stores: z._default(listOf(z.object({ name: z.string(), bytes: count }), FEW), []),
});
export type SystemReport = z.infer<typeof SystemReport>;

export const MOST_BACKUPS = 20;

export const Backup = z.object({
  name: z.string(),
  createdAt: z.string(),
  verifiedAt: z.string(),
  events: count,
  pictures: count,
  keys: z.nullable(count),
  bytes: count,
});
export type Backup = z.infer<typeof Backup>;

export const BackupReport = z.object({
  isPossible: z.boolean(),
  place: z.optional(z.string()),
  backups: listOf(Backup, MOST_BACKUPS),
  isRunning: z.boolean(),
  /** Why the last backup since the start has failed; null when it has not. */
  failure: z.nullable(z.string()),
});
export type BackupReport = z.infer<typeof BackupReport>;

export const BACKUP_MESSAGES = {
  noPlace: 'There is no folder for backups: BACKUP_DIR is not set',
} as const;

export const ADMIN_TOKEN_STORAGE_KEY = 'admin_token';
