import { aggregate } from '../../../platform/decider/aggregate.js';
import type { Decider } from '../../../platform/decider/decider.js';
import { mascotEvents, mascotStream, type MascotEvent } from './mascot.events.js';

export interface CountMissedLikes {
  /** Revision of the restoration that they came too late for. */
  readonly restoration: number;
  readonly likes: number;
}

interface Restored {
  /** Of the next event. */
  readonly revision: number;
  /** Of the restoration since which the mascot is in the directory; undefined when there is none. */
  readonly restoration: number | undefined;
}

/** A mascot that was deleted again meanwhile comes back with all its likes: counting them once more would be wrong. */
export const missedLikesDecider: Decider<CountMissedLikes, MascotEvent, Restored> = {
  initialState: { revision: 0, restoration: undefined },
  evolve({ revision, restoration }, { type }) {
    const next = { revision: revision + 1 };
    if (type === 'MascotRestored') return { ...next, restoration: revision };
    const isGone = type === 'MascotDeleted' || type === 'MascotWithdrawn';
    return { ...next, restoration: isGone ? undefined : restoration };
  },
  decide({ restoration, likes }, state) {
    if (likes === 0 || state.restoration !== restoration) return [];
    return [{ type: 'MissedLikesCounted', data: { likes } }];
  },
};

export const missedLikes = aggregate({
  stream: mascotStream,
  catalogue: mascotEvents,
  decider: missedLikesDecider,
});
