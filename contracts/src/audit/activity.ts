import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { AfterPlace, compose, MaxLength } from '../validation/decorators.js';
import { ACTOR_KINDS, Actor } from './actor.js';
import { LoggedEvent } from './responses.js';
import { AUDIT_MESSAGES } from './rules.js';

export const ACTIVITY_PAGE = { limitDefault: 50, limitMax: 200 } as const;

/** Most events listed for one request. */
export const REQUEST_EVENTS_MAX = 200;

/** Content type of an export as a table. */
export const CSV = 'text/csv';

/** An event that says who did what; bookkeeping of the product is left out. */
export const Activity = z.object({
  /** Id of the event. */
  id: z.string(),
  /** Shared by all events of one request. */
  correlationId: z.string(),
  time: z.string(),
  actor: Actor,
  /** Type of the event. */
  type: z.string(),
  /** The record, as the name of its stream. */
  about: z.string(),
  /** Name and brand of a mascot or submission. */
  name: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  /** Release of the frontend that sent the request. */
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

/** The events of one request, in the order of the log. */
export const RequestEvents = z.object({ events: listOf(LoggedEvent, REQUEST_EVENTS_MAX), more: z.boolean() });
export type RequestEvents = z.infer<typeof RequestEvents>;

const Text = () => compose(IsOptional(), IsString(), MaxLength(200));
const Moment = () => compose(IsOptional(), IsISO8601({ strict: true }, { message: AUDIT_MESSAGES.time }));

export class ActivityFilter {
  /** Type of the event. */
  @Text() type?: string;
  @IsOptional() @IsIn(ACTOR_KINDS) by?: (typeof ACTOR_KINDS)[number];
  /** Name of an admin or a team. */
  @Text() person?: string;
  /** A record, such as `mascot-7`; a mascot includes its submission. Includes what automations did with it. */
  @IsOptional()
  @Matches(/^[a-z]+-[\w.-]{1,100}$/, { message: AUDIT_MESSAGES.record })
  about?: string;
  @Text() release?: string;
  @Moment() since?: string;
  @Moment() until?: string;
  /** Substring of a mascot's name or brand. */
  @Text() search?: string;
}

export class ListActivityQuery extends ActivityFilter {
  @IsOptional() @IsInt() @Min(1) @Max(ACTIVITY_PAGE.limitMax) limit: number = ACTIVITY_PAGE.limitDefault;
  @AfterPlace() after?: string;
}
