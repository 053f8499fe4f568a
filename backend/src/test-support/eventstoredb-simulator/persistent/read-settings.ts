import persistent from '@eventstore/db-client/generated/persistent_pb.js';
import type { CreateReq, UpdateReq } from '@eventstore/db-client/generated/persistent_pb.js';
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import { readStreamName } from '../wire/ids.js';
import { readFilter } from '../wire/read-filter.js';
import { groupFailed, invalidArgument } from '../wire/rpc-failure.js';
import { ALL, type GroupConfig, type GroupSettings } from './group-settings.js';

/** The greatest revision that the wire carries stands for the end. */
const END_REVISION = String(2n ** 64n - 1n);

const TICKS_PER_MS = 10_000;

const Strategy = persistent.CreateReq.ConsumerStrategy;
const STRATEGY_NAMES: ReadonlyMap<number, string> = new Map([
  [Strategy.DISPATCHTOSINGLE, 'DispatchToSingle'],
  [Strategy.ROUNDROBIN, 'RoundRobin'],
  [Strategy.PINNED, 'Pinned'],
]);

/** @throws RpcFailure for a request without its parts */
export function readGroupConfig(request: CreateReq | UpdateReq): GroupConfig {
  const options = request.getOptions();
  const settings = options?.getSettings();
  if (options === undefined || settings === undefined) throw invalidArgument('The settings are missing');
  const group = options.getGroupName();
  const all = options.getAll();
  if (all === undefined) {
    const stream = options.getStream();
    const source = readSource((stream ?? options).getStreamIdentifier(), group);
    const startFrom = stream === undefined ? startOf(settings.getRevision()) : startOfStream(stream);
    return { source, group, settings: readSettings(settings, startFrom) };
  }
  const filter = 'getFilter' in all ? all.getFilter() : undefined;
  const position = all.getPosition();
  const place = position && `C:${position.getCommitPosition()}/P:${position.getPreparePosition()}`;
  const startFrom = all.hasEnd() ? 'end' : (place ?? 'start');
  return { source: ALL, group, filter: filter && readFilter(filter), settings: readSettings(settings, startFrom) };
}

/** @throws RpcFailure for $all, which is no stream */
export function readSource(identifier: StreamIdentifier | undefined, group: string): string {
  const source = readStreamName(identifier);
  if (source !== ALL) return source;
  const reason = 'Persistent subscriptions to $all are only supported over gRPC through gRPC clients';
  throw groupFailed(ALL, group, reason);
}

function startOf(revision: string): string {
  if (revision === END_REVISION) return 'end';
  return revision === '0' ? 'start' : revision;
}

function startOfStream(stream: CreateReq.StreamOptions | UpdateReq.StreamOptions): string {
  if (stream.hasEnd()) return 'end';
  return stream.hasRevision() ? startOf(stream.getRevision()) : 'start';
}

function readSettings(settings: CreateReq.Settings | UpdateReq.Settings, startFrom: string): GroupSettings {
  const named = 'getConsumerStrategy' in settings ? settings.getConsumerStrategy() : '';
  const strategy = named === '' ? STRATEGY_NAMES.get(settings.getNamedConsumerStrategy()) : named;
  return {
    resolveLinks: settings.getResolveLinks(),
    extraStatistics: settings.getExtraStatistics(),
    maxRetryCount: settings.getMaxRetryCount(),
    minCheckpointCount: settings.getMinCheckpointCount(),
    maxCheckpointCount: settings.getMaxCheckpointCount(),
    maxSubscriberCount: settings.getMaxSubscriberCount(),
    liveBufferSize: settings.getLiveBufferSize(),
    readBatchSize: settings.getReadBatchSize(),
    historyBufferSize: settings.getHistoryBufferSize(),
    messageTimeoutMs: settings.hasMessageTimeoutTicks()
      ? Math.trunc(Number(settings.getMessageTimeoutTicks()) / TICKS_PER_MS)
      : settings.getMessageTimeoutMs(),
    checkpointAfterMs: settings.hasCheckpointAfterTicks()
      ? Math.trunc(Number(settings.getCheckpointAfterTicks()) / TICKS_PER_MS)
      : settings.getCheckpointAfterMs(),
    consumerStrategy: strategy ?? 'RoundRobin',
    startFrom,
  };
}
