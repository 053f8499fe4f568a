import type { Day } from './api/use-day';

/** How a mascot stands beside the day that was shown before: so many places up, or new; undefined where there is nothing to compare. */
export type Move = number | 'new' | undefined;

/** Moves of all mascots of a day. Whoever was not among those that were shown came from below them, unless all were shown. */
export function movesOf({ mascots }: Day, before: Day | undefined): ReadonlyMap<number, Move> {
  const places = new Map(before?.mascots.map(({ id }, place) => [id, place]));
  const wereAllShown = before !== undefined && before.total === before.mascots.length;
  return new Map(
    mascots.map(({ id }, place): [number, Move] => {
      const former = places.get(id);
      if (former !== undefined) return [id, former - place];
      return [id, wereAllShown ? 'new' : undefined];
    }),
  );
}
