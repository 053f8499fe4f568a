import { IsInt, Max, Min } from 'class-validator';
import { MASCOT_MESSAGES } from '../mascots/rules.js';

export class SearchMascotImageRequest {
  @IsInt({ message: MASCOT_MESSAGES.id })
  @Min(1, { message: MASCOT_MESSAGES.id })
  @Max(Number.MAX_SAFE_INTEGER, { message: MASCOT_MESSAGES.id })
  mascotId!: number;
}
