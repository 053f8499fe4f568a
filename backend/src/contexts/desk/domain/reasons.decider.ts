import { FIRST_REASONS, type ReasonPurpose } from '@marcel/contracts';
import { aggregate } from '../../../platform/decider/aggregate.js';
import type { Decider } from '../../../platform/decider/decider.js';
import { REASON_STREAMS, reasonEvents, type ReasonsChanged } from './reasons.events.js';

type Offered = readonly string[];

export const reasonsDecider = (first: Offered): Decider<Offered, ReasonsChanged, Offered> => ({
  initialState: first,
  evolve: (_, { data }) => data.reasons,
  decide: (reasons, offered) =>
    isSame(reasons, offered) ? [] : [{ type: 'ReasonsChanged', data: { reasons: [...reasons] } }],
});

const isSame = (one: Offered, other: Offered): boolean =>
  one.length === other.length && one.every((reason, index) => reason === other[index]);

/** The reasons that are offered for a purpose. */
export const reasonsFor = (purpose: ReasonPurpose) =>
  aggregate({
    stream: (name: ReasonPurpose) => `${REASON_STREAMS}${name}`,
    catalogue: reasonEvents,
    decider: reasonsDecider(FIRST_REASONS[purpose]),
  }).at(purpose);
