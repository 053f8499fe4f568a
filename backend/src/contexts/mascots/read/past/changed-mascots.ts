import { LRUCache } from 'lru-cache';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { MASCOT_STATES_VIEW } from '../../views.js';
import { dayAfter, type Moment } from './days.js';
import { MascotState } from './past.collections.js';

export type States = Pick<ReadonlyMap<number, readonly MascotState[]>, 'get'>;

/** Some mascots, in whatever they are kept. */
export type Ids = Pick<ReadonlySet<number>, 'has' | 'keys' | 'size'>;

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

/** All that have ever changed. */
interface Changed {
  readonly revision: string;
  /** Those that changed last come first. */
  readonly byDay: readonly (readonly [id: number, day: number])[];
  /** Of each mascot, the id of its last state. */
  readonly last: ReadonlyMap<number, number>;
}

const kept = { max: 1, ttl: KEPT_MS, ttlAutopurge: true } as const;

/** Mascots that are no longer what they were at a time, and all that has become of them. */
export class ChangedMascots {
  private readonly known = new LRUCache<'known', Map<number, Known>>(kept);
  private readonly changed = new LRUCache<'changed', Changed>({ ...kept, updateAgeOnGet: true });

  constructor(private readonly views: Pick<ReadStore, 'find' | 'values' | 'revisionOf'>) {}

  /** Which have changed since, those included that are gone. */
  async after(moment: Moment): Promise<Ids> {
    const first = dayAfter(moment);
    const since = new Set<number>();
    for (const [id, day] of (await this.everChanged()).byDay) {
      if (day < first) break;
      since.add(id);
    }
    return since;
  }

  /** The same as `statesOf`, for many: what another time has brought in is not read again while nothing was added to it. */
  async rememberedStatesOf(mascots: Ids): Promise<States> {
    const known = this.known.get('known') ?? new Map<number, Known>();
    this.known.set('known', known);
    const { last } = await this.everChanged();
    const missingOf = (ids: Iterable<number>): number[] =>
      [...ids].filter((id) => known.get(id)?.last !== (last.get(id) ?? 0));
    const missing = missingOf(mascots.keys());
    // Whoever asks for many at one time soon asks for those of an earlier one.
    const wanted = missing.length > MANY ? new Set([...missing, ...missingOf(last.keys())]) : missing;
    for (const [id, states] of await this.statesOf([...wanted])) known.set(id, { last: last.get(id) ?? 0, states });
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

  private async everChanged(): Promise<Changed> {
    const revision = await this.views.revisionOf(MASCOT_STATES_VIEW);
    const before = this.changed.get('changed');
    if (before?.revision === revision) return before;
    const [days, last] = [new Map<number, number>(), new Map<number, number>()];
    const where = [{ field: 'changedOn', from: 0 }];
    const rows = await this.views.values(MASCOT_STATES_VIEW, { where }, ['mascotId', 'changedOn']);
    for (const [state, mascotId, day] of rows) {
      const id = Number(mascotId);
      last.set(id, Math.max(last.get(id) ?? 0, Number(state)));
      days.set(id, Math.max(days.get(id) ?? 0, Number(day)));
    }
    const changed = { revision, last, byDay: [...days].sort(([, one], [, other]) => other - one) };
    this.changed.set('changed', changed);
    return changed;
  }
}

/** Of their events. */
const IN_ORDER = { field: 'id', direction: 'asc' } as const;
