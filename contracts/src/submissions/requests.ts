import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import type { MascotDetails } from '../mascots/requests.js';
import { MASCOT_LIMITS } from '../mascots/rules.js';
import { IsFilled, IsMailAddress, IsOnHost, IsWebAddress, MaxLength, compose } from '../validation/validation.js';
import { PROFILE_HOST, SUBMISSION_LIMITS, SUBMISSION_MESSAGES } from './rules.js';

export class SubmitMascotRequest {
  @IsFilled({ message: SUBMISSION_MESSAGES.userNameRequired })
  @MaxLength(SUBMISSION_LIMITS.userName, { message: SUBMISSION_MESSAGES.userNameTooLong })
  userName!: string;

  @IsMailAddress({ message: SUBMISSION_MESSAGES.email })
  @MaxLength(SUBMISSION_LIMITS.email, { message: SUBMISSION_MESSAGES.email })
  email!: string;

  @ProfileUrl() linkedinUrl!: string;

  @ValidateNested() payload!: MascotDetails;
}

function ProfileUrl(): PropertyDecorator {
  const options = { message: SUBMISSION_MESSAGES.url };
  return compose(
    IsWebAddress(options),
    MaxLength(MASCOT_LIMITS.url, options),
    IsOnHost(PROFILE_HOST, { message: SUBMISSION_MESSAGES.profileUrl }),
  );
}

export class ClaimSubmissionRequest {
  @IsOptional() @IsBoolean() takeOver?: boolean;
}
