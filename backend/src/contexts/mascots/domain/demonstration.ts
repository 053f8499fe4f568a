import * as z from 'zod/mini';
import {
  type DomainEvent,
  type EventCatalogue,
  unknownEvent,
  type Decider,
  type DecidedStream,
} from '../../../platform/decider/decider.js';

const Nothing = z.object({});

export type DemonstrationStarted = DomainEvent<'DemonstrationStarted', z.infer<typeof Nothing>>;
export type DemonstrationCompleted = DomainEvent<'DemonstrationCompleted', z.infer<typeof Nothing>>;

export type DemonstrationEvent = DemonstrationStarted | DemonstrationCompleted;

export const demonstrationEvents: EventCatalogue<DemonstrationEvent> = {
  DemonstrationStarted: { version: 1, schema: Nothing, writtenBy: ['SeedDemonstration'] },
  DemonstrationCompleted: { version: 1, schema: Nothing, writtenBy: ['SeedDemonstration'] },
};

export const DEMONSTRATION_STREAM = 'demonstration';

type DemonstrationCommand = 'start' | 'complete';
type DemonstrationState = 'none' | 'started' | 'completed';

const demonstrationDecider: Decider<DemonstrationCommand, DemonstrationEvent, DemonstrationState> = {
  initialState: 'none',
  evolve(_state, event) {
    switch (event.type) {
      case 'DemonstrationStarted':
        return 'started';
      case 'DemonstrationCompleted':
        return 'completed';
      default:
        return unknownEvent(event);
    }
  },
  decide(command, state) {
    if (command === 'start') return state === 'none' ? [{ type: 'DemonstrationStarted', data: {} }] : [];
    return state === 'started' ? [{ type: 'DemonstrationCompleted', data: {} }] : [];
  },
};

export const demonstration: DecidedStream<DemonstrationCommand, DemonstrationEvent, DemonstrationState> = {
  stream: DEMONSTRATION_STREAM,
  decider: demonstrationDecider,
  catalogue: demonstrationEvents,
};
