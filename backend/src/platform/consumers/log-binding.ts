import type { EventStore } from '../event-store/event-store.js';
import { isAtCheckpoint } from '../event-store/log-checkpoint.js';
import type { ProjectionRef, ReadStore } from '../read-store/read-store.js';

export interface BindingTools {
  readonly events: Pick<EventStore, 'identity' | 'readStream'>;
  readonly store: Pick<ReadStore, 'checkpoint' | 'logCheckpoint'>;
}

export async function isOfLog({ events, store }: BindingTools, ref: ProjectionRef): Promise<boolean> {
  if ((await store.checkpoint(ref)) === undefined) return true;
  const logCheckpoint = await store.logCheckpoint(ref);
  return logCheckpoint !== undefined && isAtCheckpoint(events, logCheckpoint);
}
