import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { AfterPlace, compose, MaxLength } from '../validation/decorators.js';
import { ACTOR_KINDS, Actor } from './actor.js';
import { LoggedEvent } from './responses.js';
import { AUDIT_MESSAGES } from './rules.js';

export const ACTIVITY_PAGE = { limitDefault: 50, limitMax: 200 } as const;

export const REQUEST_EVENTS_MAX = 200;

export const CSV = 'text/csv';

export const Activity = z.object({
  id: z.string(),
  correlationId: z.string(),
  time: z.string(),
  actor: Actor,
  type: z.string(),
  about: z.string(),
  name: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  release: z.nullable(z.string()),
});
export type Activity = z.infer<typeof Activity>;

/** Newest first; `next` is the `after` of the next page. */
export const ActivityPage = z.object({
  activities: listOf(Activity, ACTIVITY_PAGE.limitMax),
  total: z.int(),
  next: z.nullable(z.string()),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

export const RequestEvents = z.object({ events: listOf(LoggedEvent, REQUEST_EVENTS_MAX), more: z.boolean() });
export type RequestEvents = z.infer<typeof RequestEvents>;

const Text = () => compose(IsOptional(), IsString(), MaxLength(200));
const Moment = () => compose(IsOptional(), IsISO8601({ strict: true }, { message: AUDIT_MESSAGES.time }));

export class ActivityFilter {
  @Text() type?: string;
  @IsOptional() @IsIn(ACTOR_KINDS) by?: (typeof ACTOR_KINDS)[number];
  @Text() person?: string;
  /** A record, such as `mascot-7`; a mascot includes its submission. Includes what automations did with it. */
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
  @AfterPlace() after?: string;
}
