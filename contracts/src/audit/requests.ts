import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { AfterCursor, compose, IsOpaqueToken, MaxLength } from '../validation/validation.js';
import { ACTOR_KINDS } from './responses.js';
import { ACTIVITY_PAGE, AUDIT_MESSAGES, AUDIT_PAGE } from './rules.js';

export class ListEventsQuery {
  @IsOptional()
  @IsOpaqueToken({ message: AUDIT_MESSAGES.position })
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

const Text = () => compose(IsOptional(), IsString(), MaxLength(200, { multiline: true }));
const Moment = () => compose(IsOptional(), IsISO8601({ strict: true }, { message: AUDIT_MESSAGES.time }));

export class ActivityFilter {
  @Text() type?: string;
  @IsOptional() @IsIn(ACTOR_KINDS) by?: (typeof ACTOR_KINDS)[number];
  @Text() person?: string;
  /** A record, such as `mascot-7`: selects its activities, also those of automations. A mascot includes its submission. */
  @IsOptional()
  @Matches(/^[a-z]+-[\w.-]{1,100}$/, { message: AUDIT_MESSAGES.record })
  about?: string;
  @Text() release?: string;
  @Moment() since?: string;
  @Moment() until?: string;
  @Text() search?: string;
}

export class ListActivityQuery extends ActivityFilter {
  @IsOptional() @IsInt() @Min(1) @Max(ACTIVITY_PAGE.limitMax) limit: number = ACTIVITY_PAGE.limitDefault;
  @AfterCursor() after?: string;
}
