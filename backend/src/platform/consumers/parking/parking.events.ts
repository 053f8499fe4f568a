import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, StreamKind } from '../../decider/decider.js';

const Parked = z.object({
  /** Stream of the parked event; its later events wait. */
  stream: z.string(),
  revision: z.int(),
  reason: z.string(),
  attempts: z.int(),
});
const OfStream = z.object({ stream: z.string() });
const Skipped = z.object({ stream: z.string(), revision: z.int(), reason: z.string() });

export type ReactionParked = DomainEvent<'ReactionParked', z.infer<typeof Parked>>;
export type ReactionRetryRequested = DomainEvent<'ReactionRetryRequested', z.infer<typeof OfStream>>;
export type ReactionSkipped = DomainEvent<'ReactionSkipped', z.infer<typeof Skipped>>;
export type ReactionResumed = DomainEvent<'ReactionResumed', z.infer<typeof OfStream>>;

export type ParkingEvent = ReactionParked | ReactionRetryRequested | ReactionSkipped | ReactionResumed;

export const parkingEvents: EventCatalogue<ParkingEvent> = {
  ReactionParked: { version: 1, schema: Parked, writtenBy: ['ParkReaction'] },
  ReactionRetryRequested: { version: 1, schema: OfStream, writtenBy: ['RetryReaction'] },
  ReactionSkipped: { version: 1, schema: Skipped, writtenBy: ['SkipReaction'] },
  ReactionResumed: { version: 1, schema: OfStream, writtenBy: ['ResumeReaction'] },
};

export const parkingStreams: StreamKind = {
  prefix: 'parked-',
  key: 'automation',
  about: 'Reactions of an automation that always failed, and what became of them',
  catalogue: parkingEvents,
};

export const parkingStream = (automation: string): string => `${parkingStreams.prefix}${automation}`;
