import type { AuditEvent, AuditEventPage, ListEventsQuery, LoggedEvent } from '@marcel/contracts';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import type { HashedEvent, HashedLog } from '../hash-chain/hashed-log.js';

const LOOKED_AT_MAX = 10_000;

/**
 * A page of the events after `from`, of a type and a stream if these are given.
 * @param signal aborts when the client is gone
 * @throws UnknownPosition, LogDamaged, EventStoreUnavailable, the signal's reason
 */
export async function eventsPage(
  log: HashedLog,
  { from, limit, type, stream }: Pick<ListEventsQuery, 'from' | 'limit' | 'type' | 'stream'>,
  signal?: AbortSignal,
): Promise<AuditEventPage> {
  const events: AuditEvent[] = [];
  let looked = 0;
  let last: string | undefined;
  for await (const hashed of stream === undefined ? log.read(from, signal) : log.readStream(stream, from, signal)) {
    if (events.length === limit || looked === LOOKED_AT_MAX) return { events, next: last ?? null };
    if (type === undefined || hashed.event.type === type) events.push(await toAuditEvent(hashed));
    looked += 1;
    last = hashed.event.position;
  }
  return { events, next: null };
}

export async function* exportLines(log: HashedLog): AsyncGenerator<string> {
  for await (const hashed of log.read()) yield `${JSON.stringify(await toAuditEvent(hashed))}\n`;
}

export const toAuditEvent = async ({ event, hash }: HashedEvent): Promise<AuditEvent> => ({
  ...toLoggedEvent(event),
  hash: await hash(),
});

export function toLoggedEvent({ position, stream, revision, id, type, data, metadata }: RecordedEvent): LoggedEvent {
  const { time, actor, ...rest } = metadata;
  return { position, stream, revision, id, type, time, actor, data, metadata: rest };
}
