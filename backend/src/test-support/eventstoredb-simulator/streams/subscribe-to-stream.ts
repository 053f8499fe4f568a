import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { randomUUID } from 'node:crypto';
import { resolve, unresolved } from '../log/links.js';
import type { LogRecord } from '../log/log-record.js';
import type { OpenLog } from '../log/open-log.js';
import { visibleEvents } from '../log/visible-events.js';
import { streamDeleted } from '../wire/rpc-failure.js';
import type { StreamRead } from './read-request.js';
import { caughtUp, confirmation, eventResponse } from './read-responses.js';

/** Follows one stream behind an exclusive revision. @throws RpcFailure once the stream is deleted for good */
export async function* subscribeToStream(
  open: OpenLog,
  read: StreamRead,
  signal: AbortSignal,
): AsyncGenerator<ReadResp> {
  const { log, now, behaviour } = open;
  const stream = log.stream(read.stream);
  const rules = log.rules(read.stream);
  const end = log.length;
  const visible = visibleEvents(log.lastVisibleRevision(stream), rules, now());
  const response = (record: LogRecord) =>
    eventResponse(read.resolveLinks ? resolve(record, open) : unresolved(record), read.ids);
  yield confirmation(randomUUID());
  if (log.isTombstoned(read.stream)) throw streamDeleted(read.stream);
  let last = read.from === 'start' ? -1n : read.from === 'end' ? visible.last : read.from;
  const first = rules.softDeleted ? visible.last + 1n : visible.first;
  for (let revision = last + 1n > first ? last + 1n : first; revision <= visible.last; revision++) {
    const record = stream.at(revision);
    if (record === undefined || !visible.isFresh(record)) continue;
    yield response(record);
    last = revision;
  }
  const isTold =
    behaviour.tellsCaughtUp === 'always' || (behaviour.tellsCaughtUp === 'unless-missing' && visible.last >= 0n);
  if (isTold) yield caughtUp();
  for (let index = end; ; index++) {
    await log.reached(index, signal);
    const record = log.at(index);
    if (record?.stream !== read.stream || record.revision <= last) continue;
    yield response(record);
    if (log.stream(read.stream).tombstone === record) throw streamDeleted(read.stream);
  }
}
