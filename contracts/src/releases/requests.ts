import { IsOptional, IsString } from 'class-validator';
import { HISTORY_LIMITS, HISTORY_MESSAGES } from '../history/rules.js';
import { MaxLength } from '../validation/decorators.js';

/** The reason stays in the log, so it must not hold personal data. */
export class DeployRequest {
  @IsOptional()
  @IsString({ message: HISTORY_MESSAGES.reasonRequired })
  @MaxLength(HISTORY_LIMITS.reason, { message: HISTORY_MESSAGES.reasonTooLong })
  reason?: string | null;
}
