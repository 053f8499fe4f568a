import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { EventFilter } from '../log/event-filter.js';
import { readStreamName, type IdFormat } from '../wire/ids.js';
import { readFilter } from '../wire/read-filter.js';
import { invalidArgument } from '../wire/rpc-failure.js';

export type Start<Place> = 'start' | 'end' | Place;

/** A place in $all, as clients name it. */
export interface LogPlace {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** Events of a filtered subscription after which a checkpoint is due, and that are looked at together. */
export interface CheckpointPace {
  readonly window: number;
  readonly interval: number;
}

export interface FilterRequest {
  readonly filter: EventFilter;
  readonly pace: CheckpointPace;
}

interface Common {
  readonly resolveLinks: boolean;
  readonly ids: IdFormat;
  readonly backwards: boolean;
  /** Most events to read; undefined for a subscription. */
  readonly count: bigint | undefined;
  /** From 1 on, clients want to be told where a stream begins and ends. */
  readonly compatibility: number;
}

export interface StreamRead extends Common {
  readonly of: 'stream';
  readonly stream: string;
  readonly from: Start<bigint>;
}

export interface AllRead extends Common {
  readonly of: 'all';
  readonly from: Start<LogPlace>;
  readonly filtered: FilterRequest | undefined;
}

const BACKWARDS = 1;

/** Events looked at together when the client does not say. */
const DEFAULT_WINDOW = 32;

/** @throws RpcFailure for a combination that makes no sense */
export function parseRead(request: ReadReq): StreamRead | AllRead {
  const options = request.getOptions();
  const uuidOption = options?.getUuidOption();
  if (options === undefined || uuidOption === undefined) throw invalidArgument("'uuidOption' is a required argument");
  const backwards = Number(options.getReadDirection()) === BACKWARDS;
  const isSubscription = options.hasSubscription();
  if (options.hasFilter() === options.hasNoFilter()) throw invalidCombination();
  if (isSubscription === options.hasCount() || (isSubscription && backwards)) throw invalidCombination();
  const common = {
    resolveLinks: options.getResolveLinks(),
    ids: uuidOption.hasString() ? ('string' as const) : ('structured' as const),
    backwards,
    count: isSubscription ? undefined : BigInt(options.getCount()),
    compatibility: options.getControlOption()?.getCompatibility() ?? 0,
  };
  const stream = options.getStream();
  const all = options.getAll();
  const filter = options.getFilter();
  if (stream !== undefined && filter === undefined) {
    return { of: 'stream', ...common, stream: readStreamName(stream.getStreamIdentifier()), from: streamStart(stream) };
  }
  if (all === undefined) throw invalidCombination();
  return { of: 'all', ...common, from: allStart(all), filtered: filter && parseFilter(filter) };
}

function streamStart(stream: ReadReq.Options.StreamOptions): Start<bigint> {
  if (stream.hasEnd()) return 'end';
  return stream.hasRevision() ? BigInt(stream.getRevision()) : 'start';
}

function allStart(all: ReadReq.Options.AllOptions): Start<LogPlace> {
  const position = all.getPosition();
  if (all.hasEnd()) return 'end';
  if (position === undefined) return 'start';
  return { commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) };
}

function parseFilter(filter: ReadReq.Options.FilterOptions): FilterRequest {
  if (filter.hasMax() === filter.hasCount()) throw invalidArgument('The search window is missing');
  const window = filter.hasMax() ? filter.getMax() : DEFAULT_WINDOW;
  const interval = filter.getCheckpointintervalmultiplier() * window;
  return { filter: readFilter(filter), pace: { window, interval } };
}

const invalidCombination = () => invalidArgument('The combination of stream, count, direction and filter is invalid.');
