import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entityTag, namesTag } from './entity-tags.js';
import { tagOfRecord } from './shows-record.js';
import { ViewCache } from './view-cache.js';

/** The revision of a collection, as `ReadStore.revisionOf`. */
export type RevisionOf = (collection: string) => Promise<string>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Stands for the address and the views as they were before they were read; empty for what is not to be kept. */
    viewTag: string;
  }
}

/** Answers GETs of cached views without Nest, or at least without a body, whenever nothing has changed. */
export function serveCachedViews(server: FastifyInstance, revisionOf: RevisionOf, cache = new ViewCache()): void {
  server.decorateRequest('viewTag', '');
  server.addHook('onRequest', async (request, reply) => {
    const views = viewsOf(request);
    if (views === undefined) return undefined;
    // The revision is asked for before the view is read: an answer is at most newer than its tag says, never older.
    const viewTag = entityTag(request.url, ...(await Promise.all(views.map(revisionOf))));
    const kept = cache.get(request.url, viewTag);
    const tag = kept?.tag ?? viewTag;
    reply.header('cache-control', 'no-cache');
    if (namesTag(request.headers['if-none-match'], tag)) return reply.header('etag', tag).code(304).send();
    if (kept !== undefined) return reply.header('etag', tag).type('application/json; charset=utf-8').send(kept.bytes);
    request.viewTag = viewTag;
    return undefined;
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.viewTag !== '' && reply.statusCode === 200 && typeof payload === 'string') {
      const tag = tagOfRecord(request, payload) ?? request.viewTag;
      reply.header('etag', tag);
      cache.set(request.url, { viewTag: request.viewTag, bytes: Buffer.from(payload), tag });
    }
    done(null, payload);
  });
}

function viewsOf({ method, routeOptions }: FastifyRequest): readonly string[] | undefined {
  return method === 'GET' || method === 'HEAD' ? routeOptions.config.cachedViews : undefined;
}
