import type { FieldValue } from '../../../../platform/read-store/field-value.js';
import type { PreparedQuery } from '../../../../platform/read-store/prepared-query.js';
import type { Criteria } from '../../../../platform/read-store/query.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { DIRECTORY_VIEW, LIKE_DAYS_VIEW } from '../../views.js';
import type { Moment } from './days.js';

const AT_ONCE = 10_000;

/** As many mascots are told apart faster by what all got than by what each got. */
const MANY = 5000;

/** The first so many, in an order of today, of those that are selected. */
export interface InOrder {
  readonly selected: Criteria;
  readonly sort: PreparedQuery['sort'];
  /** How many are selected. */
  readonly all: number;
  readonly count: number;
}

/** Takes a mascot with what it is sorted by; the same once more is not taken again. @returns how many were taken: 1, or 0 for one that is left out */
export type Offer = (id: number, value: FieldValue) => number;

/** The likes of each since the end of a day; those of others may be among them. */
export function likesAfter(
  views: Pick<ReadStore, 'tally'>,
  { day }: Moment,
  ids: readonly number[],
): Promise<ReadonlyMap<FieldValue, number>> {
  const where = [{ field: 'day', from: day + 1 }, ...(ids.length > MANY ? [] : [{ field: 'mascotId', oneOf: ids }])];
  return views.tally(LIKE_DAYS_VIEW, { where }, { by: 'mascotId', sum: 'likes' });
}

/** Mascots in the order of the likes that they had. */
export class PastLikes {
  constructor(private readonly views: Pick<ReadStore, 'values' | 'tally'>) {}

  /**
   * Of those with the most likes it looks at no more than it must: nobody had more then than now, but for those of whom some were
   * taken back since.
   */
  async offer(
    { selected, sort, moment, all, count }: InOrder & { readonly moment: Moment },
    offer: Offer,
  ): Promise<void> {
    const taken: number[] = [];
    const take = async (rows: readonly Row[]): Promise<void> => {
      const likes = await likesAfter(
        this.views,
        moment,
        rows.map(([id]) => Number(id)),
      );
      for await (const some of inTurns(rows, AT_ONCE))
        for (const [id, now] of some) {
          const then = Number(now) - (likes.get(Number(id)) ?? 0);
          if (offer(Number(id), then) > 0) taken.push(then);
        }
    };
    const isRising = sort.direction === 'asc';
    if (!isRising) await take(await this.lessLikedSince(selected, moment));
    for (let limit = isRising ? all : 4 * count; ; limit *= 4) {
      const rows = await this.views.values(DIRECTORY_VIEW, { ...selected, first: { sort, limit } }, ['likes']);
      await take(rows);
      const mostOfOthers = rows.reduce((least, [, now]) => Math.min(least, Number(now)), Infinity);
      if (limit >= all || taken.filter((then) => then > mostOfOthers).length >= count) return;
    }
  }

  /** Those that likes were taken back from, though they may have got others. */
  private async lessLikedSince({ where = [], ...criteria }: Criteria, { day }: Moment): Promise<readonly Row[]> {
    const less = {
      where: [
        { field: 'day', from: day + 1 },
        { field: 'likes', to: -1 },
      ],
    };
    const ids = new Set((await this.views.values(LIKE_DAYS_VIEW, less, ['mascotId'])).map(([, id]) => Number(id)));
    if (ids.size === 0) return [];
    const among = { ...criteria, where: [...where, { field: 'id', oneOf: [...ids] }] };
    return this.views.values(DIRECTORY_VIEW, among, ['likes']);
  }
}

type Row = Awaited<ReturnType<ReadStore['values']>>[number];
