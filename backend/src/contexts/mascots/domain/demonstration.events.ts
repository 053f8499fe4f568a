import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';

const Nothing = z.object({});

export type DemonstrationBegun = DomainEvent<'DemonstrationBegun', z.infer<typeof Nothing>>;
export type DemonstrationCompleted = DomainEvent<'DemonstrationCompleted', z.infer<typeof Nothing>>;

export type DemonstrationEvent = DemonstrationBegun | DemonstrationCompleted;

export const demonstrationEvents: EventCatalogue<DemonstrationEvent> = {
  DemonstrationBegun: { version: 1, schema: Nothing, writtenBy: ['SeedDemonstration'] },
  DemonstrationCompleted: { version: 1, schema: Nothing, writtenBy: ['SeedDemonstration'] },
};

export const DEMONSTRATION_STREAM = 'demonstration';
