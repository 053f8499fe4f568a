import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from '../log/event-log.js';
import { filterAll } from '../log/event-filter.js';
import { resolve, unresolved } from '../log/links.js';
import type { OpenLog } from '../log/open-log.js';
import { invalidPosition, unexpectedReadResult } from '../wire/rpc-failure.js';
import type { AllRead, LogPlace, Start } from './read-request.js';
import { eventResponse } from './read-responses.js';

/** Reads the whole log once: forwards from an inclusive position on, backwards from an exclusive one. */
export async function* readAll(open: OpenLog, read: AllRead): AsyncGenerator<ReadResp> {
  const { log, behaviour } = open;
  if (typeof read.from === 'object' && !isPlace(log, read.from)) throw unexpectedReadResult(behaviour.invalidPosition);
  const passes = filterAll(read.filtered?.filter);
  const step = read.backwards ? -1 : 1;
  let left = read.count ?? 0n;
  let index = read.backwards ? startBackwards(log, read.from) : startForwards(log, read.from);
  for (let record = log.at(index); record !== undefined && left > 0n; record = log.at((index += step))) {
    if (!passes(record)) continue;
    yield eventResponse(read.resolveLinks ? resolve(record, open) : unresolved(record), read.ids);
    left--;
  }
}

function startForwards(log: EventLog, from: Start<LogPlace>): number {
  if (from === 'start') return 0;
  if (from === 'end') return log.length;
  return log.indexFrom(from.prepare > from.commit ? from.commit + 1n : from.commit);
}

function startBackwards(log: EventLog, from: Start<LogPlace>): number {
  if (from === 'start') return -1;
  if (from === 'end') return log.length - 1;
  return log.indexFrom(from.commit) - 1;
}

/** Place of the first event behind a position, which may lie beyond the end of the log. @throws RpcFailure */
export function indexAfter(log: EventLog, from: LogPlace): number {
  if (!isPlace(log, from)) throw invalidPosition();
  return log.indexFrom(from.prepare >= from.commit ? from.commit + 1n : from.commit);
}

/** The real server finds no event in the middle of another one; what was scavenged is passed over. */
function isPlace(log: EventLog, { commit }: LogPlace): boolean {
  const next = log.at(log.indexFrom(commit));
  return commit <= 0n || next === undefined || next.position === commit || log.wasScavenged(commit);
}
