import fc from 'fast-check';
import type { Filter, Selected, Tally } from '../../../../platform/read-store/query.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { endOf } from './days.js';
import { FirstInOrder } from './in-order.js';
import { PastLikes } from './past-likes.js';

/** Likes of a mascot on a day, less those taken back on it. */
interface LikeDay {
  readonly mascotId: number;
  readonly day: number;
  readonly likes: number;
}
type Row = Readonly<Record<string, number>>;

const isMet = (row: Row, filter: Filter): boolean => {
  const value = row[filter.field] ?? 0;
  if ('oneOf' in filter) return filter.oneOf.includes(value);
  return value >= Number(filter.from ?? -Infinity) && value <= Number(filter.to ?? Infinity);
};

/** What a read store answers, and how many rows of the directory were read. */
function viewsOf(days: readonly LikeDay[]) {
  const likes = new Map<number, number>();
  for (const day of days) likes.set(day.mascotId, (likes.get(day.mascotId) ?? 0) + day.likes);
  const mascots = [...likes].map(([id, count]) => ({ id, likes: count }));
  const rowsOf = (collection: string): Row[] =>
    collection === DIRECTORY_VIEW ? mascots : days.map((day) => ({ id: 0, ...day }));
  const read = { rows: 0 };
  const views: Pick<ReadStore, 'values' | 'tally'> = {
    values: async (collection, { where = [], first }: Selected, names) => {
      const found = rowsOf(collection).filter((row) => where.every((filter) => isMet(row, filter)));
      const sign = first?.sort.direction === 'asc' ? 1 : -1;
      const sorted = first
        ? found.sort((a, b) => sign * ((a['likes'] ?? 0) - (b['likes'] ?? 0) || (a['id'] ?? 0) - (b['id'] ?? 0)))
        : found;
      const rows = sorted.slice(0, first?.limit);
      if (collection === DIRECTORY_VIEW) read.rows += rows.length;
      return rows.map((row) => [row['id'] ?? 0, ...names.map((name) => row[name] ?? null)]);
    },
    tally: async (_, { where = [] }, { by, sum = '' }: Tally) => {
      const sums = new Map<number, number>();
      for (const row of rowsOf('days').filter((one) => where.every((filter) => isMet(one, filter))))
        sums.set(row[by] ?? 0, (sums.get(row[by] ?? 0) ?? 0) + (row[sum] ?? 0));
      return sums;
    },
  };
  return { views, read, mascots };
}

async function firstBy(direction: 'asc' | 'desc', days: readonly LikeDay[], day: number, count: number) {
  const { views, read, mascots } = viewsOf(days);
  const sort = { field: 'likes', direction };
  const first = new FirstInOrder(sort, count);
  const offered = new Set<number>();
  const request = { selected: {}, sort, moment: endOf(day), all: mascots.length, count };
  await new PastLikes(views).offer(request, (id, value) => {
    if (offered.has(id)) return 0;
    offered.add(id);
    first.offer(id, value);
    return 1;
  });
  return { first: first.entries(), read };
}

const LIKE_DAYS = fc.uniqueArray(
  fc.record({
    mascotId: fc.integer({ min: 1, max: 60 }),
    day: fc.integer({ min: 1, max: 9 }),
    likes: fc.integer({ min: -9, max: 20 }),
  }),
  { selector: ({ mascotId, day }) => `${mascotId} ${day}`, maxLength: 120 },
);

describe.each(['asc', 'desc'] as const)('mascots by the likes that they had, %s', (direction) => {
  it('stand in that order, likes that were taken back since included', () =>
    fc.assert(
      fc.asyncProperty(
        LIKE_DAYS,
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 5 }),
        async (days, day, count) => {
          const whole = new FirstInOrder({ field: 'likes', direction }, count);
          for (const id of new Set(days.map(({ mascotId }) => mascotId))) {
            const until = days.filter((one) => one.mascotId === id && one.day <= day);
            whole.offer(
              id,
              until.reduce((sum, { likes }) => sum + likes, 0),
            );
          }
          expect((await firstBy(direction, days, day, count)).first).toEqual(whole.entries());
        },
      ),
    ));
});

it('the most liked are found without a look at all', async () => {
  const days = Array.from({ length: 1000 }, (_, id) => ({ mascotId: id + 1, day: 1 + (id % 2), likes: id }));
  const { first, read } = await firstBy('desc', days, 1, 2);
  expect(first).toEqual([
    { id: 999, value: 998 },
    { id: 997, value: 996 },
  ]);
  expect(read.rows).toBeLessThan(50);
});

it('whoever had many that were taken back since is found among the few that the others have', async () => {
  const days = Array.from({ length: 1000 }, (_, id) => ({ mascotId: id + 1, day: 1, likes: id }));
  const taken = [
    { mascotId: 1, day: 1, likes: 5000 },
    { mascotId: 1, day: 2, likes: -5000 },
  ];
  const { first } = await firstBy('desc', [...days.slice(1), ...taken], 1, 2);
  expect(first).toEqual([
    { id: 1, value: 5000 },
    { id: 1000, value: 999 },
  ]);
});
