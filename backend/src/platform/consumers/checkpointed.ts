import type { DomainEvent } from '../decider/decider.js';
import type { EventCatalogue } from '../decider/event-catalogue.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { LogReplaced } from '../event-store/errors.js';
import { decodeEvent } from '../event-store/event-codec.js';
import type { EventBatch, EventStore, Position } from '../event-store/event-store.js';
import type { Occurrence } from '../event-store/occurrence.js';
import type { OwnBuild, PositionedChange } from '../read-store/change.js';
import { CheckpointMoved } from '../read-store/errors.js';
import type { PersonalData } from '../personal-data/personal-data.js';
import type { ReadStore } from '../read-store/read-store.js';
import type { Consumer } from './consumer.js';
import { isOfLog } from './log-binding.js';
import { freshEvents } from './stream-gaps.js';

export interface Checkpointed<Event extends DomainEvent> {
  readonly name: string;
  /** Prepared in the read store, which keeps its checkpoint. */
  readonly ref: OwnBuild;
  readonly streamPrefixes: readonly string[];
  readonly catalogue: EventCatalogue<Event>;
  /** Whether it is told what persons have written, as far as that can be opened. */
  readonly showsWords?: boolean | undefined;
  /** Events of a batch, in log order; again only when the batch could not be committed. */
  consume(events: readonly Occurrence<Event>[], signal: AbortSignal): Promise<readonly PositionedChange[]>;
}

export interface CheckpointTools {
  readonly events: Pick<EventStore, 'identity' | 'readStream'>;
  readonly store: ReadStore;
  /** Left out, whatever is sealed stays so. */
  readonly personalData?: Pick<PersonalData, 'openEvents'> | undefined;
}

/**
 * A consumer whose checkpoint lies in the read store beside what it makes of the events; a stream's event that is missing
 * ends it, one that comes again is passed over. So does a log that is not the one it has taken in so far.
 */
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
