import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { pagesOf } from '../../../../platform/read-store/pages-of.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { MASCOT_STATES_VIEW } from '../../views.js';
import { MascotState } from './past.collections.js';

export type States = ReadonlyMap<number, readonly MascotState[]>;

const AT_ONCE = 250;

const Named = z.pick(MascotState, { mascotId: true });

/** Who looks at one day soon looks at the next. */
const KEPT_MS = 60_000;

/** Mascots that are no longer what they were at the end of a day, with all that has become of them. */
export class ChangedMascots {
  private readonly kept = new LRUCache<string, { readonly day: number; readonly states: States }>({
    max: 1,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });

  constructor(private readonly views: Pick<ReadStore, 'find' | 'revisionOf'>) {}

  /** More of them are known where an earlier day was asked for before. */
  async after(day: number): Promise<States> {
    const revision = await this.views.revisionOf(MASCOT_STATES_VIEW);
    const known = this.kept.get(revision);
    if (known !== undefined && known.day <= day) return known.states;
    const states = await this.statesOf([...(await this.changedAfter(day))]);
    this.kept.set(revision, { day, states });
    return states;
  }

  async statesOf(ids: readonly number[]): Promise<States> {
    const states = new Map<number, MascotState[]>();
    for await (const some of inTurns(ids, AT_ONCE)) {
      const { documents } = await this.views.find(MASCOT_STATES_VIEW, { where: [{ field: 'mascotId', oneOf: some }] });
      for (const document of documents) {
        const state = MascotState.parse(document);
        const own = states.get(state.mascotId);
        if (own === undefined) states.set(state.mascotId, [state]);
        else own.push(state);
      }
    }
    for (const own of states.values()) own.sort((one, other) => one.revision - other.revision);
    return states;
  }

  private async changedAfter(day: number): Promise<ReadonlySet<number>> {
    const where = [{ field: 'changedOn', from: day + 1 }];
    const sort = { field: 'changedOn', direction: 'asc' } as const;
    const ids = new Set<number>();
    for await (const page of pagesOf(this.views, MASCOT_STATES_VIEW, { where, sort, limit: AT_ONCE }))
      for (const document of page) ids.add(Named.parse(document).mascotId);
    return ids;
  }
}
