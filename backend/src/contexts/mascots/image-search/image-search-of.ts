import * as z from 'zod/mini';
import type { ImageSearch } from './image-search.js';
import { type AnswerLimits, askProvider, webAddresses } from './adapters/ask-provider.js';
import type { Settings } from '../../../platform/config/settings.js';
import { GoogleImageSearch } from './adapters/google-image-search.js';
import type { ProviderCalls } from '../../../platform/observability/metrics/metrics.js';

const Answer = z.object({ results: z.array(z.object({ img_src: z.optional(z.string()) })) });

export class SearxngImageSearch implements ImageSearch {
  /** @param base where it runs, such as `http://localhost:8080` */
  constructor(
    private readonly base: string,
    private readonly limits?: AnswerLimits,
  ) {}

  async find(query: string): Promise<readonly string[]> {
    const url = new URL('search', this.base.endsWith('/') ? this.base : `${this.base}/`);
    const parameters = { q: query, format: 'json', categories: 'images', safesearch: '1' };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const { results } = await askProvider(url, Answer, this.limits);
    // Some engines leave the scheme out.
    return webAddresses(results.map(({ img_src: source }) => source?.replace(/^\/\//, 'https://')));
  }
}

export function imageSearchOf({ googleSearch, searxngUrl }: Settings, calls: ProviderCalls): ImageSearch {
  if (googleSearch !== undefined) return measured('google', new GoogleImageSearch(googleSearch), calls);
  if (searxngUrl !== undefined) return measured('searxng', new SearxngImageSearch(searxngUrl), calls);
  return { find: () => Promise.resolve([]) };
}

const measured = (name: string, search: ImageSearch, calls: ProviderCalls): ImageSearch => ({
  find: (query) => calls.measure(name, 'search', () => search.find(query)),
});
