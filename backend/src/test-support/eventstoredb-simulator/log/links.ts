import type { EventLog } from './event-log.js';
import type { LogRecord } from './log-record.js';
import { SYSTEM_TYPES } from './system-names.js';

/** An event, and the link by which it was reached; a link to nothing has no event. */
export interface ResolvedRecord {
  readonly event: LogRecord | undefined;
  readonly link: LogRecord | undefined;
}

const TARGET = /^(\d+)@(.+)$/su;

/** Follows a link; any other event resolves to itself. */
export function resolve(record: LogRecord, log: EventLog): ResolvedRecord {
  if (record.type !== SYSTEM_TYPES.link) return { event: record, link: undefined };
  const [, revision, stream] = TARGET.exec(Buffer.from(record.data).toString()) ?? [];
  const event = revision === undefined || stream === undefined ? undefined : log.stream(stream).at(BigInt(revision));
  return { event, link: record };
}

export const unresolved = (record: LogRecord): ResolvedRecord => ({ event: record, link: undefined });

/** The link, or the event itself: what was read, and what acknowledgements name. */
export function original({ event, link }: ResolvedRecord): LogRecord {
  const record = link ?? event;
  if (record === undefined) throw new TypeError('Neither an event nor a link');
  return record;
}
