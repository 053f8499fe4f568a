import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { ReasonRequest } from '../history/requests.js';
import { MASCOT_MESSAGES } from '../mascots/rules.js';

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

/** Gives a parked reaction up; whatever waits behind it goes on. */
export class SkipReactionRequest extends ReasonRequest {
  @IsString() @MaxLength(NAME_MAX) automation!: string;
  @IsString() @MaxLength(NAME_MAX) stream!: string;
  /** Of the event that is meant: another one may have been parked meanwhile. */
  @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) revision!: number;
}
