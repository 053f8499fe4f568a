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
  MaxLength,
  Min,
} from 'class-validator';
import * as z from 'zod/mini';
import { SEARCH_TEXT_MAX } from '../mascots/requests.js';
import { Pagination } from '../mascots/responses.js';
import { compose } from '../validation/decorators.js';
import { ApproveSubmissionRequest, RejectSubmissionRequest } from './requests.js';
import { Submission, SubmissionList } from './responses.js';
import {
  BULK_LIMIT,
  SUBMISSION_MESSAGES,
  SUBMISSION_PAGE,
  SUBMISSION_SORTS,
  SUBMISSION_STATUSES,
  type SubmissionSort,
  type SubmissionStatus,
} from './rules.js';

/** Query of the desk's list; with a limit it is answered by a page, without by all that match. */
export class ListSubmissionsQuery {
  @IsOptional() @IsInt() @Min(1) @Max(SUBMISSION_PAGE.limitMax) limit?: number;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
  @IsOptional() @IsIn(SUBMISSION_STATUSES) status?: SubmissionStatus;
  /** Substring of the mascot's name or brand. */
  @IsOptional() @IsString() @MaxLength(SEARCH_TEXT_MAX) search?: string;
  @IsOptional() @IsIn(SUBMISSION_SORTS.map(({ key }) => key)) sort: SubmissionSort = SUBMISSION_SORTS[0].key;
}

/** How many submissions there are in each status, whatever the list's filters. */
export const SubmissionCounts = z.object({ total: z.int(), pending: z.int(), approved: z.int(), rejected: z.int() });
export type SubmissionCounts = z.infer<typeof SubmissionCounts>;

export const SubmissionPage = z.object({
  submissions: z.array(Submission),
  pagination: Pagination,
  counts: SubmissionCounts,
});
export type SubmissionPage = z.infer<typeof SubmissionPage>;

/** All that match, or a page of them when the request had a limit. */
export const SubmissionListing = z.union([SubmissionList, SubmissionPage]);
export type SubmissionListing = z.infer<typeof SubmissionListing>;

/** Something that may be the same mascot: `same` name and brand, or `similar` ones. */
export const LikelyDuplicate = z.object({
  kind: z.enum(['submission', 'mascot']),
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  likeness: z.enum(['same', 'similar']),
  /** Of a submission; null for a mascot. */
  status: z.nullable(z.enum(SUBMISSION_STATUSES)),
  /** Address of a mascot; null for a submission. */
  slug: z.nullable(z.string()),
});
export type LikelyDuplicate = z.infer<typeof LikelyDuplicate>;

export const LikelyDuplicateList = z.array(LikelyDuplicate);

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

/** Several approvals with one note. */
export class ApproveSubmissionsRequest extends ApproveSubmissionRequest {
  @Ids() ids!: number[];
}

/** Several rejections with one note. */
export class RejectSubmissionsRequest extends RejectSubmissionRequest {
  @Ids() ids!: number[];
}

/** What became of each submission of a bulk decision; the refused ones are as they were. */
export const BulkDecision = z.object({
  decided: z.array(Submission),
  refused: z.array(z.object({ id: z.int(), error: z.string(), code: z.string() })),
});
export type BulkDecision = z.infer<typeof BulkDecision>;
