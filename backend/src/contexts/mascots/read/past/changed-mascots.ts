import { LRUCache } from 'lru-cache';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { MASCOT_STATES_VIEW } from '../../views.js';
import { BEGINNING, dayAfter, type Moment } from './days.js';
import { MascotState } from './past.collections.js';

export type States = Pick<ReadonlyMap<number, readonly MascotState[]>, 'get'>;

const AT_ONCE = 250;

/** Those that are read in a fraction of a second. */
const MANY = 2000;

/** Who looks at one day soon looks at the next. */
const KEPT_MS = 60_000;

/** What became of a mascot, up to the last state that is known. */
interface Known {
  readonly last: number;
  readonly states: readonly MascotState[];
}

/** Of each mascot, the id of its last state. */
export type LastStates = ReadonlyMap<number, number>;

/** Mascots that are no longer what they were at a time, and all that has become of them. */
export class ChangedMascots {
  private readonly kept = new LRUCache<'known', Map<number, Known>>({ max: 1, ttl: KEPT_MS, ttlAutopurge: true });

  constructor(private readonly views: Pick<ReadStore, 'find' | 'values'>) {}

  /** Which have changed since, those included that are gone. */
  async after(moment: Moment): Promise<LastStates> {
    const where = [{ field: 'changedOn', from: dayAfter(moment) }];
    const last = new Map<number, number>();
    for (const [state, mascotId] of await this.views.values(MASCOT_STATES_VIEW, { where }, ['mascotId'])) {
      const id = Number(mascotId);
      last.set(id, Math.max(last.get(id) ?? 0, Number(state)));
    }
    return last;
  }

  /** The same as `statesOf`, for many: what another time has brought in is not read again while nothing was added to it. */
  async rememberedStatesOf(mascots: LastStates): Promise<States> {
    const known = this.kept.get('known') ?? new Map<number, Known>();
    this.kept.set('known', known);
    const missing = missingOf(mascots, known);
    // Whoever asks for many at one time soon asks for those of an earlier one.
    if (missing.size > MANY)
      for (const [id, last] of missingOf(await this.after(BEGINNING), known)) missing.set(id, last);
    for (const [id, states] of await this.statesOf([...missing.keys()]))
      known.set(id, { last: missing.get(id) ?? 0, states });
    return { get: (id) => known.get(id)?.states };
  }

  async statesOf(ids: readonly number[]): Promise<ReadonlyMap<number, readonly MascotState[]>> {
    const states = new Map<number, MascotState[]>();
    for await (const some of inTurns(ids, AT_ONCE)) {
      const where = [{ field: 'mascotId', oneOf: some }];
      const { documents } = await this.views.find(MASCOT_STATES_VIEW, { where, sort: IN_ORDER });
      for (const document of documents) {
        const state = MascotState.parse(document);
        const own = states.get(state.mascotId);
        if (own === undefined) states.set(state.mascotId, [state]);
        else own.push(state);
      }
    }
    return states;
  }
}

/** Those of which less is known than has become of them. */
const missingOf = (mascots: LastStates, known: ReadonlyMap<number, Known>): Map<number, number> =>
  new Map([...mascots].filter(([id, last]) => known.get(id)?.last !== last));

/** Of their events. */
const IN_ORDER = { field: 'id', direction: 'asc' } as const;
