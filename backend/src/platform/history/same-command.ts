import type { EventMetadata } from '../event-store/event-metadata.js';

/**
 * Whether two events of a stream were appended by one command. Older events do not tell: those agree in request, command and
 * moment, of which a client could choose the request only.
 */
export function isOfSameCommand(one: EventMetadata, other: EventMetadata): boolean {
  if (one.commandId !== undefined || other.commandId !== undefined) return one.commandId === other.commandId;
  return one.correlationId === other.correlationId && one.command === other.command && one.time === other.time;
}
