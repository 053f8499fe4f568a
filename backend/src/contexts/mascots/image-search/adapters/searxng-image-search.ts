import * as z from 'zod/mini';
import type { ImageSearch } from '../image-search.js';
import { askProvider, webAddresses, type AnswerLimits } from './ask-provider.js';

const Answer = z.object({ results: z.array(z.object({ img_src: z.optional(z.string()) })) });

/** The JSON interface of a SearXNG, which its administrator has to allow. */
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
