import { ERROR_MESSAGES } from '@marcel/contracts';
import type { DecisionRunner } from '../../command-handling/decision-runner.js';
import { DomainError } from '../../decider/domain-error.js';
import { aggregate, unknownEvent, type Decider } from '../../decider/decider.js';
import type { EventMark } from '../../event-store/event-store.js';
import { parkingEvents, parkingStream, type ParkingEvent, type ReactionParked } from './parking.events.js';

export interface Parking {
  /** The parked event of each waiting stream, by the stream's name. */
  readonly waiting: ReadonlyMap<string, ReactionParked['data']>;
  readonly skipped: ReadonlySet<EventId>;
}

type EventId = `${number}@${string}`;

export const isSkipped = (
  { skipped }: Parking,
  { stream, revision }: Pick<EventMark, 'stream' | 'revision'>,
): boolean => skipped.has(`${revision}@${stream}`);

export type ParkingCommand =
  | { readonly kind: 'Park'; readonly reaction: ReactionParked['data'] }
  | { readonly kind: 'Retry'; readonly stream: string }
  | { readonly kind: 'Skip'; readonly stream: string; readonly revision: number; readonly reason: string }
  | { readonly kind: 'Resume'; readonly stream: string };

export const parkingDecider: Decider<ParkingCommand, ParkingEvent, Parking> = {
  initialState: { waiting: new Map(), skipped: new Set() },
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
        return parking.waiting.has(command.stream)
          ? [{ type: 'ReactionResumed', data: { stream: command.stream } }]
          : [];
    }
  },
  evolve(parking, event) {
    switch (event.type) {
      case 'ReactionParked':
        return { ...parking, waiting: new Map(parking.waiting).set(event.data.stream, event.data) };
      // A retry or skip leaves the stream waiting until the automation resumes it.
      case 'ReactionRetryRequested':
        return parking;
      case 'ReactionSkipped':
        return { ...parking, skipped: new Set(parking.skipped).add(`${event.data.revision}@${event.data.stream}`) };
      case 'ReactionResumed':
        return {
          ...parking,
          waiting: new Map([...parking.waiting].filter(([stream]) => stream !== event.data.stream)),
        };
      default:
        return unknownEvent(event);
    }
  },
};

const parkingOfAutomation = aggregate({
  stream: parkingStream,
  decider: parkingDecider,
  catalogue: parkingEvents,
});

export async function parkingOf(decisions: DecisionRunner, automation: string): Promise<Parking> {
  return (await decisions.load(parkingOfAutomation.at(automation))).state;
}

export const parkingDecision = (automation: string, command: ParkingCommand) => ({
  ...parkingOfAutomation.at(automation),
  command,
  commandName: `${command.kind}Reaction`,
});

function requireParked({ waiting }: Parking, stream: string): ReactionParked['data'] {
  const parked = waiting.get(stream);
  if (parked === undefined) throw new DomainError('not_found', 'No reaction of this stream is parked');
  return parked;
}
