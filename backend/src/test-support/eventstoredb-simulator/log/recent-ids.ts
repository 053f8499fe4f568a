import { LRUCache } from 'lru-cache';
import type { LogRecord } from './log-record.js';

const CAPACITY = 100_000;

type Place = Pick<LogRecord, 'stream' | 'revision'>;

/**
 * Where recently written ids went first, whichever stream that was. It starts out empty, as the real server's does after a
 * restart, and as that of a node that has not led before: repeated appends that expect "any" are only recognised by it.
 */
export class RecentIds {
  /** Room for all of them is made with the first one: the logs of most tests are short. */
  private places: LRUCache<string, Place> | undefined;

  remember({ stream, id, revision }: LogRecord): void {
    this.places ??= new LRUCache({ max: CAPACITY });
    if (!this.places.has(id)) this.places.set(id, { stream, revision });
  }

  /** Undefined also for an id that went to another stream first. */
  revisionOf(stream: string, id: string): bigint | undefined {
    const place = this.places?.get(id);
    return place?.stream === stream ? place.revision : undefined;
  }

  learn({ places }: RecentIds): void {
    if (places === undefined) return;
    this.places ??= new LRUCache({ max: CAPACITY });
    this.places.load(places.dump());
  }

  forget(): void {
    this.places = undefined;
  }
}
