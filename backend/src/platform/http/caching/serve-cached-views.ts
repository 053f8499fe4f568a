import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entityTag, namesTag } from './entity-tags.js';
import { ViewCache } from './view-cache.js';

/** The revision of a collection, as `ReadStore.revisionOf`. */
export type RevisionOf = (collection: string) => Promise<string>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Tag under which the answer is to be kept; empty for what is not. */
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
    const tag = entityTag(request.url, ...(await Promise.all(views.map(revisionOf))));
    reply.header('etag', tag).header('cache-control', 'no-cache');
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const kept = cache.get(tag);
    if (kept !== undefined) return reply.type('application/json; charset=utf-8').send(kept);
    request.viewTag = tag;
    return undefined;
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.viewTag !== '' && reply.statusCode === 200 && typeof payload === 'string') {
      cache.set(request.viewTag, Buffer.from(payload));
    }
    done(null, payload);
  });
}

function viewsOf({ method, routeOptions }: FastifyRequest): readonly string[] | undefined {
  return method === 'GET' || method === 'HEAD' ? routeOptions.config.cachedViews : undefined;
}
