import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { IsPictureAddress } from '../mascots/requests.js';
import { ReasonRequest } from '../history/requests.js';
import { SEARCH_TEXT_MAX } from '../mascots/queries.js';
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
import { AfterCursor, IsFilled, IsIdList, MaxLength, compose } from '../validation/validation.js';
import { HISTORY_LIMITS, HISTORY_MESSAGES } from '../history/rules.js';

const Notes = () =>
  compose(
    IsString({ message: MASCOT_MESSAGES.text }),
    MaxLength(SUBMISSION_LIMITS.adminNotes, { message: SUBMISSION_MESSAGES.notesTooLong, multiline: true }),
  );

class ApprovalNotes {
  @IsOptional() @Notes() adminNotes?: string | null;
}

class RejectionNotes {
  @IsFilled({ message: SUBMISSION_MESSAGES.notesRequired })
  @MaxLength(SUBMISSION_LIMITS.adminNotes, { message: SUBMISSION_MESSAGES.notesTooLong, multiline: true })
  adminNotes!: string;
}

/**
 * Number of revisions of the submission that the admin has read, 0 without revisions. If it is absent, the decision applies to the latest
 * revision.
 */
const Revisions = () => compose(IsOptional(), IsInt(), Min(0), Max(Number.MAX_SAFE_INTEGER));

export class ApproveSubmissionRequest extends ApprovalNotes {
  @Revisions() revisions?: number;
}

export class RejectSubmissionRequest extends RejectionNotes {
  @Revisions() revisions?: number;
}

const Ids = () => IsIdList(BULK_LIMIT, SUBMISSION_MESSAGES.ids, SUBMISSION_MESSAGES.tooManyIds);

const BulkRevisions = () =>
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
  @BulkRevisions() revisions?: number[];
}

export class RejectSubmissionsRequest extends RejectionNotes {
  @Ids() ids!: number[];
  @BulkRevisions() revisions?: number[];
}

export class ListSubmissionsQuery {
  @IsOptional() @IsInt() @Min(1) @Max(SUBMISSION_PAGE.limitMax) limit?: number;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
  @AfterCursor() after?: string;
  @IsOptional() @IsIn(SUBMISSION_STATUSES) status?: SubmissionStatus;
  @IsOptional() @IsString() @MaxLength(SEARCH_TEXT_MAX, { multiline: true }) search?: string;
  @IsOptional() @IsIn(SUBMISSION_SORTS.map(({ key }) => key)) sort: SubmissionSort = SUBMISSION_SORTS[0].key;
}

export class SearchMascotImageRequest {
  @IsInt({ message: MASCOT_MESSAGES.id })
  @Min(1, { message: MASCOT_MESSAGES.id })
  @Max(Number.MAX_SAFE_INTEGER, { message: MASCOT_MESSAGES.id })
  mascotId!: number;
}

const NAME_MAX = 200;

/** Retries a dead-lettered event of an automation, then the later events of its stream, which wait for it. */
export class RetryDeadLetterRequest {
  @IsString() @MaxLength(NAME_MAX) automation!: string;
  @IsString() @MaxLength(NAME_MAX) stream!: string;
}

export class SkipDeadLetterRequest extends ReasonRequest {
  @IsString() @MaxLength(NAME_MAX) automation!: string;
  @IsString() @MaxLength(NAME_MAX) stream!: string;
  @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) revision!: number;
}

/** The reason stays in the log, so it must not hold personal data. */
export class DeployRequest {
  @IsOptional()
  @IsString({ message: HISTORY_MESSAGES.reasonRequired })
  @MaxLength(HISTORY_LIMITS.reason, { message: HISTORY_MESSAGES.reasonTooLong, multiline: true })
  reason?: string | null;
}

export class PreviewMascotImageRequest {
  @IsPictureAddress({ message: MASCOT_MESSAGES.imageUrl }) imageUrl!: string;
}
