import { type RecordVersion, eventInTag, recordTag } from '@marcel/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Header,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash, hash } from 'node:crypto';
import { type Observable, map } from 'rxjs';
import * as z from 'zod/mini';
import type { ViewName } from '../read-your-writes/waits-for.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

export const asks = (query: unknown, parameter: string): boolean =>
  typeof query === 'object' && query !== null && Object.hasOwn(query, parameter);

export const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

export const bytesOf = (payload: unknown): number => (isWhole(payload) ? Buffer.byteLength(payload) : 0);

export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return hash('sha1', only, 'base64url');
  const hashed = createHash('sha1');
  for (const part of parts) hashed.update(part).update('\n');
  return hashed.digest('base64url');
}

export const entityTag = (...parts: readonly (string | Uint8Array)[]): string => `"${digestOf(...parts)}"`;

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

export const tagsOf = (header: string): '*' | readonly string[] =>
  header.trim() === '*' ? '*' : (header.match(TAG) ?? []);

export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = tagsOf(ifNoneMatch);
  return tags === '*' || tags.some((candidate) => candidate === tag || candidate === `W/${tag}`);
}

/** Headers for pages behind a private link: neither stored by caches nor indexed by search engines. */
export const PRIVATE_LINK = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

export const PrivateLink = () => applyDecorators(...Object.entries(PRIVATE_LINK).map((header) => Header(...header)));

declare module 'fastify' {
  interface FastifyContextConfig {
    cachedViews?: readonly ViewName[];
    notKeptWith?: string;
  }
}

/**
 * Caches the responses of a GET until one of their collections changes. For public data only, because a cached response is
 * sent before any guard runs.
 */
export const CachedView = (...collections: readonly [ViewName, ...ViewName[]]): MethodDecorator =>
  RouteConfig({ cachedViews: collections });

export const CachedViewUnless = (
  parameter: string,
  ...collections: readonly [ViewName, ...ViewName[]]
): MethodDecorator => RouteConfig({ cachedViews: collections, notKeptWith: parameter });

declare module 'fastify' {
  interface FastifyRequest {
    shownVersion: RecordVersion | null;
  }
}

/** A record with its version, from the same read, so that a client never takes an old state for a newer one. */
export interface Shown<Answer> {
  readonly answer: Answer;
  readonly version: RecordVersion | undefined;
}

const Versioned = z.object({ revision: z.int(), eventId: z.string() });

export function shownVersion(stream: string, document: unknown): RecordVersion | undefined {
  const { data } = Versioned.safeParse(document);
  return data && { stream, revision: data.revision, event: eventInTag(data.eventId) };
}

/** Returns undefined for a response that is not a single record. */
const tagOfRecord = (
  { shownVersion }: Pick<FastifyRequest, 'shownVersion'>,
  payload: string | Uint8Array,
): string | undefined => (shownVersion === null ? undefined : recordTag(shownVersion, digestOf(payload)));

@Injectable()
class RememberShownVersion implements NestInterceptor<Shown<unknown>, unknown> {
  intercept(context: ExecutionContext, next: CallHandler<Shown<unknown>>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      map(({ answer, version }) => {
        request.shownVersion = version ?? null;
        return answer;
      }),
    );
  }
}

type ShowingMethod = (...parameters: never[]) => Promise<Shown<unknown>>;

export function ShowsRecord(): <Method extends ShowingMethod>(
  target: object,
  name: string,
  method: TypedPropertyDescriptor<Method>,
) => void {
  return applyDecorators(UseInterceptors(RememberShownVersion));
}

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;

export interface KeptAnswer {
  readonly viewTag: string;
  readonly bytes: Buffer;
  readonly tag: string;
}

/**
 * An LRU cache with only the last response of each address. Outdated responses are never used again, and would fill the memory
 * with every write.
 */
export class ViewCache {
  private readonly answers: LRUCache<string, KeptAnswer>;

  constructor(maxBytes: number = DEFAULT_MAX_BYTES) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ bytes, tag, viewTag }, url) => bytes.length + tag.length + viewTag.length + url.length + 1,
    });
  }

  get(url: string, viewTag: string): KeptAnswer | undefined {
    const kept = this.answers.get(url);
    return kept?.viewTag === viewTag ? kept : undefined;
  }

  set(url: string, answer: KeptAnswer): void {
    this.answers.set(url, answer);
  }
}

export type RevisionOf = (collection: string) => Promise<string>;

declare module 'fastify' {
  interface FastifyRequest {
    viewTag: string;
  }
}

/**
 * Adds caching headers to every response of the API: clients must revalidate it by an ETag of its content, which for a record
 * includes its version. Serves cached views without a controller.
 */
export function tagAnswers(server: FastifyInstance, revisionOf: RevisionOf, cache = new ViewCache()): void {
  server.decorateRequest('viewTag', '');
  server.decorateRequest('shownVersion', null);
  server.addHook('onRequest', (request, reply, done) => {
    const views = viewsOf(request);
    if (views === undefined) done();
    else void answerKept(views, request, reply).then((isAnswered) => (isAnswered ? undefined : done()), done);
  });
  const answerKept = async (views: readonly string[], request: FastifyRequest, reply: FastifyReply) => {
    // Get the revision before the view is read, so that a response is never older than its tag.
    const viewTag = (await Promise.all(views.map(revisionOf))).join(' ');
    const kept = cache.get(request.url, viewTag);
    reply.header('cache-control', 'no-cache');
    if (kept === undefined) {
      request.viewTag = viewTag;
      return false;
    }
    reply.header('etag', kept.tag);
    if (namesTag(request.headers['if-none-match'], kept.tag)) void reply.code(304).send();
    else void reply.type(JSON_TYPE).send(kept.bytes);
    return true;
  };
  server.addHook('onSend', (request, reply, payload, done) => {
    const isRead = isGetOrHead(request);
    let cacheControl = reply.getHeader('cache-control');
    if (cacheControl === undefined && request.url.startsWith('/api/')) {
      cacheControl = isRead ? 'no-cache' : 'no-store';
      reply.header('cache-control', cacheControl);
    }
    if (!isRead || reply.statusCode !== 200 || cacheControl === 'no-store' || !isWhole(payload)) {
      done(null, payload);
      return;
    }
    // The tag depends on the content only: a client that has it gets 304 although other parts of the view have changed.
    const tag = String(reply.getHeader('etag') ?? tagOfRecord(request, payload) ?? entityTag(payload));
    reply.header('etag', tag);
    const { viewTag } = request;
    if (viewTag !== '') cache.set(request.url, { viewTag, bytes: Buffer.from(payload), tag });
    if (namesTag(request.headers['if-none-match'], tag)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      done(null, '');
      return;
    }
    done(null, payload);
  });
}

const isGetOrHead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function viewsOf(request: FastifyRequest): readonly string[] | undefined {
  const { cachedViews, notKeptWith } = request.routeOptions.config;
  if (cachedViews === undefined || !isGetOrHead(request)) return undefined;
  return notKeptWith !== undefined && asks(request.query, notKeptWith) ? undefined : cachedViews;
}
