import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { randomUUID } from 'node:crypto';
import type { EventLog } from '../log/event-log.js';
import { filterAll } from '../log/event-filter.js';
import { resolve, unresolved } from '../log/links.js';
import type { OpenLog } from '../log/open-log.js';
import type { LogRecord } from '../log/log-record.js';
import type { ServerBehaviour } from '../server-version.js';
import { handlerFailed } from '../wire/rpc-failure.js';
import { CheckpointCounter } from './checkpoint-counter.js';
import { CheckpointPages } from './checkpoint-pages.js';
import { indexAfter } from './read-all.js';
import type { AllRead } from './read-request.js';
import { caughtUp, checkpoint, confirmation, eventResponse } from './read-responses.js';

/** What some releases send as the position in front of the log. */
const BEYOND_EVERYTHING = 2n ** 64n - 1n;

/** Follows the whole log behind an exclusive position, which may lie beyond its end. */
export async function* subscribeToAll(open: OpenLog, read: AllRead, signal: AbortSignal): AsyncGenerator<ReadResp> {
  const { log, behaviour } = open;
  const { filtered, resolveLinks, ids } = read;
  if (filtered?.pace.interval === 0) throw handlerFailed('The checkpoint interval must be greater than 0');
  const passes = filterAll(filtered?.filter);
  const response = (record: LogRecord) => eventResponse(resolveLinks ? resolve(record, open) : unresolved(record), ids);
  const floor = typeof read.from === 'object' ? read.from.commit : -1n;
  yield confirmation(randomUUID());
  let index = startIndex(log, read);
  if (index < log.length) {
    const pages = filtered && new CheckpointPages(filtered.pace, floor, floor < 0n ? 0n : floor);
    let told = floor;
    for (let record = log.at(index); record !== undefined; record = log.at(++index)) {
      const isWanted = passes(record);
      if (isWanted) yield response(record);
      const due = pages?.consider(record.position, log.at(index + 1)?.position, isWanted);
      if (due !== undefined && due > told) yield checkpoint((told = due));
    }
    const last = pages && whenLive(pages, behaviour);
    if (last !== undefined && last > told) yield checkpoint(last);
  }
  if (behaviour.tellsCaughtUp !== 'never') yield caughtUp();
  const counter = filtered && new CheckpointCounter(filtered.pace);
  for (; ; index++) {
    await log.reached(index, signal);
    const record = log.at(index);
    // Who subscribed from beyond the end does not want what comes in between.
    if (record === undefined || record.position <= floor) continue;
    if (passes(record)) yield response(record);
    if (counter?.consider() === true) yield checkpoint(record.position);
  }
}

function whenLive(pages: CheckpointPages, { checkpointWhenLive }: ServerBehaviour): bigint | undefined {
  const place = pages.goLive() ?? 0n;
  if (checkpointWhenLive === 'none') return undefined;
  return place === 0n && checkpointWhenLive === 'beyond-everything' ? BEYOND_EVERYTHING : place;
}

function startIndex(log: EventLog, { from }: AllRead): number {
  if (from === 'start') return 0;
  return from === 'end' ? log.length : indexAfter(log, from);
}
