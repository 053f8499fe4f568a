import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from '../log/event-log.js';
import { filterAll } from '../log/event-filter.js';
import { resolve, unresolved } from '../log/links.js';
import type { OpenLog } from '../log/open-log.js';
import type { AllRead, LogPlace, Start } from './read-request.js';
import { eventResponse } from './read-responses.js';

/** Reads the whole log once: forwards from an inclusive position on, backwards from an exclusive one. */
export async function* readAll({ log }: OpenLog, read: AllRead): AsyncGenerator<ReadResp> {
  const passes = filterAll(read.filtered?.filter);
  const step = read.backwards ? -1 : 1;
  let left = read.count ?? 0n;
  let index = read.backwards ? startBackwards(log, read.from) : startForwards(log, read.from);
  for (let record = log.at(index); record !== undefined && left > 0n; record = log.at((index += step))) {
    if (!passes(record)) continue;
    yield eventResponse(read.resolveLinks ? resolve(record, log) : unresolved(record), read.ids);
    left--;
  }
}

function startForwards(log: EventLog, from: Start<LogPlace>): number {
  if (from === 'start') return 0;
  return from === 'end' ? log.length : indexFrom(log, from);
}

function startBackwards(log: EventLog, from: Start<LogPlace>): number {
  if (from === 'start') return -1;
  return from === 'end' ? log.length - 1 : log.indexFrom(from.commit) - 1;
}

/** Place of the first event at or behind a position. */
function indexFrom(log: EventLog, { commit, prepare }: LogPlace): number {
  return log.indexFrom(prepare > commit ? commit + 1n : commit);
}

/** Place of the first event behind a position. */
export const indexAfter = (log: EventLog, { commit, prepare }: LogPlace): number =>
  log.indexFrom(prepare >= commit ? commit + 1n : commit);
