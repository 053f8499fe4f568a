import type { AuditEventPage, ListEventsQuery } from '@marcel/contracts';
import type { HashedEvent, HashedLog } from '../../ledger/hashed-log.js';
import { toAuditEvent } from './audit-event.js';

/** Most events that one page looks at for those of a type; the next page goes on behind them. */
const MOST_LOOKED_AT = 10_000;

type PageRequest = Pick<ListEventsQuery, 'from' | 'limit' | 'type' | 'stream'>;

/** A page of the log's events that follow `from` and are of the type and stream, if these are given. */
export async function eventsPage(log: HashedLog, { from, limit, type, stream }: PageRequest): Promise<AuditEventPage> {
  const events: HashedEvent[] = [];
  let lookedAt = 0;
  let last: string | undefined;
  for await (const hashed of stream === undefined ? log.read(from) : log.readStream(stream)) {
    const { event } = hashed;
    if (from !== undefined && event.position <= from) continue;
    if (events.length === limit || lookedAt === MOST_LOOKED_AT)
      return { events: events.map(toAuditEvent), next: last ?? null };
    lookedAt += 1;
    last = event.position;
    if (type === undefined || event.type === type) events.push(hashed);
  }
  return { events: events.map(toAuditEvent), next: null };
}
