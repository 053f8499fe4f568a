import { MASCOT_NEWS, type ImportedMascots } from '@marcel/contracts';
import { bufferTime, filter, map, type Observable } from 'rxjs';
import { serverSentEvent } from '../../../../platform/http/event-streams.js';
import { IMPORTED } from './new-mascots.js';

/** However fast an import goes, it is told of once in so many milliseconds. */
export const IMPORTS_PACE_MS = 1000;

/** How many more mascots an import has brought. */
export const tellImported = (news: Observable<unknown>): Observable<string> =>
  news.pipe(
    filter((one) => one === IMPORTED),
    bufferTime(IMPORTS_PACE_MS),
    filter(({ length }) => length > 0),
    map(({ length: count }) => serverSentEvent({ count } satisfies ImportedMascots, MASCOT_NEWS.imported)),
  );
