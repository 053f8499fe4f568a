import { LRUCache } from 'lru-cache';
import type { LogRecord } from './log-record.js';

const CAPACITY = 100_000;

/**
 * Where recently written ids went. It starts out empty, as the real server's does after a restart: repeated appends
 * that expect "any" are only recognised by it.
 */
export class RecentIds {
  private readonly places = new LRUCache<string, bigint>({ max: CAPACITY });

  remember({ stream, id, revision }: LogRecord): void {
    this.places.set(keyOf(stream, id), revision);
  }

  revisionOf(stream: string, id: string): bigint | undefined {
    return this.places.get(keyOf(stream, id));
  }
}

const keyOf = (stream: string, id: string): string => `${id}@${stream}`;
