import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { SEARCH_TEXT_MAX, type MascotDetails } from '../mascots/requests.js';
import { MASCOT_LIMITS, MASCOT_MESSAGES } from '../mascots/rules.js';
import { compose, IsFilled, IsOnHost } from '../validation/decorators.js';
import {
  BULK_LIMIT,
  PROFILE_HOST,
  SUBMISSION_LIMITS,
  SUBMISSION_MESSAGES,
  SUBMISSION_PAGE,
  SUBMISSION_SORTS,
  SUBMISSION_STATUSES,
  type SubmissionSort,
  type SubmissionStatus,
} from './rules.js';

/** A submission, in the form as on the server; the multipart fields of the wire are mapped onto it. */
export class SubmitMascotRequest {
  @IsFilled({ message: SUBMISSION_MESSAGES.userNameRequired })
  @MaxLength(SUBMISSION_LIMITS.userName, { message: SUBMISSION_MESSAGES.userNameTooLong })
  userName!: string;

  @IsEmail({}, { message: SUBMISSION_MESSAGES.email })
  @MaxLength(SUBMISSION_LIMITS.email, { message: SUBMISSION_MESSAGES.email })
  email!: string;

  @ProfileUrl() linkedinUrl!: string;

  @ValidateNested() payload!: MascotDetails;
}

function ProfileUrl(): PropertyDecorator {
  const options = { message: SUBMISSION_MESSAGES.url };
  return compose(
    IsUrl({ protocols: ['http', 'https'], require_protocol: true }, options),
    MaxLength(MASCOT_LIMITS.url, options),
    IsOnHost(PROFILE_HOST, { message: SUBMISSION_MESSAGES.profileUrl }),
  );
}

const Notes = () =>
  compose(
    IsString({ message: MASCOT_MESSAGES.text }),
    MaxLength(SUBMISSION_LIMITS.adminNotes, { message: SUBMISSION_MESSAGES.notesTooLong }),
  );

export class ApproveSubmissionRequest {
  @IsOptional() @Notes() adminNotes?: string | null;
}

export class RejectSubmissionRequest {
  @IsFilled({ message: SUBMISSION_MESSAGES.notesRequired })
  @MaxLength(SUBMISSION_LIMITS.adminNotes, { message: SUBMISSION_MESSAGES.notesTooLong })
  adminNotes!: string;
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

/** Several approvals with one note. */
export class ApproveSubmissionsRequest extends ApproveSubmissionRequest {
  @Ids() ids!: number[];
}

/** Several rejections with one note. */
export class RejectSubmissionsRequest extends RejectSubmissionRequest {
  @Ids() ids!: number[];
}

/** Query of the desk's list; with a limit it is answered by a page, without by all that match. */
export class ListSubmissionsQuery {
  @IsOptional() @IsInt() @Min(1) @Max(SUBMISSION_PAGE.limitMax) limit?: number;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
  @IsOptional() @IsIn(SUBMISSION_STATUSES) status?: SubmissionStatus;
  /** Substring of the mascot's name or brand. */
  @IsOptional() @IsString() @MaxLength(SEARCH_TEXT_MAX) search?: string;
  @IsOptional() @IsIn(SUBMISSION_SORTS.map(({ key }) => key)) sort: SubmissionSort = SUBMISSION_SORTS[0].key;
}
