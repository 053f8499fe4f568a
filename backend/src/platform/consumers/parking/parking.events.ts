import * as z from 'zod/mini';
import type { DomainEvent } from '../../decider/decider.js';
import type { EventCatalogue } from '../../decider/event-catalogue.js';

const Parked = z.object({
  /** The stream whose event could not be reacted to; what follows in it waits. */
  stream: z.string(),
  revision: z.int(),
  /** What went wrong, for an admin. */
  reason: z.string(),
  attempts: z.int(),
});
const OfStream = z.object({ stream: z.string() });
const Skipped = z.object({ stream: z.string(), revision: z.int(), reason: z.string() });

export type ReactionParked = DomainEvent<'ReactionParked', z.infer<typeof Parked>>;
export type ReactionRetryRequested = DomainEvent<'ReactionRetryRequested', z.infer<typeof OfStream>>;
export type ReactionSkipped = DomainEvent<'ReactionSkipped', z.infer<typeof Skipped>>;
/** Everything that waited has been reacted to. */
export type ReactionResumed = DomainEvent<'ReactionResumed', z.infer<typeof OfStream>>;

/** What becomes of reactions that always fail. */
export type ParkingEvent = ReactionParked | ReactionRetryRequested | ReactionSkipped | ReactionResumed;

export const parkingEvents: EventCatalogue<ParkingEvent> = {
  ReactionParked: { version: 1, schema: Parked },
  ReactionRetryRequested: { version: 1, schema: OfStream },
  ReactionSkipped: { version: 1, schema: Skipped },
  ReactionResumed: { version: 1, schema: OfStream },
};

export const PARKING_STREAMS = 'parked-';

/** One stream an automation. */
export const parkingStream = (automation: string): string => `${PARKING_STREAMS}${automation}`;
