import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { AfterCursor } from '../validation/validation.js';
import { MINE_KINDS, MINE_PAGE } from './rules.js';

const KINDS_LIST = new RegExp(`^(${MINE_KINDS.join('|')})(,(${MINE_KINDS.join('|')}))*$`);

export class MineQuery {
  @IsOptional() @IsInt() @Min(1) @Max(MINE_PAGE.limitMax) limit: number = MINE_PAGE.limitDefault;
  @AfterCursor() after?: string;
  /** Comma-separated, such as `hug,drawing`. */
  @IsOptional() @Matches(KINDS_LIST) kinds?: string;
}
