import { type RecordVersion, eventInTag, recordTag } from '@marcel/contracts';
import { Header, applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import * as z from 'zod/mini';

export const JSON_TYPE = 'application/json; charset=utf-8';

export const hasParameter = (query: unknown, parameter: string): boolean =>
  typeof query === 'object' && query !== null && Object.hasOwn(query, parameter);

export const isBuffered = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

export const byteLength = (payload: unknown): number => (isBuffered(payload) ? Buffer.byteLength(payload) : 0);

/** Copies content into memory of its own: a part of Node's shared pool would keep all of the pool. */
function copyOf(content: string | Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') copy.write(content);
  else content.copy(copy);
  return copy;
}

const digestOf = (content: string | Uint8Array): string => hash('sha1', content, 'base64url');

export const entityTag = (content: string | Uint8Array): string => `"${digestOf(content)}"`;

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

export const parseTags = (header: string): '*' | readonly string[] =>
  header.trim() === '*' ? '*' : (header.match(TAG) ?? []);

export function includesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = parseTags(ifNoneMatch);
  return tags === '*' || tags.some((candidate) => candidate === tag || candidate === `W/${tag}`);
}

/** Headers for pages behind a private link: neither stored by caches nor indexed by search engines. */
export const PRIVATE_LINK = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

export const PrivateLink = () => applyDecorators(...Object.entries(PRIVATE_LINK).map((header) => Header(...header)));

declare module 'fastify' {
  interface FastifyContextConfig {
    cachedViews?: readonly string[];
  }
  interface FastifyRequest {
    viewTag: string;
    recordVersion: RecordVersion | undefined;
  }
}

/**
 * Caches the responses of a GET until one of their collections changes, except historical ones (`asOf`). For public data only,
 * because a cached response is sent before any guard runs.
 */
export const CachedView = (...collections: readonly [string, ...string[]]): MethodDecorator =>
  RouteConfig({ cachedViews: collections });

const Versioned = z.object({ revision: z.int(), eventId: z.string() });

/**
 * Makes the version of a record part of the response's ETag, unless its document has none.
 * @param document from the same read as the response, so that a client never gets an old state with a newer ETag
 */
export function setRecordVersion(request: FastifyRequest, stream: string, document: unknown): void {
  const { data } = Versioned.safeParse(document);
  request.recordVersion = data && { stream, revision: data.revision, event: eventInTag(data.eventId) };
}

interface CachedResponse {
  readonly viewTag: string;
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Maximum size of the cache, in bytes. */
const CACHE_SIZE = 16 * 1024 * 1024;

export type RevisionOf = (collection: string) => Promise<string>;

/**
 * Adds caching headers to every response of the API: clients must revalidate it by an ETag of its content, which for a record
 * includes its version. Serves cached views without a controller.
 */
export function addCaching(server: FastifyInstance, revisionOf: RevisionOf): void {
  // Keeps only the last response of each URL: outdated ones would fill the memory with every write.
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: CACHE_SIZE,
    maxEntrySize: CACHE_SIZE / 8,
    sizeCalculation: ({ bytes, tag, viewTag }, url) => bytes.length + tag.length + viewTag.length + url.length,
  });
  server.decorateRequest('viewTag', '');
  server.decorateRequest('recordVersion', undefined);
  server.addHook('onRequest', (request, reply, done) => {
    const { cachedViews } = request.routeOptions.config;
    if (cachedViews === undefined || !isRead(request) || hasParameter(request.query, 'asOf')) done();
    else void sendCached(cachedViews, request, reply).then((isSent) => (isSent ? undefined : done()), done);
  });
  const sendCached = async (views: readonly string[], request: FastifyRequest, reply: FastifyReply) => {
    // Get the revision before the view is read, so that a response is never older than its tag.
    const viewTag = (await Promise.all(views.map(revisionOf))).join(' ');
    const cached = cache.get(request.url);
    reply.header('cache-control', 'no-cache');
    if (cached?.viewTag === viewTag) void reply.header('etag', cached.tag).type(JSON_TYPE).send(cached.bytes);
    else request.viewTag = viewTag;
    return request.viewTag === '';
  };
  server.addHook('onSend', (request, reply, payload, done) => {
    let cacheControl = reply.getHeader('cache-control');
    if (cacheControl === undefined && request.url.startsWith('/api/')) {
      cacheControl = isRead(request) ? 'no-cache' : 'no-store';
      reply.header('cache-control', cacheControl);
    }
    if (!isRead(request) || reply.statusCode !== 200 || cacheControl === 'no-store' || !isBuffered(payload))
      return done(null, payload);
    const { viewTag, recordVersion: version, url, headers } = request;
    // The tag depends on the content only: a client that has it gets 304 although other parts of the view have changed.
    const tagOfContent = () => (version ? recordTag(version, digestOf(payload)) : entityTag(payload));
    const tag = String(reply.getHeader('etag') ?? tagOfContent());
    reply.header('etag', tag);
    if (viewTag !== '') cache.set(url, { viewTag, bytes: copyOf(payload), tag });
    if (!includesTag(headers['if-none-match'], tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, '');
  });
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
