import { FIRST_REASONS, REASON_MESSAGES, type ReasonPurpose } from '@marcel/contracts';
import { aggregate, type Decider } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { REASON_STREAMS, reasonEvents, type ReasonsChanged } from './reasons.events.js';

type Offered = readonly string[];

export interface ReasonsChange {
  readonly reasons: Offered;
  readonly before?: Offered | undefined;
}

export const reasonsDecider = (first: Offered): Decider<ReasonsChange, ReasonsChanged, Offered> => ({
  initialState: first,
  evolve: (_, { data }) => data.reasons,
  decide: ({ reasons, before }, offered) => {
    if (isSame(reasons, offered)) return [];
    if (before !== undefined && !isSame(before, offered)) throw new DomainError('conflict', REASON_MESSAGES.changed);
    return [{ type: 'ReasonsChanged', data: { reasons: [...reasons] } }];
  },
});

const isSame = (one: Offered, other: Offered): boolean =>
  one.length === other.length && one.every((reason, index) => reason === other[index]);

export const reasonsFor = (purpose: ReasonPurpose) =>
  aggregate({
    stream: (name: ReasonPurpose) => `${REASON_STREAMS}${name}`,
    catalogue: reasonEvents,
    decider: reasonsDecider(FIRST_REASONS[purpose]),
  }).at(purpose);
