import type { ReadStreamOptions, RecordedEvent as ServerEvent, StreamingRead } from '@eventstore/db-client';
import { StreamNotFoundError } from '@eventstore/db-client';
import { setImmediate } from 'node:timers/promises';
import { withTimeout } from '../../scheduling/with-timeout.js';
import type { Connection } from './connection.js';
import type { Resolved } from './events.js';

export const ENDED = Symbol('ended');

/** A readable stream of objects. It may fail without ending, end without closing, or only close. */
export interface ItemStream<Item> {
  readonly readableLength: number;
  read(): Item | null;
  on(event: 'readable' | 'end' | 'close', listener: () => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
}

/** Takes objects out of a stream in batches, as they arrive. Reads only on demand, so that a slow consumer slows the sender down. */
export class ObjectReader<Item> {
  private endReason: Error | typeof ENDED | undefined;
  private wake: () => void = () => undefined;

  constructor(private readonly stream: ItemStream<Item>) {
    const changed = () => this.wake();
    const finished = (how: Error | typeof ENDED) => {
      this.endReason ??= how;
      this.wake();
    };
    stream
      .on('readable', changed)
      .on('error', (error: Error) => finished(error))
      .on('end', () => finished(ENDED))
      .on('close', () => finished(ENDED));
  }

  get hasMore(): boolean {
    return this.stream.readableLength > 0;
  }

  /**
   * Returns the items that are there, up to a limit and no further than the first match of the test; waits for the first item.
   * @throws TimedOut, the stream's error, or the signal's reason
   */
  async readBatch(
    limit: number,
    timeoutMs: number,
    signal: AbortSignal,
    isLast: (item: Item) => boolean = () => false,
  ): Promise<readonly Item[] | typeof ENDED> {
    const items: Item[] = [];
    for (;;) {
      const before = items.length;
      if (before === 0) signal.throwIfAborted();
      for (let item = this.stream.read(); item !== null; item = this.stream.read()) {
        items.push(item);
        if (items.length === limit || isLast(item)) return items;
      }
      if (items.length > before) await setImmediate();
      else if (items.length > 0) return items;
      else if (this.endReason === ENDED) return ENDED;
      else if (this.endReason !== undefined) throw this.endReason;
      else await withTimeout(this.waitForChange(), timeoutMs, signal);
    }
  }

  private waitForChange(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}

const BATCH = 500;

/** Yields the events of a read in batches, until the server ends it. @throws as `ObjectReader.readBatch` */
export async function* batchesOf(
  read: StreamingRead<Resolved>,
  { discarded }: Connection,
  timeoutMs: number,
): AsyncGenerator<readonly ServerEvent[]> {
  const reader = new ObjectReader<Resolved>(read);
  try {
    for (;;) {
      const batch = await reader.readBatch(BATCH, timeoutMs, discarded);
      if (batch === ENDED) return;
      yield batch.flatMap(({ event }) => event ?? []);
    }
  } finally {
    void read.cancel().catch(() => undefined);
  }
}

/** Yields the events of a stream from the leader, over this connection only; none for a missing stream. */
export async function* readStream(
  connection: Connection,
  streamName: string,
  options: ReadStreamOptions,
  timeoutMs: number,
): AsyncGenerator<ServerEvent> {
  const read = connection.client.readStream(streamName, { ...options, requiresLeader: true });
  try {
    for await (const batch of batchesOf(read, connection, timeoutMs)) yield* batch;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
}
