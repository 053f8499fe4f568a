import { Inject, Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { Agent, fetch, type Response } from 'undici';
import { lookup as systemLookup } from 'node:dns/promises';
import { SETTINGS } from '../config/settings.js';
import { ForbiddenAddress, TooLarge } from './errors.js';

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST));
}

interface Fetched {
  readonly status: number;
  readonly contentType: string | null;
  readonly allowedOrigin: string | null;
  readonly bytes: Buffer;
}

interface FetchLimits {
  readonly bytes: number;
  /** Timeout for the whole response, including redirects, in milliseconds. */
  readonly timeoutMs: number;
  readonly origin?: string;
}

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

interface GuardedFetchOptions {
  /** Hosts, with a non-default port, that may be fetched from although they are not public. */
  readonly trustedHosts: readonly string[];
  readonly resolve?: (host: string) => Promise<readonly ResolvedAddress[]>;
}

const MAX_REDIRECTS = 3;
const ALLOWED_ORIGIN = 'access-control-allow-origin';

/**
 * Fetches untrusted addresses: only http(s), only from public hosts, with at most three redirects, each checked like the first
 * address. Resolves a name once, and connects to the address that was checked.
 */
@Injectable()
export class GuardedFetch {
  private readonly resolve: (host: string) => Promise<readonly ResolvedAddress[]>;

  constructor(@Inject(SETTINGS) private readonly options: GuardedFetchOptions) {
    this.resolve = options.resolve ?? ((host) => systemLookup(host, { all: true }));
  }

  /** @throws ForbiddenAddress, TooLarge, the signal's reason, and errors of undici's fetch */
  async get(address: string, { bytes, timeoutMs, origin }: FetchLimits, signal?: AbortSignal): Promise<Fetched> {
    const limit = AbortSignal.timeout(timeoutMs);
    const until = signal === undefined ? limit : AbortSignal.any([limit, signal]);
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const agent = await this.agentFor(url);
      try {
        const response = await fetch(url, {
          dispatcher: agent,
          redirect: 'manual',
          signal: until,
          headers: origin === undefined ? {} : { origin },
        });
        const location = findRedirect(response);
        if (location === undefined) {
          const { status, headers } = response;
          const [contentType, allowedOrigin] = [headers.get('content-type'), headers.get(ALLOWED_ORIGIN)];
          return { status, contentType, allowedOrigin, bytes: await readBytes(response, bytes) };
        }
        url = new URL(location, url);
      } finally {
        await agent.destroy();
      }
    }
    throw new ForbiddenAddress('Redirected too often');
  }

  private async agentFor(url: URL): Promise<Agent> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new ForbiddenAddress(`Not http(s): ${url.protocol}`);
    if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('Addresses must not hold credentials');
    const isTrusted = this.options.trustedHosts.includes(url.host);
    const addresses = await this.resolve(url.hostname.replace(/^\[|\]$/g, ''));
    const allowed = addresses.filter(({ address }) => isTrusted || isPublicAddress(address));
    const [first] = allowed;
    if (first === undefined || allowed.length < addresses.length)
      throw new ForbiddenAddress(`${url.hostname} is not public`);
    return new Agent({
      connect: {
        lookup: (_host, { all }, done) =>
          all === true ? done(null, [...allowed]) : done(null, first.address, first.family),
      },
    });
  }
}

function findRedirect({ status, headers }: Response): string | undefined {
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  return isRedirect ? (headers.get('location') ?? undefined) : undefined;
}

/** Reads the body of a response. @throws TooLarge */
export async function readBytes(
  { body }: { readonly body: AsyncIterable<unknown> | null },
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A body is made of bytes');
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLarge(`More than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
