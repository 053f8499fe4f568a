import * as z from 'zod/mini';
import { EventMetadata } from '../../event-metadata.js';

/** Under these names the server's own tools find what belongs together. */
const StoredMetadata = z.looseObject({ $correlationId: z.string(), $causationId: z.string() });

export function toStoredMetadata({ correlationId, causationId, ...others }: EventMetadata): Record<string, unknown> {
  return { $correlationId: correlationId, $causationId: causationId, ...others };
}

/** @throws ZodError */
export function fromStoredMetadata(stored: unknown): EventMetadata {
  const { $correlationId: correlationId, $causationId: causationId, ...others } = StoredMetadata.parse(stored);
  return EventMetadata.parse({ ...others, correlationId, causationId });
}
