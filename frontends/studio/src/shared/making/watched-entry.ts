import { ApiError } from '@marcel/kit/api';
import { galleryEntry } from '../records/entry';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const LOOKS_FOR_MISSING = 5;

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const looksAgain = (failures: number, error: unknown, isLeft: boolean): boolean =>
  !isMissing(error) || (!isLeft && failures < LOOKS_FOR_MISSING);

export const watchedEntry = (item: string, isLeft = false) => ({
  ...galleryEntry(item),
  retry: (failures: number, error: unknown) => looksAgain(failures, error, isLeft),
  retryDelay: (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS),
});
