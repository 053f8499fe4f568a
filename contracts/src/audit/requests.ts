import { IsInt, IsISO8601, IsOptional, IsString, Max, Min } from 'class-validator';
import { IsPlace, MaxLength } from '../validation/decorators.js';
import { AUDIT_MESSAGES, AUDIT_PAGE } from './rules.js';

export class ListEventsQuery {
  @IsOptional()
  @IsPlace({ message: AUDIT_MESSAGES.position })
  @MaxLength(64, { message: AUDIT_MESSAGES.position })
  from?: string;
  @IsOptional() @IsInt() @Min(1) @Max(AUDIT_PAGE.limitMax) limit: number = AUDIT_PAGE.limitDefault;
  @IsOptional() @IsString() @MaxLength(200) type?: string;
  @IsOptional() @IsString() @MaxLength(400) stream?: string;
}

export class ReplayQuery {
  @IsOptional() @IsISO8601({ strict: true }, { message: AUDIT_MESSAGES.time }) at?: string;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) revision?: number;
}
