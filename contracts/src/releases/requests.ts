import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { HISTORY_LIMITS, HISTORY_MESSAGES } from '../history/rules.js';
import { MaxLength } from '../validation/decorators.js';
import { RELEASE_LIMITS, RELEASE_MESSAGES } from './rules.js';

/** Makes a release live. It stays in the log, so a reason must not hold personal data. */
export class DeployRequest {
  @IsOptional()
  @IsString({ message: HISTORY_MESSAGES.reasonRequired })
  @MaxLength(HISTORY_LIMITS.reason, { message: HISTORY_MESSAGES.reasonTooLong })
  reason?: string | null;
}

/** Gives a release to a share of visitors, in percent. */
export class StartCanaryRequest extends DeployRequest {
  @IsInt({ message: RELEASE_MESSAGES.share })
  @Min(RELEASE_LIMITS.shareMin, { message: RELEASE_MESSAGES.share })
  @Max(RELEASE_LIMITS.shareMax, { message: RELEASE_MESSAGES.share })
  share!: number;
}
