import { ApiError } from '@marcel/kit/api';
import { galleryEntry } from '../records/entry';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A picture that was just begun may be a moment late in the gallery; after so many looks it is not there. */
const LOOKS_FOR_MISSING = 5;

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether to look again after a look that failed: whatever is wrong may pass, and the picture is made meanwhile. */
const looksAgain = (failures: number, error: unknown, isLeft: boolean): boolean =>
  !isMissing(error) || (!isLeft && failures < LOOKS_FOR_MISSING);

/** A picture that is being made, looked for until it is there. `isLeft` if it was begun before the page was loaded. */
export const watchedEntry = (item: string, isLeft = false) => ({
  ...galleryEntry(item),
  retry: (failures: number, error: unknown) => looksAgain(failures, error, isLeft),
  retryDelay: (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS),
});
