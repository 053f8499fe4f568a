import type { EventBatch, EventStore, Position, RecordedEvent, Occurrence } from '../event-store/event-store.js';
import type { PositionedChange, ProjectionRef, ReadStore } from '../read-store/read-store.js';
import { CheckpointMoved, ProjectionGap } from '../read-store/errors.js';
import type { DomainEvent, EventCatalogue } from '../decider/decider.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { LogReplaced } from '../event-store/errors.js';
import { decodeEvent } from '../event-store/event-codec.js';
import type { PersonalData } from '../personal-data/personal-data.js';
import type { Consumer } from './consumer.js';
import { isOfLog } from './log-binding.js';

interface Checkpointed<Event extends DomainEvent> {
  readonly name: string;
  readonly ref: ProjectionRef;
  readonly streamPrefixes: readonly string[];
  readonly catalogue: EventCatalogue<Event>;
  readonly showsWords?: boolean | undefined;
  /** Events of a batch, in log order; again only when the batch could not be committed. */
  consume(events: readonly Occurrence<Event>[], signal: AbortSignal): Promise<readonly PositionedChange[]>;
}

export interface CheckpointTools {
  readonly events: Pick<EventStore, 'identity' | 'readStream'>;
  readonly store: ReadStore;
  readonly personalData?: Pick<PersonalData, 'openEvents'> | undefined;
}

export function checkpointed<Event extends DomainEvent>(
  made: Checkpointed<Event>,
  { store, events, personalData }: CheckpointTools,
): Consumer {
  const { name, ref, streamPrefixes, catalogue, showsWords = false } = made;
  let hasCheckpoint = false;
  let log: string | undefined;
  return {
    name,
    filter: { streamPrefixes },
    async from(): Promise<Position | undefined> {
      log = await events.identity();
      const checkpoint = await store.checkpoint(ref);
      if (!(await isOfLog({ store, events }, ref)))
        throw new LogReplaced(`${name} was made from another log, or from another state of it`);
      hasCheckpoint = checkpoint !== undefined;
      return (await store.standing(ref))?.event?.position;
    },
    async handle(batch: EventBatch, signal: AbortSignal): Promise<number> {
      const { last } = batch;
      if (last === undefined && hasCheckpoint) return 0;
      const { fresh, streamHeads } = await freshEvents(ref, batch.events, store);
      const readable = showsWords && personalData ? await personalData.openEvents(fresh) : fresh;
      const changes = await made.consume(
        readable.map((event) => decodeEvent(catalogue, event)),
        signal,
      );
      log ??= await events.identity();
      // A checkpoint is always that of an event of ours: what an engine counts between them may differ in a copy of its log.
      const position = last?.position ?? batch.position;
      await store.commit({
        projection: ref,
        changes,
        streamHeads,
        position,
        standing: { log, event: last },
        isPassedOver: hasCheckpoint && fresh.length === 0,
      });
      hasCheckpoint = true;
      return fresh.length;
    },
    isWorthRetrying: (error) => error instanceof StoreUnavailable || error instanceof CheckpointMoved,
  };
}

interface FreshEvents {
  /** Events that were not taken in before. */
  readonly fresh: readonly RecordedEvent[];
  readonly streamHeads: ReadonlyMap<string, number>;
}

/** Passes over what was delivered before, stream by stream. @throws ProjectionGap when something is missing */
export async function freshEvents(
  ref: ProjectionRef,
  events: readonly RecordedEvent[],
  store: Pick<ReadStore, 'streamHeads'>,
): Promise<FreshEvents> {
  const streams = [...new Set(events.map(({ stream }) => stream))];
  const known = await store.streamHeads(ref, streams);
  const streamHeads = new Map<string, number>();
  const fresh = events.filter(({ stream, revision }) => {
    const expected = (streamHeads.get(stream) ?? known.get(stream) ?? -1) + 1;
    if (revision > expected) throw new ProjectionGap(ref.name, stream, expected, revision);
    if (revision < expected) return false;
    streamHeads.set(stream, revision);
    return true;
  });
  return { fresh, streamHeads };
}
