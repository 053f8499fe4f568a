import * as z from 'zod/mini';
import type { ImageSearch } from '../image-search.js';
import { askProvider, webAddresses, type AnswerLimits } from './ask-provider.js';

const ADDRESS = 'https://www.googleapis.com/customsearch/v1';

const MOST_RESULTS = '10';

const Answer = z.object({ items: z.optional(z.array(z.object({ link: z.string() }))) });

export interface GoogleSettings {
  readonly apiKey: string;
  readonly engine: string;
  readonly address?: string;
  readonly limits?: AnswerLimits;
}

export class GoogleImageSearch implements ImageSearch {
  constructor(private readonly settings: GoogleSettings) {}

  async find(query: string): Promise<readonly string[]> {
    const { apiKey, engine, address = ADDRESS, limits } = this.settings;
    const url = new URL(address);
    const parameters = { key: apiKey, cx: engine, q: query, searchType: 'image', num: MOST_RESULTS, safe: 'active' };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const { items = [] } = await askProvider(url, Answer, limits);
    return webAddresses(items.map(({ link }) => link));
  }
}
