import * as z from 'zod/mini';
import type { DocumentStore } from '../document-store/port.js';
import { EventRef, type EventStore, takeFirst } from './event-store.js';
import { ifAvailable } from '../errors/store-unavailable.js';
import { EventStoreAccessDenied } from './errors.js';
import type { HealthCheck } from '../observability/health/health-check.js';

export class LogHealth implements HealthCheck {
  readonly name = 'log';
  private firstIdentity: string | undefined;

  constructor(private readonly events: Pick<EventStore, 'identity'>) {}

  async check(): Promise<string | undefined> {
    let identity: string | undefined;
    try {
      identity = await ifAvailable(() => this.events.identity());
    } catch (error) {
      if (error instanceof EventStoreAccessDenied) return 'the log does not let this user in';
      throw error;
    }
    if (identity === undefined) return 'the log cannot be reached';
    this.firstIdentity ??= identity;
    return identity === this.firstIdentity ? undefined : 'the log was replaced while this node was running';
  }
}

export const LogCheckpoint = z.object({ log: z.string(), event: z.optional(EventRef) });
export type LogCheckpoint = z.infer<typeof LogCheckpoint>;

export interface CheckpointStore {
  load(): Promise<LogCheckpoint | undefined>;
  save(checkpoint: LogCheckpoint): Promise<void>;
}

const CHECKPOINTS = 'checkpoints';

export const createCheckpointStore = (documents: DocumentStore, name: string): CheckpointStore => ({
  load: async () => {
    const stored = await documents.get(CHECKPOINTS, name);
    return stored && LogCheckpoint.parse(stored.value);
  },
  save: async (checkpoint) => void (await documents.put(CHECKPOINTS, name, checkpoint)),
});

/**
 * Returns whether this is the log of the checkpoint, and still has its event. A restored backup, which may have grown since,
 * has another event at that position, or none.
 * @throws LogDamaged, EventStoreUnavailable
 */
export async function matchesCheckpoint(
  store: Pick<EventStore, 'identity' | 'readStream'>,
  { log, event }: LogCheckpoint,
): Promise<boolean> {
  if (log !== (await store.identity())) return false;
  return event === undefined || hasEvent(store, event);
}

/** Returns whether the log still has the event at its revision. @throws LogDamaged, EventStoreUnavailable */
export async function hasEvent(store: Pick<EventStore, 'readStream'>, event: EventRef): Promise<boolean> {
  const recorded = await takeFirst(store.readStream(event.stream, { from: event.revision, limit: 1 }));
  return recorded?.id === event.id && recorded.position === event.position;
}
