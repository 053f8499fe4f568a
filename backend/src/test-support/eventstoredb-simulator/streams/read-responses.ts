import streams, { type ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { original, type ResolvedRecord } from '../log/links.js';
import { writeStreamName, type IdFormat } from '../wire/ids.js';
import { fillRecordedEvent } from '../wire/recorded-event.js';

const recorded = () => new streams.ReadResp.ReadEvent.RecordedEvent();

export function eventResponse(resolved: ResolvedRecord, ids: IdFormat): ReadResp {
  const { event, link } = resolved;
  const message = new streams.ReadResp.ReadEvent();
  if (event !== undefined) message.setEvent(fillRecordedEvent(recorded(), event, ids));
  if (link !== undefined) message.setLink(fillRecordedEvent(recorded(), link, ids));
  message.setCommitPosition(String(original(resolved).position));
  return new streams.ReadResp().setEvent(message);
}

export const confirmation = (subscriptionId: string): ReadResp =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId),
  );

export const checkpoint = (position: bigint): ReadResp =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );

export const caughtUp = (): ReadResp => new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const streamNotFound = (stream: string): ReadResp =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(writeStreamName(stream)),
  );

export const firstStreamPosition = (revision: bigint): ReadResp =>
  new streams.ReadResp().setFirstStreamPosition(String(revision));

export const lastStreamPosition = (revision: bigint): ReadResp =>
  new streams.ReadResp().setLastStreamPosition(String(revision));
