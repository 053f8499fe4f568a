import { LIKES_AT_ONCE, type LikeCount } from '@marcel/contracts';
import { bufferTime, concatMap, from, mergeMap, type Observable } from 'rxjs';

/** However often something is liked, its count is told once in so many milliseconds. */
export const COUNTS_PACE_MS = 1000;

/** What is read of those that were liked; none of one that nobody may see. */
export type ReadCounts = (ids: readonly number[]) => Promise<readonly LikeCount[]>;

/** The counts of those that were liked, as they are when they are told. What cannot be read now is told with the next like. */
export const tellCounts = (liked: Observable<number>, read: ReadCounts): Observable<readonly LikeCount[]> =>
  liked.pipe(
    bufferTime(COUNTS_PACE_MS),
    concatMap((ids) => (ids.length === 0 ? [] : from(read([...new Set(ids)]).catch(() => [])))),
    mergeMap(inParts),
  );

function* inParts(counts: readonly LikeCount[]): Generator<readonly LikeCount[]> {
  for (let from = 0; from < counts.length; from += LIKES_AT_ONCE) yield counts.slice(from, from + LIKES_AT_ONCE);
}
