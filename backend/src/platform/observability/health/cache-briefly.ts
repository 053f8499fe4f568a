import { LRUCache } from 'lru-cache';

/** Age limit of a shared result, in milliseconds: monitoring polls every few seconds. */
const MAX_AGE_MS = 1000;

/** Caches a result for a second, and shares one computation among concurrent callers. */
export function cacheBriefly<Result extends object | string>(make: () => Promise<Result>): () => Promise<Result> {
  const cache = new LRUCache<string, Result>({ max: 1, ttl: MAX_AGE_MS, fetchMethod: make });
  return () => cache.forceFetch('result');
}
