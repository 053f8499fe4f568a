import { unknownEvent, type Decider, type DecidedStream } from '../../../platform/decider/decider.js';
import { demonstrationEvents, DEMONSTRATION_STREAM, type DemonstrationEvent } from './demonstration.events.js';

export type DemonstrationCommand = 'begin' | 'complete';
export type DemonstrationState = 'none' | 'begun' | 'completed';

const demonstrationDecider: Decider<DemonstrationCommand, DemonstrationEvent, DemonstrationState> = {
  initialState: 'none',
  evolve(_state, event) {
    switch (event.type) {
      case 'DemonstrationBegun':
        return 'begun';
      case 'DemonstrationCompleted':
        return 'completed';
      default:
        return unknownEvent(event);
    }
  },
  decide(command, state) {
    if (command === 'begin') return state === 'none' ? [{ type: 'DemonstrationBegun', data: {} }] : [];
    return state === 'begun' ? [{ type: 'DemonstrationCompleted', data: {} }] : [];
  },
};

export const demonstration: DecidedStream<DemonstrationCommand, DemonstrationEvent, DemonstrationState> = {
  stream: DEMONSTRATION_STREAM,
  decider: demonstrationDecider,
  catalogue: demonstrationEvents,
};
