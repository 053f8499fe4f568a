import type { EventStore } from '../event-store/event-store.js';
import { stillStands } from '../event-store/log-standing.js';
import type { ProjectionRef, ReadStore } from '../read-store/read-store.js';

export interface BindingTools {
  readonly events: Pick<EventStore, 'identity' | 'readStream'>;
  readonly store: Pick<ReadStore, 'checkpoint' | 'standing'>;
}

export async function isOfLog({ events, store }: BindingTools, ref: ProjectionRef): Promise<boolean> {
  if ((await store.checkpoint(ref)) === undefined) return true;
  const standing = await store.standing(ref);
  return standing !== undefined && stillStands(events, standing);
}
