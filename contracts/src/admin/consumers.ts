import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import * as z from 'zod/mini';
import { ReasonRequest } from '../history/requests.js';

/** How one consumer of the log is doing: a read model, an automation, or other work done by the product itself. */
export const ConsumerStatus = z.object({
  name: z.string(),
  /** Which nodes do it: those that keep views, those that work, or each that answers requests. */
  placement: z.enum(['projector', 'worker', 'each-api-node']),
  /** `live` is well; any other word says what is not. */
  status: z.string(),
  /** The node that does it; null while nobody does. */
  owner: z.nullable(z.string()),
  /** Events behind the log, counted to a thousand; null where only the owner knows. */
  lagEvents: z.nullable(z.int()),
  /** Age of the first event that was not taken in yet. */
  lagSeconds: z.nullable(z.number()),
  /** How often it has ended by itself on the node that answers. */
  restarts: z.int(),
  /** Why it has ended on the node that answers; null while it is well there. */
  failure: z.nullable(z.string()),
});
export type ConsumerStatus = z.infer<typeof ConsumerStatus>;

export const ConsumerStatusList = z.array(ConsumerStatus);

/** A reaction that always failed: its stream waits until it is tried again or skipped. */
export const ParkedReaction = z.object({
  automation: z.string(),
  stream: z.string(),
  revision: z.int(),
  reason: z.string(),
  attempts: z.int(),
});
export type ParkedReaction = z.infer<typeof ParkedReaction>;

export const ParkedReactionList = z.array(ParkedReaction);

const NAME_MAX = 200;

/** Has a parked reaction tried again, and after it whatever waits behind it. */
export class RetryReactionRequest {
  @IsString() @MaxLength(NAME_MAX) automation!: string;
  @IsString() @MaxLength(NAME_MAX) stream!: string;
}

/** Gives a parked reaction up; whatever waits behind it goes on. */
export class SkipReactionRequest extends ReasonRequest {
  @IsString() @MaxLength(NAME_MAX) automation!: string;
  @IsString() @MaxLength(NAME_MAX) stream!: string;
  /** Of the event that is meant: another one may have been parked meanwhile. */
  @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) revision!: number;
}

export const PARKING_MESSAGES = {
  unknown: 'There is no such automation',
  notParked: 'No reaction of this stream is parked',
} as const;
