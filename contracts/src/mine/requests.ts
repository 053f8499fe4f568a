import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { AfterPlace } from '../validation/decorators.js';
import { MINE_PAGE } from './rules.js';

/** Query of what a key has made, newest first. */
export class MineQuery {
  @IsOptional() @IsInt() @Min(1) @Max(MINE_PAGE.limitMax) limit: number = MINE_PAGE.limitDefault;
  @AfterPlace() after?: string;
}
