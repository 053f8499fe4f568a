import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asks } from './asks.js';
import { entityTag, namesTag } from './entity-tags.js';
import { tagOfRecord } from './shows-record.js';
import { ViewCache } from './view-cache.js';

/** The revision of a collection, as `ReadStore.revisionOf`. */
export type RevisionOf = (collection: string) => Promise<string>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Stands for the views as they were before they were read; empty for what is not to be kept. */
    viewTag: string;
  }
}

/** Answers GETs of cached views without Nest, or at least without a body, whenever nothing has changed. */
export function serveCachedViews(server: FastifyInstance, revisionOf: RevisionOf, cache = new ViewCache()): void {
  server.decorateRequest('viewTag', '');
  server.addHook('onRequest', (request, reply, done) => {
    const views = viewsOf(request);
    if (views === undefined) done();
    else void answerKept(views, request, reply).then((isAnswered) => (isAnswered ? undefined : done()), done);
  });
  const answerKept = async (views: readonly string[], request: FastifyRequest, reply: FastifyReply) => {
    // The revision is asked for before the view is read: an answer is at most newer than its tag says, never older.
    const viewTag = (await Promise.all(views.map(revisionOf))).join(' ');
    const kept = cache.get(request.url, viewTag);
    reply.header('cache-control', 'no-cache');
    if (kept === undefined) {
      request.viewTag = viewTag;
      return false;
    }
    reply.header('etag', kept.tag);
    if (namesTag(request.headers['if-none-match'], kept.tag)) void reply.code(304).send();
    else void reply.type('application/json; charset=utf-8').send(kept.bytes);
    return true;
  };
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.viewTag !== '' && reply.statusCode === 200 && typeof payload === 'string') {
      // Of the content, so that whoever has it is told so although something changed that it does not show.
      const tag = tagOfRecord(request, payload) ?? entityTag(payload);
      reply.header('etag', tag);
      cache.set(request.url, { viewTag: request.viewTag, bytes: Buffer.from(payload), tag });
    }
    done(null, payload);
  });
}

function viewsOf({ method, query, routeOptions }: FastifyRequest): readonly string[] | undefined {
  const { cachedViews, notKeptWith } = routeOptions.config;
  if (notKeptWith !== undefined && asks(query, notKeptWith)) return undefined;
  return method === 'GET' || method === 'HEAD' ? cachedViews : undefined;
}
