import { RouteConfig } from '@nestjs/platform-fastify';
import type { ViewName } from '../../read-your-writes/waits-for.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Collections of the read store that the answer is made of. */
    cachedViews?: readonly ViewName[];
    /** Parameter of the query with which it is made of something else. */
    notKeptWith?: string;
  }
}

/**
 * Keeps the answers of a GET until one of the collections that they are made of changes. Only for what everybody may see: a
 * kept answer goes out before any guard is asked.
 */
export const CachedView = (...collections: readonly [ViewName, ...ViewName[]]): MethodDecorator =>
  RouteConfig({ cachedViews: collections });

/** The same, but for requests with a parameter. */
export const CachedViewUnless = (
  parameter: string,
  ...collections: readonly [ViewName, ...ViewName[]]
): MethodDecorator => RouteConfig({ cachedViews: collections, notKeptWith: parameter });
