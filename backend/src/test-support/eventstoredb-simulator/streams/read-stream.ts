import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { LogRecord } from '../log/log-record.js';
import { resolve, unresolved } from '../log/links.js';
import type { OpenLog } from '../log/open-log.js';
import { visibleEvents } from '../log/visible-events.js';
import { streamDeleted } from '../wire/rpc-failure.js';
import type { StreamRead } from './read-request.js';
import { eventResponse, firstStreamPosition, lastStreamPosition, streamNotFound } from './read-responses.js';

/** Reads a stream once, from an inclusive revision on. @throws RpcFailure for a stream deleted for good */
export async function* readStream(open: OpenLog, read: StreamRead): AsyncGenerator<ReadResp> {
  const { log, now } = open;
  const stream = log.stream(read.stream);
  const rules = log.rules(read.stream);
  if (log.isTombstoned(read.stream)) throw streamDeleted(read.stream);
  const visible = visibleEvents(log.lastVisibleRevision(stream), rules, now());
  if (visible.last < 0n || rules.softDeleted) {
    yield streamNotFound(read.stream);
    return;
  }
  const { count = 0n } = read;
  const tellsEnds = read.compatibility > 0;
  const startsEarly = !read.backwards && isInFront(read, visible.first);
  if (tellsEnds && startsEarly) yield firstStreamPosition(visible.first);
  let sent = 0n;
  for (const record of readable(read, visible.first, visible.last, (revision) => stream.at(revision))) {
    if (sent >= count) break;
    if (!visible.isFresh(record)) continue;
    yield eventResponse(read.resolveLinks ? resolve(record, open) : unresolved(record), read.ids);
    sent++;
  }
  if (!tellsEnds) return;
  const end = visible.last + 1n;
  if (sent === 0n && !read.backwards && !startsEarly && read.from !== end) yield firstStreamPosition(end);
  yield lastStreamPosition(visible.last);
}

/** Events that the server reads at once. */
const PAGE = 32n;

/** Whether the first page lies in front of all that can be read. */
function isInFront({ from, count = 0n }: StreamRead, first: bigint): boolean {
  if (from === 'end') return false;
  return (from === 'start' ? 0n : from) + least(PAGE, count) <= first;
}

function* readable(
  { from, backwards }: StreamRead,
  first: bigint,
  last: bigint,
  at: (revision: bigint) => LogRecord | undefined,
): Generator<LogRecord> {
  const step = backwards ? -1n : 1n;
  const start = from === 'start' ? 0n : from === 'end' ? last : from;
  // Reading forwards from the end finds nothing: the end is behind the last event.
  let revision = backwards ? least(start, last) : from === 'end' ? last + 1n : greatest(start, first);
  for (; revision >= first && revision <= last; revision += step) {
    const record = at(revision);
    if (record !== undefined) yield record;
  }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const greatest = (one: bigint, other: bigint): bigint => (one > other ? one : other);
