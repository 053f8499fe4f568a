import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { randomUUID } from 'node:crypto';
import type { EventLog } from '../log/event-log.js';
import { filterAll } from '../log/event-filter.js';
import { resolve, unresolved } from '../log/links.js';
import type { OpenLog } from '../log/open-log.js';
import { invalidArgument } from '../wire/rpc-failure.js';
import { CheckpointCounter } from './checkpoint-counter.js';
import { indexAfter } from './read-all.js';
import type { AllRead } from './read-request.js';
import { caughtUp, checkpoint, confirmation, eventResponse } from './read-responses.js';

/** Follows the whole log behind an exclusive position, which may lie beyond its end. */
export async function* subscribeToAll(open: OpenLog, read: AllRead, signal: AbortSignal): AsyncGenerator<ReadResp> {
  const { log } = open;
  const { filtered, resolveLinks, ids } = read;
  if (filtered?.pace.interval === 0) throw invalidArgument('The checkpoint interval must be greater than 0');
  const passes = filterAll(filtered?.filter);
  const counter = filtered && new CheckpointCounter(filtered.pace);
  const floor = typeof read.from === 'object' ? read.from.commit : -1n;
  yield confirmation(randomUUID());
  let isLive = false;
  for (let index = startIndex(log, read); ; index++) {
    if (!isLive && index >= log.length) {
      isLive = true;
      const passed = log.at(index - 1);
      if (counter?.goLive() === true && passed !== undefined) yield checkpoint(passed.position);
      yield caughtUp();
    }
    await log.reached(index, signal);
    const record = log.at(index);
    // Who subscribed from beyond the end does not want what comes in between.
    if (record === undefined || record.position <= floor) continue;
    if (passes(record)) yield eventResponse(resolveLinks ? resolve(record, open) : unresolved(record), ids);
    if (counter?.consider() === true) yield checkpoint(record.position);
  }
}

function startIndex(log: EventLog, { from }: AllRead): number {
  if (from === 'start') return 0;
  return from === 'end' ? log.length : indexAfter(log, from);
}
