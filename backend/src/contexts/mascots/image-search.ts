import * as z from 'zod/mini';
import { readBytes } from '../../platform/guarded-fetch/guarded-fetch.js';
import type { Settings } from '../../platform/config/settings.js';
import type { ProviderCalls } from '../../platform/observability/metrics/metrics.js';

export interface ImageSearch {
  /** Returns addresses of pictures, best first; http and https only. @throws ImageSearchFailed */
  find(query: string): Promise<readonly string[]>;
}

export class ImageSearchFailed extends Error {
  override readonly name = 'ImageSearchFailed';
}

export const IMAGE_SEARCH = Symbol('ImageSearch');

interface ResponseLimits {
  /** Time limit of the whole response, in milliseconds. */
  readonly timeoutMs: number;
  readonly bytes: number;
}

const LIMITS: ResponseLimits = { timeoutMs: 10_000, bytes: 2 * 1024 * 1024 };
const TOO_MANY_REQUESTS = 429;
const MAX_RESULTS = 10;

export const IMAGE_SEARCH_MESSAGES = {
  failed: 'The image search did not answer. Please try again.',
  quota: 'The image search has reached its limit. Please try again later.',
} as const;

/** Requests JSON of a given shape. Follows no redirects, because they could lead to an internal address. @throws ImageSearchFailed */
async function requestJson<Answer>(
  address: URL,
  schema: z.ZodMiniType<Answer>,
  { timeoutMs, bytes }: ResponseLimits = LIMITS,
): Promise<Answer> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (response.status === TOO_MANY_REQUESTS) throw new ImageSearchFailed(IMAGE_SEARCH_MESSAGES.quota);
    if (!response.ok) throw new Error(`The image search answered ${response.status}`);
    return schema.parse(JSON.parse((await readBytes(response, bytes)).toString()));
  } catch (cause) {
    if (cause instanceof ImageSearchFailed) throw cause;
    throw new ImageSearchFailed(IMAGE_SEARCH_MESSAGES.failed, { cause });
  }
}

/** Returns the http and https addresses, each once. */
function filterWebAddresses(addresses: readonly (string | undefined)[]): string[] {
  const usable = addresses.filter((address) => address !== undefined && URL.canParse(address));
  const web = usable.filter((address) => /^https?:$/.test(new URL(address ?? '').protocol));
  return [...new Set(web.map(String))].slice(0, MAX_RESULTS);
}

const GOOGLE = 'https://www.googleapis.com/customsearch/v1';

const GoogleResponse = z.object({ items: z.optional(z.array(z.object({ link: z.string() }))) });

type GoogleSettings = NonNullable<Settings['googleSearch']> & {
  readonly address?: string;
  readonly limits?: ResponseLimits;
};

export class GoogleImageSearch implements ImageSearch {
  constructor(private readonly settings: GoogleSettings) {}

  async find(query: string): Promise<readonly string[]> {
    const { apiKey: key, engine, address = GOOGLE, limits } = this.settings;
    const url = new URL(address);
    const parameters = { key, cx: engine, q: query, searchType: 'image', num: String(MAX_RESULTS), safe: 'active' };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const { items = [] } = await requestJson(url, GoogleResponse, limits);
    return filterWebAddresses(items.map(({ link }) => link));
  }
}

const SearxngResponse = z.object({ results: z.array(z.object({ img_src: z.optional(z.string()) })) });

export class SearxngImageSearch implements ImageSearch {
  /** @param base its address, such as `http://localhost:8080` */
  constructor(
    private readonly base: string,
    private readonly limits?: ResponseLimits,
  ) {}

  async find(query: string): Promise<readonly string[]> {
    const url = new URL('search', this.base.endsWith('/') ? this.base : `${this.base}/`);
    const parameters = { q: query, format: 'json', categories: 'images', safesearch: '1' };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const { results } = await requestJson(url, SearxngResponse, this.limits);
    // Some engines omit the scheme.
    return filterWebAddresses(results.map(({ img_src: source }) => source?.replace(/^\/\//, 'https://')));
  }
}

export function createImageSearch({ googleSearch, searxngUrl }: Settings, calls: ProviderCalls): ImageSearch {
  if (googleSearch !== undefined) return withMetrics('google', new GoogleImageSearch(googleSearch), calls);
  if (searxngUrl !== undefined) return withMetrics('searxng', new SearxngImageSearch(searxngUrl), calls);
  return { find: () => Promise.resolve([]) };
}

const withMetrics = (name: string, search: ImageSearch, calls: ProviderCalls): ImageSearch => ({
  find: (query) => calls.measure(name, 'search', () => search.find(query)),
});
