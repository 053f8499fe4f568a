import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import { ImageSearchFailed } from '../image-search.js';

export interface AnswerLimits {
  /** Until the whole answer is there, in milliseconds. */
  readonly timeoutMs: number;
  readonly bytes: number;
}

const LIMITS: AnswerLimits = { timeoutMs: 10_000, bytes: 2 * 1024 * 1024 };
const TOO_MANY_REQUESTS = 429;

export const IMAGE_SEARCH_MESSAGES = {
  failed: 'The image search did not answer. Please try again.',
  quota: 'The image search has reached its limit. Please try again later.',
} as const;

/**
 * Asks a provider whose address is a setting for JSON of a shape. Redirects are not followed: an API has no need of them, and they
 * could lead anywhere.
 * @throws ImageSearchFailed
 */
export async function askProvider<Answer>(
  address: URL,
  schema: z.ZodMiniType<Answer>,
  { timeoutMs, bytes }: AnswerLimits = LIMITS,
): Promise<Answer> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (response.status === TOO_MANY_REQUESTS) throw new ImageSearchFailed(IMAGE_SEARCH_MESSAGES.quota);
    if (!response.ok) throw new Error(`The image search answered ${response.status}`);
    return schema.parse(JSON.parse(await textOf(response, bytes)));
  } catch (cause) {
    if (cause instanceof ImageSearchFailed) throw cause;
    throw new ImageSearchFailed(IMAGE_SEARCH_MESSAGES.failed, { cause });
  }
}

async function textOf({ body }: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const read: AsyncIterable<Uint8Array> = body ?? Readable.from([]);
  for await (const chunk of read) {
    size += chunk.byteLength;
    if (size > most) throw new Error('The image search answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const MOST = 10;

/** The addresses that a browser may show: http and https, each once. */
export function webAddresses(found: readonly (string | undefined)[]): string[] {
  const usable = found.filter((address) => address !== undefined && URL.canParse(address));
  const web = usable.filter((address) => /^https?:$/.test(new URL(address ?? '').protocol));
  return [...new Set(web.map(String))].slice(0, MOST);
}
