import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { AfterPlace } from '../validation/validation.js';
import { MINE_PAGE } from './rules.js';

export class MineQuery {
  @IsOptional() @IsInt() @Min(1) @Max(MINE_PAGE.limitMax) limit: number = MINE_PAGE.limitDefault;
  @AfterPlace() after?: string;
}
