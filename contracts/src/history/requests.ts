import { IsInt, Max, Min } from 'class-validator';
import { IsFilled, MaxLength } from '../validation/validation.js';
import { HISTORY_LIMITS, HISTORY_MESSAGES } from './rules.js';

/** The reason stays in the log, so it must not hold personal data. */
export class ReasonRequest {
  @IsFilled({ message: HISTORY_MESSAGES.reasonRequired })
  @MaxLength(HISTORY_LIMITS.reason, { message: HISTORY_MESSAGES.reasonTooLong, multiline: true })
  reason!: string;
}

export class RevertEditRequest extends ReasonRequest {
  @IsInt({ message: HISTORY_MESSAGES.revision })
  @Min(0, { message: HISTORY_MESSAGES.revision })
  @Max(Number.MAX_SAFE_INTEGER, { message: HISTORY_MESSAGES.revision })
  revision!: number;
}
