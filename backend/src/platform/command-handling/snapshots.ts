import { LRUCache } from 'lru-cache';
import type { Log } from '../observability/logging/log.js';
import type { Snapshot, SnapshotStore } from '../snapshot-store/snapshot-store.js';

/** A stream's state is kept again after so many further events: as many have to be folded at most. */
export const SNAPSHOT_EVERY = 50;

/** Streams whose newest state is remembered. */
const REMEMBERED = 1000;

interface Remembered {
  readonly snapshot: Snapshot | undefined;
  /** Revision of the one that is kept in the store; -1 when there is none. */
  readonly kept: number;
}

const UNKNOWN: Remembered = { snapshot: undefined, kept: -1 };

/** The newest states of streams: those in use in memory, and from time to time in a store. */
export class Snapshots {
  private readonly recent = new LRUCache<string, Remembered>({ max: REMEMBERED });

  /** Without a store, what was remembered goes with the process. */
  constructor(private readonly kept?: { readonly store: SnapshotStore; readonly log: Log }) {}

  /** Whatever is wrong with the store: without a snapshot a stream is only slower. */
  async find(stream: string): Promise<Snapshot | undefined> {
    const known = this.recent.get(stream) ?? (await this.stored(stream));
    this.recent.set(stream, known);
    return known.snapshot;
  }

  /** For one that is of no use: the next one takes its place. */
  forget(stream: string): void {
    this.recent.set(stream, UNKNOWN);
  }

  /** Nobody waits for the store. */
  remember(stream: string, snapshot: Snapshot): void {
    const { kept } = this.recent.get(stream) ?? UNKNOWN;
    const isDue = snapshot.revision - kept >= SNAPSHOT_EVERY;
    this.recent.set(stream, { snapshot, kept: isDue ? snapshot.revision : kept });
    if (isDue) void this.keep(stream, snapshot);
  }

  private async stored(stream: string): Promise<Remembered> {
    try {
      const snapshot = await this.kept?.store.find(stream);
      return snapshot === undefined ? UNKNOWN : { snapshot, kept: snapshot.revision };
    } catch (err) {
      this.kept?.log.warn({ err, stream }, 'A snapshot could not be read');
      return UNKNOWN;
    }
  }

  private async keep(stream: string, snapshot: Snapshot): Promise<void> {
    try {
      await this.kept?.store.keep(stream, snapshot);
    } catch (err) {
      this.kept?.log.warn({ err, stream }, 'A snapshot could not be kept');
    }
  }
}
