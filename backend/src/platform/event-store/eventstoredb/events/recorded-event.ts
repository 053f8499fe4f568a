import type { RecordedEvent as ServerEvent } from '@eventstore/db-client';
import { LogDamaged } from '../../errors.js';
import type { Position, RecordedEvent } from '../../event-store.js';
import { fromServerName, isOwnName } from './names.js';
import { toPosition } from './position.js';
import { fromStoredMetadata } from './stored-metadata.js';

/** What a read or a subscription gives: a link that leads nowhere has no event. */
export interface Resolved {
  readonly event?: ServerEvent | undefined;
}

export function positionOf({ position }: ServerEvent): Position {
  if (position === undefined) throw new TypeError('EventStoreDB before 22.6 does not tell where events stand');
  return toPosition(position);
}

/** The event, if it is one of ours and none of the server's or the adapter's. */
export function ownEvent({ event }: Resolved): ServerEvent | undefined {
  return event !== undefined && isOwnName(event.streamId) && isOwnName(event.type) ? event : undefined;
}

/** @throws LogDamaged */
export function toRecordedEvent(event: ServerEvent): RecordedEvent {
  const position = positionOf(event);
  try {
    if (!event.isJson) throw new TypeError('Its data is not JSON');
    return {
      id: event.id,
      type: fromServerName(event.type),
      data: event.data,
      metadata: fromStoredMetadata(event.metadata),
      stream: fromServerName(event.streamId),
      revision: Number(event.revision),
      position,
    };
  } catch (cause) {
    throw new LogDamaged(position, `what was recorded in ${event.streamId} is not one of our events`, { cause });
  }
}
