import type { Settings } from '../../../platform/config/settings.js';
import { GoogleImageSearch } from './adapters/google-image-search.js';
import { noImageSearch } from './adapters/no-image-search.js';
import { SearxngImageSearch } from './adapters/searxng-image-search.js';
import type { ImageSearch } from './image-search.js';

/** The provider that the settings name. */
export function imageSearchOf({ googleSearch, searxngUrl }: Settings): ImageSearch {
  if (googleSearch !== undefined) return new GoogleImageSearch(googleSearch);
  return searxngUrl === undefined ? noImageSearch : new SearxngImageSearch(searxngUrl);
}
