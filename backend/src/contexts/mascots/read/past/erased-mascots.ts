import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { ERASED_MASCOTS_VIEW } from '../../views.js';
import type { States } from './changed-mascots.js';

/** Mascots that were erased, few among all. */
export async function erasedMascots(views: Pick<ReadStore, 'find'>): Promise<ReadonlySet<number>> {
  const { documents } = await views.find(ERASED_MASCOTS_VIEW, {});
  return new Set(documents.map(({ id }) => Number(id)));
}

/** What became of mascots, without what the erased ones among them were called: no search finds them by that. */
export function withoutNames(states: States, erased: ReadonlySet<number>): States {
  const nameless = new Map(
    [...erased].flatMap((id) => {
      const told = states.get(id)?.map((state) => ({ ...state, figures: { ...state.figures, ...NAMELESS } }));
      return told === undefined ? [] : [[id, told] as const];
    }),
  );
  return nameless.size === 0 ? states : { get: (id) => nameless.get(id) ?? states.get(id) };
}

const NAMELESS = { name: '', brand: '' };
