import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../submissions/rules.js';
import { SEARCH_TEXT_MAX } from '../mascots/requests.js';
import { compose, HasCome, IsMoment, MaxLength } from '../validation/decorators.js';
import {
  MASCOT_DIFFERENCES,
  PAST_MESSAGES,
  PAST_PAGE,
  PAST_SORTS,
  SUBMISSION_DIFFERENCES,
  type MascotDifferenceKind,
  type PastSort,
  type SubmissionDifferenceKind,
} from './rules.js';

const Moment = () =>
  compose(IsOptional(), IsMoment({ message: PAST_MESSAGES.moment }), HasCome({ message: PAST_MESSAGES.momentToCome }));

class PastPageQuery {
  @IsOptional() @IsInt() @Min(1) @Max(PAST_PAGE.limitMax) limit: number = PAST_PAGE.limitDefault;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
}

/** The directory at a time; left out: now. */
export class PastMascotsQuery extends PastPageQuery {
  @Moment() at?: string;
  /** As in the directory. */
  @IsOptional() @IsString() @MaxLength(SEARCH_TEXT_MAX) search?: string;
  @IsOptional() @IsIn(PAST_SORTS) sort: PastSort = PAST_SORTS[0];
}

/** The submissions at a time; left out: now. */
export class PastSubmissionsQuery extends PastPageQuery {
  @Moment() at?: string;
  @IsOptional() @IsIn(SUBMISSION_STATUSES) status?: SubmissionStatus;
}

/** Two times, in any order: left out, the beginning of everything and now. */
class DifferenceQuery extends PastPageQuery {
  @Moment() from?: string;
  @Moment() to?: string;
}

export class MascotDifferencesQuery extends DifferenceQuery {
  @IsOptional() @IsIn(MASCOT_DIFFERENCES) kind: MascotDifferenceKind = MASCOT_DIFFERENCES[0];
}

export class SubmissionDifferencesQuery extends DifferenceQuery {
  @IsOptional() @IsIn(SUBMISSION_DIFFERENCES) kind: SubmissionDifferenceKind = SUBMISSION_DIFFERENCES[0];
}
