import type { Settings } from '../../../platform/config/settings.js';
import { GoogleImageSearch } from './adapters/google-image-search.js';
import { SearxngImageSearch } from './adapters/searxng-image-search.js';
import type { ProviderCalls } from '../../../platform/observability/metrics/provider-calls.js';
import type { ImageSearch } from './image-search.js';

/** The provider that the settings name. */
export function imageSearchOf({ googleSearch, searxngUrl }: Settings, calls: ProviderCalls): ImageSearch {
  if (googleSearch !== undefined) return measured('google', new GoogleImageSearch(googleSearch), calls);
  if (searxngUrl !== undefined) return measured('searxng', new SearxngImageSearch(searxngUrl), calls);
  return { find: () => Promise.resolve([]) };
}

const measured = (name: string, search: ImageSearch, calls: ProviderCalls): ImageSearch => ({
  find: (query) => calls.measure(name, 'search', () => search.find(query)),
});
