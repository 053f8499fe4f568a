import persistent, { type SubscriptionInfo } from '@eventstore/db-client/generated/persistent_pb.js';
import type { Consumer } from './consumer.js';
import type { Group } from './group.js';
import { ALL, type GroupConfig } from './group-settings.js';

/** Of a server without users, on which everybody is the first one. */
const USER = 'admin';

const QUINTILES = ['Quintile 1', 'Quintile 2', 'Quintile 3', 'Quintile 4', 'Quintile 5'];

/** A group in figures. Rates and latencies are not measured. */
export function infoOf(group: Group): SubscriptionInfo {
  const { config, consumers } = group;
  const { settings } = config;
  return new persistent.SubscriptionInfo()
    .setEventSource(config.source)
    .setGroupName(config.group)
    .setStatus('Live')
    .setConnectionsList(consumers.map((consumer) => connectionOf(consumer, settings.extraStatistics)))
    .setTotalItems(String(group.total))
    .setCountSinceLastMeasurement('0')
    .setLastCheckpointedEventPosition(group.lastCheckpoint ?? '')
    .setLastKnownEventPosition(group.lastKnown ?? '')
    .setResolveLinkTos(settings.resolveLinks)
    .setStartFrom(startName(config))
    .setMessageTimeoutMilliseconds(settings.messageTimeoutMs)
    .setExtraStatistics(settings.extraStatistics)
    .setMaxRetryCount(settings.maxRetryCount)
    .setLiveBufferSize(settings.liveBufferSize)
    .setBufferSize(settings.historyBufferSize)
    .setReadBatchSize(settings.readBatchSize)
    .setCheckPointAfterMilliseconds(settings.checkpointAfterMs)
    .setMinCheckPointCount(settings.minCheckpointCount)
    .setMaxCheckPointCount(settings.maxCheckpointCount)
    .setLiveBufferCount('0')
    .setReadBufferCount(group.buffered)
    .setRetryBufferCount(group.retrying)
    .setTotalInFlightMessages(group.inFlight)
    .setOutstandingMessagesCount(group.inFlight)
    .setNamedConsumerStrategy(settings.consumerStrategy)
    .setMaxSubscriberCount(settings.maxSubscriberCount)
    .setParkedMessageCount(String(group.parkedCount));
}

function connectionOf(consumer: Consumer, extraStatistics: boolean): SubscriptionInfo.ConnectionInfo {
  const { connectionName, bufferSize, inFlight, total } = consumer;
  const measurements = extraStatistics ? QUINTILES : [];
  return new persistent.SubscriptionInfo.ConnectionInfo()
    .setFrom('')
    .setUsername(USER)
    .setTotalItems(String(total))
    .setCountSinceLastMeasurement('0')
    .setObservedMeasurementsList(
      measurements.map((key) => new persistent.SubscriptionInfo.Measurement().setKey(key).setValue('0')),
    )
    .setAvailableSlots(bufferSize - inFlight)
    .setInFlightMessages(inFlight)
    .setConnectionName(connectionName);
}

function startName({ source, settings: { startFrom } }: GroupConfig): string {
  const place = startFrom === 'start' ? '0' : startFrom === 'end' ? '-1' : startFrom;
  return source === ALL && place !== startFrom ? `C:${place}/P:${place}` : place;
}
