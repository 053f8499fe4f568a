import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIST_PAGE } from './lists.js';

/** Query of a list that only grows at its end, or is short: places in it do not move. */
export class ListPageQuery {
  @IsOptional() @IsInt() @Min(1) @Max(LIST_PAGE.limitMax) limit: number = LIST_PAGE.limitDefault;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
}
