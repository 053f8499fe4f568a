import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { EventMetadata, EventStore, NewEvent } from '../../platform/event-store/event-store.js';
import type { LogRecord } from './log.js';

const STREAM = 'eventstoredb-simulator';

/** Characters of one piece: the embedded store takes an append of less than 1 MiB, base64 of a full one is longer. */
const PIECE_LENGTH = 250_000;

const StoredRecord = z.object({
  stream: z.string(),
  revision: z.string(),
  position: z.string(),
  id: z.string(),
  type: z.string(),
  isJson: z.boolean(),
  created: z.number(),
  data: z.string(),
  metadata: z.string(),
});
const Entry = z.array(StoredRecord);
const Piece = z.object({ entry: z.string(), index: z.int(), of: z.int(), json: z.string() });

export interface Journal {
  /** Resolves once the records are durable, all or none, and everything written before them too. */
  write(records: readonly LogRecord[], now: number): Promise<void>;
  /** Reads all written records in order; leaves out unfinished entries. */
  read(): AsyncIterable<LogRecord>;
  close(): Promise<void>;
}

export class MemoryJournal implements Journal {
  private readonly records: LogRecord[] = [];

  async write(records: readonly LogRecord[]): Promise<void> {
    this.records.push(...records);
    // Not visible at once: a server writes them first.
    await setImmediate();
  }

  async *read(): AsyncGenerator<LogRecord> {
    yield* this.records;
  }

  async close(): Promise<void> {
    // Nothing is open.
  }
}

/** Keeps the records in an embedded event store, one entry for all that is written at once. */
export class StoredJournal implements Journal {
  constructor(private readonly store: EventStore) {}

  async write(records: readonly LogRecord[], now: number): Promise<void> {
    const entry = randomUUID();
    const json = JSON.stringify(records.map(toStored));
    const of = Math.max(1, Math.ceil(json.length / PIECE_LENGTH));
    const pieces = Array.from({ length: of }, (_, index) => {
      const part = json.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH);
      return this.store.append(STREAM, 'any', [journalEvent({ entry, index, of, json: part }, now)]);
    });
    await Promise.all(pieces);
  }

  async *read(): AsyncGenerator<LogRecord> {
    const unfinished = new Map<string, string>();
    for await (const { data } of this.store.readAll()) {
      const { entry, index, of, json } = Piece.parse(data);
      const text = (unfinished.get(entry) ?? '') + json;
      unfinished.set(entry, text);
      if (index + 1 < of) continue;
      unfinished.delete(entry);
      yield* Entry.parse(JSON.parse(text)).map(fromStored);
    }
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

function journalEvent(data: z.infer<typeof Piece>, now: number): NewEvent {
  const metadata: EventMetadata = {
    time: new Date(now).toISOString(),
    correlationId: data.entry,
    causationId: data.entry,
    actor: { kind: 'system' },
    command: 'Record',
    schemaVersion: 1,
  };
  return { id: randomUUID(), type: 'Recorded', data, metadata };
}

const toStored = (record: LogRecord): z.infer<typeof StoredRecord> => ({
  ...record,
  revision: String(record.revision),
  position: String(record.position),
  data: Buffer.from(record.data).toString('base64'),
  metadata: Buffer.from(record.metadata).toString('base64'),
});

const fromStored = (stored: z.infer<typeof StoredRecord>): LogRecord => ({
  ...stored,
  revision: BigInt(stored.revision),
  position: BigInt(stored.position),
  data: Buffer.from(stored.data, 'base64'),
  metadata: Buffer.from(stored.metadata, 'base64'),
});
