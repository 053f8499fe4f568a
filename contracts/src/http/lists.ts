import { IsInt, IsOptional, Max, Min } from 'class-validator';
import * as z from 'zod/mini';

/** Bounds of every list that has none of its own. */
export const LIST_PAGE = { limitDefault: 100, limitMax: 500 } as const;

/** Most that an answer holds of what is few by nature: checks, fields, steps. */
export const FEW = 100;

/** A list with its bound, which the interface's document shows. */
export const listOf = <Item extends z.core.$ZodType>(item: Item, most: number = LIST_PAGE.limitMax) =>
  z.array(item).check(z.maxLength(most));

/** Query of a list that only grows at its end, or is short: places in it do not move. */
export class ListPageQuery {
  @IsOptional() @IsInt() @Min(1) @Max(LIST_PAGE.limitMax) limit: number = LIST_PAGE.limitDefault;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
}
