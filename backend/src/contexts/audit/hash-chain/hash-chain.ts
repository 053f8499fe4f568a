import * as z from 'zod/mini';
import { hash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import type { DomainEvent, EventCatalogue, StreamKind } from '../../../platform/decider/decider.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';

const CheckpointRecordedData = z.object({
  last: z.object({ stream: z.string(), revision: z.int() }),
  events: z.int(),
  hash: z.string(),
  /** First digits of the running hash after each event since the previous checkpoint; they locate a changed event. */
  marks: z.string(),
});

export type CheckpointRecorded = DomainEvent<'CheckpointRecorded', z.infer<typeof CheckpointRecordedData>>;

export const checkpointEvents: EventCatalogue<CheckpointRecorded> = {
  CheckpointRecorded: { version: 1, schema: CheckpointRecordedData, writtenBy: ['RecordCheckpoint'] },
};

export const CHECKPOINT_STREAM = 'hash-chain';

export const auditStreams: readonly StreamKind[] = [
  { prefix: CHECKPOINT_STREAM, description: 'Checkpoints of the hash chain over the log', catalogue: checkpointEvents },
];

const EMPTY_LOG_HASH = '0'.repeat(64);

type HashedFields = Pick<RecordedEvent, 'stream' | 'revision' | 'type' | 'id' | 'data' | 'metadata'>;

/**
 * Returns the running hash after one more event: SHA-256, in hexadecimal, over the previous hash, a line feed, and
 * the event as canonical JSON. Positions are left out because they differ between engines.
 */
export const nextHash = (previous: string, { stream, revision, type, id, data, metadata }: HashedFields): string =>
  hash('sha256', `${previous}\n${stringify({ stream, revision, type, id, data, metadata })}`);

export class HashChain {
  hash = EMPTY_LOG_HASH;
  events = 0;
  last: CheckpointRecorded['data']['last'] | undefined;

  /** @param checkpoint where to start; default the start of the log */
  constructor(checkpoint?: CheckpointRecorded['data']) {
    if (checkpoint !== undefined) ({ hash: this.hash, events: this.events, last: this.last } = checkpoint);
  }

  add(event: RecordedEvent): string {
    this.hash = nextHash(this.hash, event);
    this.events += 1;
    this.last = { stream: event.stream, revision: event.revision };
    return this.hash;
  }
}

/** Number of events that are hashed before the event loop runs other work. */
export const MAX_EVENTS_PER_TICK = 64;

const MARK_DIGITS = 8;

export const toMark = (hash: string): string => hash.slice(0, MARK_DIGITS);

export const parseMarks = ({ marks }: CheckpointRecorded['data']): string[] => marks.match(/.{8}/g) ?? [];

export type Checkpoint = CheckpointRecorded['data'] & Pick<RecordedEvent, 'revision' | 'position'>;

export function toCheckpoint(event: RecordedEvent): Checkpoint {
  const { revision, position } = event;
  return { ...decodeEvent(checkpointEvents, event).data, revision, position };
}

/** Returns the position of the last event that a checkpoint covers; undefined if the log has lost it. */
export async function findCoveredEnd(store: EventStore, { last }: Checkpoint): Promise<Position | undefined> {
  for await (const event of store.readStream(last.stream, { from: last.revision, limit: 1 }))
    if (event.revision === last.revision) return event.position;
  return undefined;
}
