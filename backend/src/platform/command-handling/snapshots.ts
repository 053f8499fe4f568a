import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { DocumentStore } from '../document-store/port.js';
import type { Log } from '../observability/logging/log.js';

/** The state of a stream after one of its events. */
export const Snapshot = z.object({ version: z.int(), revision: z.int(), eventId: z.string(), state: z.unknown() });
export type Snapshot = z.infer<typeof Snapshot>;

/** Number of events between two stored snapshots, and the maximum that a load folds. */
export const SNAPSHOT_INTERVAL = 50;

export const SNAPSHOTS = 'snapshots';

const MAX_CACHED_STREAMS = 1000;

interface CachedSnapshot {
  readonly snapshot: Snapshot | undefined;
  /** Revision of the stored snapshot; -1 if there is none. */
  readonly stored: number;
}

const UNKNOWN: CachedSnapshot = { snapshot: undefined, stored: -1 };

/** Keeps the newest states of streams in memory, and some of them in a store. Losing them only makes loading slower. */
export class Snapshots {
  private readonly recent = new LRUCache<string, CachedSnapshot>({ max: MAX_CACHED_STREAMS });

  constructor(private readonly storage?: { readonly documents: DocumentStore; readonly log: Log }) {}

  async find(stream: string): Promise<Snapshot | undefined> {
    const cached = this.recent.get(stream) ?? (await this.load(stream));
    this.recent.set(stream, cached);
    return cached.snapshot;
  }

  invalidate(stream: string): void {
    this.recent.set(stream, UNKNOWN);
  }

  save(stream: string, snapshot: Snapshot): void {
    const { stored } = this.recent.get(stream) ?? UNKNOWN;
    const isDue = snapshot.revision - stored >= SNAPSHOT_INTERVAL;
    this.recent.set(stream, { snapshot, stored: isDue ? snapshot.revision : stored });
    if (isDue) void this.store(stream, snapshot);
  }

  private async load(stream: string): Promise<CachedSnapshot> {
    try {
      const document = await this.storage?.documents.get(SNAPSHOTS, stream);
      if (document === undefined) return UNKNOWN;
      const snapshot = Snapshot.parse(document.value);
      return { snapshot, stored: snapshot.revision };
    } catch (err) {
      this.storage?.log.warn({ err, stream }, 'A snapshot could not be read');
      return UNKNOWN;
    }
  }

  private async store(stream: string, snapshot: Snapshot): Promise<void> {
    try {
      await this.storage?.documents.put(SNAPSHOTS, stream, snapshot);
    } catch (err) {
      this.storage?.log.warn({ err, stream }, 'A snapshot could not be stored');
    }
  }
}
