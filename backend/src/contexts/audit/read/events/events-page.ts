import type { AuditEventPage, ListEventsQuery } from '@marcel/contracts';
import type { RecordedEvent } from '../../../../platform/event-store/event-store.js';
import type { HashedLog } from '../../ledger/hashed-log.js';
import { toAuditEvent } from './audit-event.js';

/** Most events that one page looks at for those of a type, or folds for their hashes; the next page goes on behind them. */
const MOST_LOOKED_AT = 10_000;

type PageRequest = Pick<ListEventsQuery, 'from' | 'limit' | 'type' | 'stream'>;

/** An event that a page looks at; its hash is made only when it is shown. */
interface Candidate {
  readonly event: RecordedEvent;
  readonly hash: () => string | Promise<string>;
}

/**
 * A page of the log's events that follow `from` and are of the type and stream, if these are given.
 * @param signal nobody waits for the page any more
 * @throws UnknownPosition, LogDamaged, EventStoreUnavailable, the signal's reason
 */
export async function eventsPage(log: HashedLog, request: PageRequest, signal?: AbortSignal): Promise<AuditEventPage> {
  const { limit, type } = request;
  const events: AuditEventPage['events'] = [];
  const work = new Work();
  let last: string | undefined;
  for await (const { event, hash } of candidates(log, request, work, signal)) {
    signal?.throwIfAborted();
    if (events.length === limit || work.done >= MOST_LOOKED_AT) return { events, next: last ?? null };
    work.looked();
    if (type === undefined || event.type === type) events.push(toAuditEvent({ event, hash: await hash() }));
    last = event.position;
  }
  return { events, next: null };
}

/** What a page has cost so far, in events. */
class Work {
  private lookedAt = 0;
  folded = 0;

  looked(): void {
    this.lookedAt += 1;
  }

  get done(): number {
    return Math.max(this.lookedAt, this.folded);
  }
}

async function* candidates(
  log: HashedLog,
  { from, stream }: PageRequest,
  work: Work,
  signal: AbortSignal | undefined,
): AsyncGenerator<Candidate> {
  if (stream === undefined) {
    for await (const { event, hash } of log.read(from, signal)) yield { event, hash: () => hash };
    return;
  }
  const hashes = log.hashes();
  const hashAt = async (position: string) => {
    const hash = await hashes.at(position, signal);
    work.folded = hashes.folded;
    return hash;
  };
  for await (const event of log.readStream(stream, from)) yield { event, hash: () => hashAt(event.position) };
}
