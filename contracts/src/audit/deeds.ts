import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { AfterPlace, compose, MaxLength } from '../validation/decorators.js';
import { ACTOR_KINDS, Actor } from './actor.js';
import { CausedEvent } from './responses.js';
import { AUDIT_MESSAGES } from './rules.js';

export const DEED_PAGE = { limitDefault: 50, limitMax: 200 } as const;

/** Most events that are told of one deed. */
export const MOST_DEED_EVENTS = 200;

/** Content type of an export for tables. */
export const CSV = 'text/csv';

/** What somebody did: one request, or what the product did by itself, with everything that came of it. */
export const Deed = z.object({
  /** The correlation of its events; where records are asked for, each that it did something with is told of under the same. */
  id: z.string(),
  time: z.string(),
  actor: Actor,
  /** Of the event that says what was done; others are what came with it. */
  type: z.string(),
  /** Which record it is about: its stream. */
  about: z.string(),
  /** What that is called, where it has a name that is nobody's own. */
  name: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  /** The same that was done to others. */
  others: z.int(),
  /** Of those that came of it and are more than bookkeeping. */
  events: z.int(),
  /** Of the frontend that sent the request. */
  release: z.nullable(z.string()),
});
export type Deed = z.infer<typeof Deed>;

/** The newest first; `next` says what `after` has to be for the page behind it. */
export const DeedPage = z.object({
  deeds: listOf(Deed, DEED_PAGE.limitMax),
  total: z.int(),
  next: z.nullable(z.string()),
});
export type DeedPage = z.infer<typeof DeedPage>;

/** The events of a deed, in the order of the log. */
export const DeedEvents = z.object({
  events: listOf(
    // `bookkeeping`: how the product keeps its books, and the steps of its own work.
    z.extend(CausedEvent, { bookkeeping: z.boolean() }),
    MOST_DEED_EVENTS,
  ),
  more: z.boolean(),
});
export type DeedEvents = z.infer<typeof DeedEvents>;

const text = () => compose(IsOptional(), IsString(), MaxLength(200));
const Moment = () => compose(IsOptional(), IsISO8601({ strict: true }, { message: AUDIT_MESSAGES.time }));

/** Which deeds are meant. */
export class DeedFilter {
  /** What was done, as the type of its event. */
  @text() type?: string;
  @IsOptional() @IsIn(ACTOR_KINDS) by?: (typeof ACTOR_KINDS)[number];
  /** Of an admin or a team. */
  @text() person?: string;
  /** A record, such as `mascot-7`; a mascot brings along the submission that it came from. */
  @IsOptional()
  @Matches(/^[a-z]+-[\w.-]{1,100}$/, { message: AUDIT_MESSAGES.record })
  about?: string;
  @text() release?: string;
  @Moment() since?: string;
  @Moment() until?: string;
  /** Substring of a mascot's name or brand. */
  @text() search?: string;
}

export class ListDeedsQuery extends DeedFilter {
  @IsOptional() @IsInt() @Min(1) @Max(DEED_PAGE.limitMax) limit: number = DEED_PAGE.limitDefault;
  @AfterPlace() after?: string;
}
