import * as z from 'zod/mini';
import {
  type DomainEvent,
  type EventCatalogue,
  unknownEvent,
  type Decider,
  type DecidedStream,
} from '../../../platform/decider/decider.js';

const Nothing = z.object({});

export type DemonstrationBegun = DomainEvent<'DemonstrationBegun', z.infer<typeof Nothing>>;
export type DemonstrationCompleted = DomainEvent<'DemonstrationCompleted', z.infer<typeof Nothing>>;

export type DemonstrationEvent = DemonstrationBegun | DemonstrationCompleted;

export const demonstrationEvents: EventCatalogue<DemonstrationEvent> = {
  DemonstrationBegun: { version: 1, schema: Nothing, writtenBy: ['SeedDemonstration'] },
  DemonstrationCompleted: { version: 1, schema: Nothing, writtenBy: ['SeedDemonstration'] },
};

export const DEMONSTRATION_STREAM = 'demonstration';

type DemonstrationCommand = 'begin' | 'complete';
type DemonstrationState = 'none' | 'started' | 'completed';

const demonstrationDecider: Decider<DemonstrationCommand, DemonstrationEvent, DemonstrationState> = {
  initialState: 'none',
  evolve(_state, event) {
    switch (event.type) {
      case 'DemonstrationBegun':
        return 'started';
      case 'DemonstrationCompleted':
        return 'completed';
      default:
        return unknownEvent(event);
    }
  },
  decide(command, state) {
    if (command === 'begin') return state === 'none' ? [{ type: 'DemonstrationBegun', data: {} }] : [];
    return state === 'started' ? [{ type: 'DemonstrationCompleted', data: {} }] : [];
  },
};

export const demonstration: DecidedStream<DemonstrationCommand, DemonstrationEvent, DemonstrationState> = {
  stream: DEMONSTRATION_STREAM,
  decider: demonstrationDecider,
  catalogue: demonstrationEvents,
};
