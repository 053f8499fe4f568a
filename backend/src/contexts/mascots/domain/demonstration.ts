import * as z from 'zod/mini';
import type { EventCatalogue, EventOf, Decider } from '../../../platform/decider/decider.js';
import { firstVersion, unknownEvent } from '../../../platform/decider/decider.js';

const definitions = {
  DemonstrationStarted: firstVersion(z.object({}), 'SeedDemonstration'),
  DemonstrationCompleted: firstVersion(z.object({}), 'SeedDemonstration'),
};
export type DemonstrationEvent = EventOf<typeof definitions>;
export const demonstrationEvents: EventCatalogue<DemonstrationEvent> = definitions;

export const DEMONSTRATION_STREAM = 'demonstration';

type DemonstrationCommand = 'start' | 'complete';
type DemonstrationState = 'none' | 'started' | 'completed';

const decider: Decider<DemonstrationCommand, DemonstrationEvent, DemonstrationState> = {
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

export const demonstration = { stream: DEMONSTRATION_STREAM, decider, catalogue: demonstrationEvents };
