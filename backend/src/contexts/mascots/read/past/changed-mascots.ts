import { LRUCache } from 'lru-cache';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { MASCOT_STATES_VIEW } from '../../views.js';
import { dayAfter, type Moment } from './days.js';
import { MascotState } from './past.collections.js';

export type States = ReadonlyMap<number, readonly MascotState[]>;

const AT_ONCE = 250;

/** Who looks at one day soon looks at the next. */
const KEPT_MS = 60_000;

/** Mascots that are no longer what they were at a time, and all that has become of them. */
export class ChangedMascots {
  private readonly kept = new LRUCache<string, Map<number, readonly MascotState[]>>({
    max: 1,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });

  constructor(private readonly views: Pick<ReadStore, 'find' | 'tally' | 'revisionOf'>) {}

  /** Which have changed since, those included that are gone. */
  async idsAfter(moment: Moment): Promise<ReadonlySet<number>> {
    const where = [{ field: 'changedOn', from: dayAfter(moment) }];
    const changes = await this.views.tally(MASCOT_STATES_VIEW, { where }, { by: 'mascotId' });
    return new Set([...changes.keys()].map(Number));
  }

  /** The same as `statesOf`, for many: what another time has brought in is not read again. */
  async rememberedStatesOf(ids: readonly number[]): Promise<States> {
    const revision = await this.views.revisionOf(MASCOT_STATES_VIEW);
    const known = this.kept.get(revision) ?? new Map<number, readonly MascotState[]>();
    const missing = ids.filter((id) => !known.has(id));
    for (const [id, states] of await this.statesOf(missing)) known.set(id, states);
    this.kept.set(revision, known);
    return new Map(ids.map((id) => [id, known.get(id) ?? []]));
  }

  async statesOf(ids: readonly number[]): Promise<States> {
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

/** Of their events. */
const IN_ORDER = { field: 'id', direction: 'asc' } as const;
