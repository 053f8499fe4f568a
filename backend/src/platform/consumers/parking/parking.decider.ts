import { ERROR_MESSAGES, PARKING_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../decider/domain-error.js';
import { aggregate } from '../../decider/aggregate.js';
import { unknownEvent, type Decider } from '../../decider/decider.js';
import { parkingEvents, parkingStream, type ParkingEvent, type ReactionParked } from './parking.events.js';

/** Streams that wait, by name: with the event that could not be reacted to. */
export type Parking = ReadonlyMap<string, ReactionParked['data']>;

export type ParkingCommand =
  | { readonly kind: 'Park'; readonly reaction: ReactionParked['data'] }
  | { readonly kind: 'Retry'; readonly stream: string }
  | { readonly kind: 'Skip'; readonly stream: string; readonly revision: number; readonly reason: string }
  | { readonly kind: 'Resume'; readonly stream: string };

export const parkingDecider: Decider<ParkingCommand, ParkingEvent, Parking> = {
  initialState: new Map(),
  decide(command, parking) {
    switch (command.kind) {
      case 'Park':
        return [{ type: 'ReactionParked', data: command.reaction }];
      case 'Retry':
        requireParked(parking, command.stream);
        return [{ type: 'ReactionRetryRequested', data: { stream: command.stream } }];
      case 'Skip': {
        const { stream, revision, reason } = command;
        if (requireParked(parking, stream).revision !== revision)
          throw new DomainError('conflict', ERROR_MESSAGES.conflict);
        return [{ type: 'ReactionSkipped', data: { stream, revision, reason } }];
      }
      case 'Resume':
        return parking.has(command.stream) ? [{ type: 'ReactionResumed', data: { stream: command.stream } }] : [];
    }
  },
  evolve(parking, event) {
    switch (event.type) {
      case 'ReactionParked':
        return new Map(parking).set(event.data.stream, event.data);
      // Both wait for the automation, which resumes what they ask for.
      case 'ReactionRetryRequested':
      case 'ReactionSkipped':
        return parking;
      case 'ReactionResumed':
        return new Map([...parking].filter(([stream]) => stream !== event.data.stream));
      default:
        return unknownEvent(event);
    }
  },
};

export const parkingOfAutomation = aggregate({
  stream: parkingStream,
  decider: parkingDecider,
  catalogue: parkingEvents,
});

function requireParked(parking: Parking, stream: string): ReactionParked['data'] {
  const parked = parking.get(stream);
  if (parked === undefined) throw new DomainError('not_found', PARKING_MESSAGES.notParked);
  return parked;
}
