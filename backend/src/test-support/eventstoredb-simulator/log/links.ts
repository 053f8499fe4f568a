import type { LogRecord } from './log-record.js';
import type { OpenLog } from './open-log.js';
import { SYSTEM_TYPES } from './system-names.js';
import { visibleEvents } from './visible-events.js';

/** An event, and the link by which it was reached; a link to nothing has no event. */
export interface ResolvedRecord {
  readonly event: LogRecord | undefined;
  readonly link: LogRecord | undefined;
}

interface Target {
  readonly stream: string;
  readonly revision: bigint;
}

const TARGET = /^(\d+)@(.+)$/su;

/** Where a link leads; undefined for what is no link, or none that makes sense. */
export function targetOf({ type, data }: LogRecord): Target | undefined {
  if (type !== SYSTEM_TYPES.link) return undefined;
  const [, revision, stream] = TARGET.exec(Buffer.from(data).toString()) ?? [];
  return revision === undefined || stream === undefined ? undefined : { stream, revision: BigInt(revision) };
}

/** Follows a link to what can still be read; any other event resolves to itself. */
export function resolve(record: LogRecord, open: OpenLog): ResolvedRecord {
  if (record.type !== SYSTEM_TYPES.link) return { event: record, link: undefined };
  const target = targetOf(record);
  return { event: target && readable(target, open), link: record };
}

function readable({ stream: name, revision }: Target, { log, now }: OpenLog): LogRecord | undefined {
  const stream = log.stream(name);
  const rules = log.rules(name);
  if (log.isTombstoned(name) || rules.softDeleted) return undefined;
  const visible = visibleEvents(log.lastVisibleRevision(stream), rules, now());
  const record = revision < visible.first || revision > visible.last ? undefined : stream.at(revision);
  return record !== undefined && visible.isFresh(record) ? record : undefined;
}

export const unresolved = (record: LogRecord): ResolvedRecord => ({ event: record, link: undefined });

/** The link, or the event itself: what was read, and what acknowledgements name. */
export function original({ event, link }: ResolvedRecord): LogRecord {
  const record = link ?? event;
  if (record === undefined) throw new TypeError('Neither an event nor a link');
  return record;
}
