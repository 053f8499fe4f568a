import type { DomainEvent, EventCatalogue } from '../../decider/decider.js';
import { asError } from '../../errors/as-error.js';
import { LogReplaced } from '../../event-store/errors.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import type { EventBatch, EventStore, Decoded, Position, RecordedEvent } from '../../event-store/event-store.js';
import { matchesCheckpoint } from '../../event-store/log-checkpoint.js';
import type { PersonalData } from '../../personal-data/personal-data.js';
import { CheckpointMoved } from '../../read-store/errors.js';
import type { PositionedChange, ProjectedBatch, ProjectionRef, ReadStore } from '../../read-store/read-store.js';
import type { Consumer } from '../consumer.js';
import { isTransient } from '../../scheduling/retry.js';
import type { Projection } from './projection.js';

export interface ProjectionTools {
  readonly events: Pick<EventStore, 'identity' | 'readStream'>;
  readonly store: ReadStore;
  readonly personalData?: Pick<PersonalData, 'decryptEvents'> | undefined;
}

/** Returns whether the version of a read model was made from this log, in its present state. */
export async function matchesLog({ events, store }: ProjectionTools, ref: ProjectionRef): Promise<boolean> {
  if ((await store.checkpoint(ref)) === undefined) return true;
  const logCheckpoint = await store.logCheckpoint(ref);
  return logCheckpoint !== undefined && matchesCheckpoint(events, logCheckpoint);
}

/** A version of a projection that is kept current together with others. */
export interface ProjectionMember {
  readonly projection: Projection;
  readonly ref: ProjectionRef;
  /** Awaited at the end of the log, before the next batch. */
  onCaughtUp(): Promise<void>;
  /** Called when this member has failed; the others continue. */
  onFailure(error: Error): void;
}

/** Applies each batch of the log to the read models of several projections, in one commit. */
export class ProjectionConsumer implements Consumer {
  readonly name = 'projections';
  readonly filter;
  private readonly catalogue: EventCatalogue<DomainEvent>;
  /** Checkpoint of each member that has not failed; undefined before the first commit. */
  private readonly checkpoints: Map<ProjectionMember, Position | undefined>;
  private order = new StreamOrder();
  private log = '';

  constructor(
    private readonly tools: ProjectionTools,
    members: readonly ProjectionMember[],
  ) {
    const projections = members.map(({ projection }) => projection);
    this.filter = { streamPrefixes: [...new Set(projections.flatMap(({ streamPrefixes }) => streamPrefixes))] };
    this.catalogue = projections.reduce((all, { catalogue }) => ({ ...all, ...catalogue }), {});
    this.checkpoints = new Map(members.map((member) => [member, undefined]));
  }

  /** @throws LogReplaced */
  async resumePosition(): Promise<Position | undefined> {
    const { events, store } = this.tools;
    this.log = await events.identity();
    const positions: Position[] = [];
    for (const member of this.checkpoints.keys()) {
      const { ref } = member;
      this.checkpoints.set(member, await store.checkpoint(ref));
      if (!(await matchesLog(this.tools, ref)))
        throw new LogReplaced(`${ref.name} was made from another log, or from another state of it`);
      positions.push((await store.logCheckpoint(ref))?.event?.position ?? '');
    }
    const from = positions.sort()[0] || undefined;
    this.order = new StreamOrder(from === undefined);
    return from;
  }

  async handle({ last, caughtUp, ...batch }: EventBatch): Promise<void> {
    const events = this.order.withoutRepeated(batch.events);
    // Use the position of an event of the product: positions between such events may differ in a restored log.
    const position = last?.position ?? batch.position;
    const behind = [...this.checkpoints].flatMap(([member, checkpoint]) =>
      checkpoint === undefined || (last !== undefined && position > checkpoint) ? [member] : [],
    );
    const parts = await this.project(events, behind);
    if (parts.length > 0) await this.commit({ parts, position, logCheckpoint: { log: this.log, event: last } });
    if (!caughtUp) return;
    const members = [...this.checkpoints.keys()];
    await Promise.all(members.map((member) => member.onCaughtUp().catch((error: unknown) => this.drop(member, error))));
  }

  isWorthRetrying(error: Error): boolean {
    return isTransient(error) || error instanceof CheckpointMoved;
  }

  private async project(events: readonly RecordedEvent[], behind: readonly ProjectionMember[]) {
    const decrypted = await this.decrypt(events, behind);
    const decoded = new Map<RecordedEvent, Decoded<DomainEvent>>();
    const decode = (event: RecordedEvent): Decoded<DomainEvent> => {
      const decodedEvent = decoded.get(event) ?? decodeEvent(this.catalogue, event);
      decoded.set(event, decodedEvent);
      return decodedEvent;
    };
    return behind.flatMap((member) => {
      const { projection, ref } = member;
      const checkpoint = this.checkpoints.get(member) ?? '';
      const changes: PositionedChange[] = [];
      try {
        for (const event of events) {
          const { position } = event;
          if (position <= checkpoint || !reads(projection, event)) continue;
          const occurrence = decode((projection.needsDecryption && decrypted.get(event)) || event);
          for (const change of projection.project(occurrence)) changes.push({ position, change });
        }
        return [{ projection: ref, changes }];
      } catch (error) {
        this.drop(member, error);
        return [];
      }
    });
  }

  /** Returns the events with readable personal data, for the projections that show it. */
  private async decrypt(
    events: readonly RecordedEvent[],
    behind: readonly ProjectionMember[],
  ): Promise<ReadonlyMap<RecordedEvent, RecordedEvent | undefined>> {
    const { personalData } = this.tools;
    const readers = behind.filter(({ projection }) => projection.needsDecryption);
    if (personalData === undefined || readers.length === 0) return new Map();
    const read = events.filter((event) => readers.some(({ projection }) => reads(projection, event)));
    const decrypted = await personalData.decryptEvents(read);
    return new Map(read.map((event, index) => [event, decrypted[index]]));
  }

  /** @throws CheckpointMoved */
  private async commit(batch: ProjectedBatch): Promise<void> {
    const failures = await this.tools.store.commit(batch);
    for (const { projection } of batch.parts) {
      const member = [...this.checkpoints.keys()].find(({ ref }) => ref === projection);
      const error = failures.find((failure) => failure.projection === projection)?.error;
      if (error instanceof CheckpointMoved) throw error;
      if (member === undefined) continue;
      if (error === undefined) this.checkpoints.set(member, batch.position);
      else this.drop(member, error);
    }
  }

  /** Goes on without a member that has failed. @throws a transient cause, which concerns all */
  private drop(member: ProjectionMember, cause: unknown): void {
    if (isTransient(cause)) throw cause;
    this.checkpoints.delete(member);
    member.onFailure(asError(cause));
  }
}

const reads = ({ streamPrefixes }: Projection, { stream }: RecordedEvent): boolean =>
  streamPrefixes.some((prefix) => stream.startsWith(prefix));

/** An event is missing before another one of its stream; nothing after the gap may be handled. */
export class StreamGap extends Error {
  override readonly name = 'StreamGap';
  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly got: number,
  ) {
    super(`The log leaves out events: expected revision ${expected} of stream ${stream}, got ${got}`);
  }
}

const MAX_STREAMS = 10_000;

/** Recognizes events that a subscription delivers again or leaves out. */
export class StreamOrder {
  private readonly revisions = new Map<string, number>();

  /** @param isComplete whether reading begins with the log, so that an unknown stream must begin with its first event */
  constructor(private isComplete = false) {}

  /** Returns the events that were not delivered before, and remembers their revisions. @throws StreamGap */
  withoutRepeated(events: readonly RecordedEvent[]): RecordedEvent[] {
    return events.filter(({ stream, revision }) => {
      const last = this.revisions.get(stream) ?? (this.isComplete ? -1 : revision - 1);
      if (revision > last + 1) throw new StreamGap(stream, last + 1, revision);
      if (revision <= last) return false;
      this.remember(stream, revision);
      return true;
    });
  }

  private remember(stream: string, revision: number): void {
    if (this.revisions.size >= MAX_STREAMS && !this.revisions.has(stream)) {
      this.revisions.clear();
      this.isComplete = false;
    }
    this.revisions.set(stream, revision);
  }
}
