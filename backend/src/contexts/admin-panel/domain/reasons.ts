import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, StreamKind, Decider } from '../../../platform/decider/decider.js';
import { aggregate } from '../../../platform/decider/decider.js';
import { DEFAULT_REASONS, REASON_MESSAGES, type ReasonPurpose } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

const ReasonsChangedData = z.object({ reasons: z.array(z.string()) });

export type ReasonsChanged = DomainEvent<'ReasonsChanged', z.infer<typeof ReasonsChangedData>>;

const reasonEvents: EventCatalogue<ReasonsChanged> = {
  ReasonsChanged: { version: 1, schema: ReasonsChangedData, writtenBy: ['ChangeReasons'] },
};

const REASON_STREAMS = 'reasons-';

export const reasonStreams: readonly StreamKind[] = [
  { prefix: REASON_STREAMS, key: 'purpose', description: 'Reasons that admins choose from', catalogue: reasonEvents },
];

type ReasonList = readonly string[];

export interface ReasonsChange {
  readonly reasons: ReasonList;
  readonly before?: ReasonList | undefined;
}

export const reasonsDecider = (defaults: ReasonList): Decider<ReasonsChange, ReasonsChanged, ReasonList> => ({
  initialState: defaults,
  evolve: (_, { data }) => data.reasons,
  decide: ({ reasons, before }, current) => {
    if (isSame(reasons, current)) return [];
    if (before !== undefined && !isSame(before, current)) throw new DomainError('conflict', REASON_MESSAGES.changed);
    return [{ type: 'ReasonsChanged', data: { reasons: [...reasons] } }];
  },
});

const isSame = (one: ReasonList, other: ReasonList): boolean =>
  one.length === other.length && one.every((reason, index) => reason === other[index]);

export const reasonList = (purpose: ReasonPurpose) =>
  aggregate({
    stream: (name: ReasonPurpose) => `${REASON_STREAMS}${name}`,
    catalogue: reasonEvents,
    decider: reasonsDecider(DEFAULT_REASONS[purpose]),
  }).at(purpose);
