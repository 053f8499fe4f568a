import {
  type MascotDifference,
  type MascotDifferenceKind,
  type MascotDifferences,
  type MascotDifferencesQuery,
} from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { isSameState } from '../../../../platform/history/states.js';
import { paginate } from '../../../../platform/http/paginate.js';
import type { FieldValue } from '../../../../platform/read-store/field-value.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { Turns } from '../../../../platform/turns/turns.js';
import { LIKE_DAYS_VIEW } from '../../views.js';
import { changesBetween } from './changes-between.js';
import { BEGINNING, momentOf, PRESENT, timeOf, type Moment } from './days.js';
import { erasedMascots } from './erased-mascots.js';
import { PastDirectory } from './past-directory.js';
import type { MascotState } from './past.collections.js';
import { FirstInOrder } from './in-order.js';
import { isShown, Showings } from './showings.js';
import { stateAt } from './state-at.js';

const AT_ONCE = 10_000;

type Ids = Record<MascotDifferenceKind, number[]>;
type Likes = ReadonlyMap<FieldValue, number>;

/** How the directory differs between two times. Pairs are compared one after the other, so that the present need not wait for several. */
@Injectable()
export class DirectoryDifferences {
  private readonly turns = new Turns();

  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly past: PastDirectory,
    private readonly showings: Showings,
  ) {}

  /** @throws ViewNotBuilt */
  async between({ kind, offset, limit }: MascotDifferencesQuery, from: Moment, to: Moment): Promise<MascotDifferences> {
    const likes = await this.likesBetween(from, to);
    const ids = await this.turns.take('times', () => this.idsBetween(from, to, likes));
    const page = (await inOrderOf(kind, ids[kind], likes, offset + limit)).slice(offset);
    const [states, erased] = [await this.past.statesOf(page), await erasedMascots(this.views)];
    return {
      from: timeOf(from),
      to: timeOf(to),
      kind,
      counts: countsOf(ids),
      mascots: page.flatMap((id) => differenceOf(id, states.get(id) ?? [], { from, to, likes, erased })),
      pagination: paginate(offset, limit, ids[kind].length),
    };
  }

  private likesBetween(from: Moment, to: Moment): Promise<Likes> {
    const where = [{ field: 'day', from: from.day + 1, to: to.day }];
    return this.views.tally(LIKE_DAYS_VIEW, { where }, { by: 'mascotId', sum: 'likes' });
  }

  /** In the order of their numbers. */
  private async idsBetween(from: Moment, to: Moment, likes: Likes): Promise<Ids> {
    const ids: Ids = { came: [], went: [], changed: [], liked: [] };
    await this.showings.visit(from, to, (id, then, now) => {
      if (isShown(now) !== isShown(then)) ids[isShown(now) ? 'came' : 'went'].push(id);
      else if (isShown(now) && !isSameState(now, then)) ids.changed.push(id);
      if (isShown(now) && (likes.get(id) ?? 0) !== 0) ids.liked.push(id);
    });
    return ids;
  }
}

/** The newest first; of those that were liked, the most liked. */
async function inOrderOf(
  kind: MascotDifferenceKind,
  ids: readonly number[],
  likes: Likes,
  count: number,
): Promise<number[]> {
  const first = new FirstInOrder({ field: kind, direction: 'desc' }, count);
  for await (const some of inTurns(ids, AT_ONCE))
    for (const id of some) first.offer(id, kind === 'liked' ? (likes.get(id) ?? 0) : id);
  return first.entries().map(({ id }) => id);
}

const countsOf = ({ came, went, changed, liked }: Ids): MascotDifferences['counts'] => ({
  came: came.length,
  went: went.length,
  changed: changed.length,
  liked: liked.length,
});

function differenceOf(
  id: number,
  states: readonly MascotState[],
  { from, to, likes, erased }: { from: Moment; to: Moment; likes: Likes; erased: ReadonlySet<number> },
): MascotDifference[] {
  const [before, after] = [stateAt(states, from), stateAt(states, to)];
  const { name, brand } = (after ?? before)?.figures ?? {};
  if (name === undefined || brand === undefined) return [];
  if (erased.has(id)) return [{ id, name: null, brand: null, changes: [], likes: likes.get(id) ?? 0 }];
  const changes = before === undefined || after === undefined ? [] : changesBetween(before, after);
  return [{ id, name, brand, changes, likes: likes.get(id) ?? 0 }];
}

/** The earlier one first, whichever was named first; left out, the beginning and now. */
export function inOrder({ from, to }: Pick<MascotDifferencesQuery, 'from' | 'to'>): [Moment, Moment] {
  const one = from === undefined ? BEGINNING : momentOf(from);
  const other = to === undefined ? PRESENT : momentOf(to);
  return one.time <= other.time ? [one, other] : [other, one];
}
