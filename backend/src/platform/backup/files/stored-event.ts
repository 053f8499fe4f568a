import * as z from 'zod';
import { EventMetadata } from '../../event-store/event-metadata.js';
import type { RecordedEvent } from '../../event-store/event-store.js';

/** An event in a backup. Its position is left out: each engine counts in its own way. */
export const StoredEvent = z.object({
  stream: z.string(),
  revision: z.int().min(0),
  id: z.string(),
  type: z.string(),
  data: z.unknown(),
  metadata: EventMetadata,
});
export type StoredEvent = z.infer<typeof StoredEvent>;

export function lineOfEvent({ stream, revision, id, type, data, metadata }: RecordedEvent): string {
  return JSON.stringify({
    stream,
    revision,
    id,
    type,
    data,
    metadata: EventMetadata.parse(metadata),
  } satisfies StoredEvent);
}

/** @throws Error for a line that is no event */
export const eventOfLine = (line: string): StoredEvent => StoredEvent.parse(JSON.parse(line));
