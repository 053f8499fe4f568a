import streams, { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status, type handleServerStreamingCall, type ServerWritableStream } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CurrentLog } from './access.js';
import { scopeOf, sendAll, type CallScope } from './calls.js';
import type { Faults } from './faults.js';
import { ALL_STREAM, type EventLog, type LogRecord } from './log.js';
import {
  handlerFailed,
  invalidArgument,
  readStreamName,
  RpcFailure,
  writeRecordedEvent,
  writeStreamName,
  type IdFormat,
} from './wire.js';

type Start<Place> = 'start' | 'end' | Place;

interface LogPlace {
  readonly commit: bigint;
  readonly prepare: bigint;
}

interface StreamRead extends Common {
  readonly stream: string;
  readonly from: Start<bigint>;
}

interface AllRead extends Common {
  readonly from: Start<LogPlace>;
  readonly filter: ((record: LogRecord) => boolean) | undefined;
  /** Events of a filtered subscription after which a checkpoint is due. */
  readonly checkpointInterval: number;
}

interface Common {
  readonly ids: IdFormat;
  readonly isBackwards: boolean;
  readonly count: bigint | undefined;
  readonly tellsEnd: boolean;
}

const BACKWARDS = 1;

export interface ReadOptions {
  /** Milliseconds before a read is answered; default 0. */
  readonly readMs?: number;
  /** Default 24.10. */
  readonly release?: '23.10' | '24.10';
}

export function readHandler(
  log: CurrentLog,
  faults: Faults,
  options: ReadOptions,
): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const scope = scopeOf(call, faults);
    void sendAll(call, responses(log, faults, options, call, scope), scope);
  };
}

async function* responses(
  log: CurrentLog,
  faults: Faults,
  { readMs = 0, release }: ReadOptions,
  { request, metadata }: ServerWritableStream<ReadReq, ReadResp>,
  { signal, passed }: CallScope,
): AsyncGenerator<ReadResp> {
  await passed();
  if (readMs > 0) await pause(readMs);
  const read = parseRead(request);
  const open = log.admit(metadata, { kind: 'read', stream: 'stream' in read ? read.stream : ALL_STREAM });
  if (read.count === undefined) {
    if ('stream' in read) throw handlerFailed('Subscriptions to a stream are not simulated');
    yield* subscribeToAll(open.log, read, release, signal);
    return;
  }
  let left = faults.nextCut();
  // Some servers end a read normally after an internal error.
  for (const response of 'stream' in read ? readStream(open.log, read) : readAll(open.log, read)) {
    if (response.hasEvent() && left-- <= 0) return;
    yield response;
  }
}

/** @throws RpcFailure for an invalid combination */
function parseRead(request: ReadReq): StreamRead | AllRead {
  const options = request.getOptions();
  const uuidOption = options?.getUuidOption();
  if (options === undefined || uuidOption === undefined) throw invalidArgument("'uuidOption' is a required argument");
  const common = {
    ids: uuidOption.hasString() ? ('string' as const) : ('structured' as const),
    isBackwards: Number(options.getReadDirection()) === BACKWARDS,
    count: options.hasSubscription() ? undefined : BigInt(options.getCount()),
    tellsEnd: (options.getControlOption()?.getCompatibility() ?? 0) > 0,
  };
  const stream = options.getStream();
  const all = options.getAll();
  if (stream !== undefined) {
    const from = stream.hasEnd() ? 'end' : stream.hasRevision() ? BigInt(stream.getRevision()) : 'start';
    return { ...common, stream: readStreamName(stream.getStreamIdentifier()), from };
  }
  if (all === undefined) throw invalidArgument('Neither a stream nor the whole log is named.');
  const position = all.getPosition();
  const place = position && {
    commit: BigInt(position.getCommitPosition()),
    prepare: BigInt(position.getPreparePosition()),
  };
  const filter = options.getFilter();
  const checkpointInterval = filter === undefined ? 0 : filter.getCheckpointintervalmultiplier() * filter.getMax();
  const from = all.hasEnd() ? 'end' : (place ?? 'start');
  return { ...common, from, filter: filter && testOf(filter), checkpointInterval };
}

/** Prefers a non-empty regular expression to the prefixes. */
function testOf(filter: ReadReq.Options.FilterOptions): (record: LogRecord) => boolean {
  const byType = filter.getEventType();
  const expression = byType ?? filter.getStreamIdentifier();
  if (expression === undefined) throw invalidArgument('The filter is missing');
  const on = byType === undefined ? 'stream' : 'type';
  if (expression.getRegex() === '')
    return (record) => expression.getPrefixList().some((prefix) => record[on].startsWith(prefix));
  const pattern = new RegExp(expression.getRegex());
  return (record) => pattern.test(record[on]);
}

function* readStream(log: EventLog, { stream, from, isBackwards, count = 0n, tellsEnd, ids }: StreamRead) {
  const records = log.visibleStream(stream);
  if (records.length === 0) {
    const notFound = new streams.ReadResp.StreamNotFound().setStreamIdentifier(writeStreamName(stream));
    yield new streams.ReadResp().setStreamNotFound(notFound);
    return;
  }
  if (from === 'end' && !isBackwards) throw new RpcFailure(status.UNKNOWN, 'Unexpected ReadStreamResult: Error');
  const last = records.length - 1;
  const start = from === 'start' ? 0 : from === 'end' ? (isBackwards ? last : last + 1) : Number(from);
  const step = isBackwards ? -1 : 1;
  let left = count;
  let index = isBackwards ? Math.min(start, last) : start;
  for (let record = records[index]; record !== undefined && left > 0n; record = records[(index += step)], left--)
    yield eventResponse(record, ids);
  if (tellsEnd) yield new streams.ReadResp().setLastStreamPosition(String(last));
}

function* readAll(log: EventLog, { from, isBackwards, count = 0n, ids }: AllRead) {
  if (typeof from === 'object' && !isPlace(log, from)) throw handlerFailed('Invalid position');
  if (typeof from === 'object' && isBackwards && log.indexFrom(from.commit) === log.length)
    throw new RpcFailure(status.UNKNOWN, 'Unexpected ReadAllResult: Error');
  let left = count;
  let index = isBackwards ? startBackwards(log, from) : startForwards(log, from);
  const step = isBackwards ? -1 : 1;
  for (let record = log.at(index); record !== undefined && left > 0n; record = log.at((index += step)), left--)
    yield eventResponse(record, ids);
}

function startForwards(log: EventLog, from: Start<LogPlace>): number {
  if (from === 'start') return 0;
  if (from === 'end') return log.length;
  return log.indexFrom(from.prepare > from.commit ? from.commit + 1n : from.commit);
}

function startBackwards(log: EventLog, from: Start<LogPlace>): number {
  if (from === 'start') return -1;
  return from === 'end' ? log.length - 1 : log.indexFrom(from.commit) - 1;
}

function isPlace(log: EventLog, { commit, prepare }: LogPlace): boolean {
  const next = log.at(log.indexFrom(commit));
  return prepare === commit && (commit <= 0n || next === undefined || next.position === commit);
}

const BEYOND_EVERYTHING = 2n ** 64n - 1n;

async function* subscribeToAll(
  log: EventLog,
  read: AllRead,
  release: ReadOptions['release'],
  signal: AbortSignal,
): AsyncGenerator<ReadResp> {
  const { from, filter, checkpointInterval, ids } = read;
  if (typeof from === 'object' && !isPlace(log, from))
    throw release === '23.10' || from.prepare !== from.commit
      ? handlerFailed('Invalid position')
      : invalidArgument('Trying to read from an invalid position.');
  const floor = typeof from === 'object' ? from.commit : -1n;
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID());
  yield new streams.ReadResp().setConfirmation(confirmation);
  let index = from === 'start' ? 0 : from === 'end' ? log.length : log.indexFrom(floor + 1n);
  let considered = 0;
  let sent = 0n;
  const isDue = () => filter !== undefined && ++considered % checkpointInterval === 0;
  for (let record = log.at(index); record !== undefined; record = log.at(++index)) {
    const isDueNow = isDue();
    const passes = filter?.(record) !== false;
    if (passes) yield eventResponse(record, ids);
    if (isDueNow) yield checkpoint(record.position);
    if (passes || isDueNow) sent = record.position;
  }
  if (considered > 0) yield checkpoint(sent === 0n ? BEYOND_EVERYTHING : sent);
  yield new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());
  considered = 0;
  for (; ; index++) {
    await log.reached(index, signal);
    const record = log.at(index);
    // A subscription from beyond the end skips events before its position.
    if (record === undefined || record.position <= floor) continue;
    if (filter?.(record) !== false) yield eventResponse(record, ids);
    if (isDue()) yield checkpoint(record.position);
  }
}

function eventResponse(record: LogRecord, ids: IdFormat): ReadResp {
  const message = new streams.ReadResp.ReadEvent()
    .setEvent(writeRecordedEvent(record, ids))
    .setCommitPosition(String(record.position));
  return new streams.ReadResp().setEvent(message);
}

const checkpoint = (position: bigint): ReadResp =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );
