import type { ImageSearchReport } from '@marcel/contracts';
import type { ImageSearchState } from '../domain/image-search.state.js';
import type { ImageSearch } from './image-search.js';

/** What an admin is told of a search for all, as far as the log tells it. */
export const reportOf = (
  { run, status, searched, found, failed, failures }: ImageSearchState,
  { isSet: isPossible }: Pick<ImageSearch, 'isSet'>,
): ImageSearchReport => ({
  isPossible,
  run,
  status,
  searched,
  found,
  failed,
  left: null,
  current: null,
  failures: [...failures],
});
