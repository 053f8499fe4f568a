import type { EventMetadata } from '../event-store/event-store.js';

export function isOfSameCommand(one: EventMetadata, other: EventMetadata): boolean {
  if (one.commandId !== undefined || other.commandId !== undefined) return one.commandId === other.commandId;
  return one.correlationId === other.correlationId && one.command === other.command && one.time === other.time;
}
