import { IsIn, IsOptional } from 'class-validator';
import { NO_PROFILE } from './rules.js';

export class FindProfileQuery {
  @IsOptional() @IsIn([NO_PROFILE]) none?: typeof NO_PROFILE;
}
