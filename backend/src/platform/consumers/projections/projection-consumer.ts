import type { DomainEvent, EventCatalogue } from '../../decider/decider.js';
import { asError } from '../../errors/as-error.js';
import { LogReplaced } from '../../event-store/errors.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import type { EventBatch, EventStore, Occurrence, Position, RecordedEvent } from '../../event-store/event-store.js';
import { isAtCheckpoint } from '../../event-store/log-checkpoint.js';
import type { PersonalData } from '../../personal-data/personal-data.js';
import { CheckpointMoved } from '../../read-store/errors.js';
import type { PositionedChange, ProjectedBatch, ProjectionRef, ReadStore } from '../../read-store/read-store.js';
import type { Consumer } from '../consumer.js';
import { isTransient } from '../retry.js';
import { StreamOrder } from '../stream-order.js';
import type { Projection } from './projection.js';

export interface ProjectionTools {
  readonly events: Pick<EventStore, 'identity' | 'readStream'>;
  readonly store: ReadStore;
  readonly personalData?: Pick<PersonalData, 'openEvents'> | undefined;
}

/** Returns whether the version of a read model was made from this log, in its present state. */
export async function isOfLog({ events, store }: ProjectionTools, ref: ProjectionRef): Promise<boolean> {
  if ((await store.checkpoint(ref)) === undefined) return true;
  const logCheckpoint = await store.logCheckpoint(ref);
  return logCheckpoint !== undefined && isAtCheckpoint(events, logCheckpoint);
}

/** A version of a projection that is kept current together with others. */
export interface ProjectionMember {
  readonly projection: Projection;
  readonly ref: ProjectionRef;
  /** Awaited at the end of the log, before the next batch. */
  reachedEnd(): Promise<void>;
  /** Called when this member cannot go on; the others do. */
  fail(error: Error): void;
}

interface Progress {
  readonly member: ProjectionMember;
  /** Undefined before the first commit. */
  checkpoint: Position | undefined;
}

/** Applies each batch of the log to the read models of several projections, in one commit. */
export class ProjectionConsumer implements Consumer {
  readonly name = 'projections';
  readonly filter;
  private readonly catalogue: EventCatalogue<DomainEvent>;
  private members: Progress[];
  private order = new StreamOrder();
  private log = '';

  constructor(
    private readonly tools: ProjectionTools,
    members: readonly ProjectionMember[],
  ) {
    const projections = members.map(({ projection }) => projection);
    this.filter = { streamPrefixes: [...new Set(projections.flatMap(({ streamPrefixes }) => streamPrefixes))] };
    this.catalogue = projections.reduce((all, { catalogue }) => ({ ...all, ...catalogue }), {});
    this.members = members.map((member) => ({ member, checkpoint: undefined }));
  }

  async from(): Promise<Position | undefined> {
    this.log = await this.tools.events.identity();
    const positions: Position[] = [];
    for (const one of this.members) positions.push((await this.readCheckpoint(one)) ?? '');
    const from = positions.sort()[0] || undefined;
    this.order = new StreamOrder(from === undefined);
    return from;
  }

  async handle({ last, caughtUp, ...batch }: EventBatch): Promise<void> {
    const events = this.order.fresh(batch.events);
    // Use the position of an own event: positions between them may differ in a copy of the log.
    const position = last?.position ?? batch.position;
    const behind = this.members.filter(
      ({ checkpoint }) => checkpoint === undefined || (last !== undefined && position > checkpoint),
    );
    const parts = await this.project(events, behind);
    if (parts.length > 0) await this.commit({ parts, position, logCheckpoint: { log: this.log, event: last } });
    if (caughtUp) await Promise.all(this.members.map(({ member }) => member.reachedEnd()));
  }

  isWorthRetrying(error: Error): boolean {
    return isTransient(error) || error instanceof CheckpointMoved;
  }

  /** Returns the position of the event at the checkpoint. @throws LogReplaced */
  private async readCheckpoint(one: Progress): Promise<Position | undefined> {
    const { store } = this.tools;
    const { ref } = one.member;
    one.checkpoint = await store.checkpoint(ref);
    if (!(await isOfLog(this.tools, ref)))
      throw new LogReplaced(`${ref.name} was made from another log, or from another state of it`);
    return (await store.logCheckpoint(ref))?.event?.position;
  }

  private async project(events: readonly RecordedEvent[], behind: readonly Progress[]) {
    const opened = await this.opened(events, behind);
    const decoded = new Map<RecordedEvent, Occurrence<DomainEvent>>();
    const decode = (event: RecordedEvent): Occurrence<DomainEvent> => {
      const known = decoded.get(event) ?? decodeEvent(this.catalogue, event);
      decoded.set(event, known);
      return known;
    };
    return behind.flatMap((one) => {
      const { projection, ref } = one.member;
      const decodeFor = projection.showsWords ? (event: RecordedEvent) => decode(opened.get(event) ?? event) : decode;
      try {
        return [{ projection: ref, changes: changesOf(one, events, decodeFor) }];
      } catch (error) {
        this.drop(one, error);
        return [];
      }
    });
  }

  /** Returns the events with readable personal data, for the projections that show it. */
  private async opened(
    events: readonly RecordedEvent[],
    behind: readonly Progress[],
  ): Promise<ReadonlyMap<RecordedEvent, RecordedEvent | undefined>> {
    const { personalData } = this.tools;
    const readers = behind.filter(({ member }) => member.projection.showsWords);
    if (personalData === undefined || readers.length === 0) return new Map();
    const read = events.filter((event) => readers.some(({ member }) => reads(member.projection, event)));
    const opened = await personalData.openEvents(read);
    return new Map(read.map((event, index) => [event, opened[index]]));
  }

  /** @throws CheckpointMoved */
  private async commit(batch: ProjectedBatch): Promise<void> {
    const failures = await this.tools.store.commit(batch);
    for (const { projection } of batch.parts) {
      const one = this.members.find(({ member }) => member.ref === projection);
      const error = failures.find((failure) => failure.projection === projection)?.error;
      if (error instanceof CheckpointMoved) throw error;
      if (one === undefined) continue;
      if (error !== undefined) this.drop(one, error);
      one.checkpoint = batch.position;
    }
  }

  private drop(one: Progress, cause: unknown): void {
    this.members = this.members.filter((other) => other !== one);
    one.member.fail(asError(cause));
  }
}

const reads = ({ streamPrefixes }: Projection, { stream }: RecordedEvent): boolean =>
  streamPrefixes.some((prefix) => stream.startsWith(prefix));

function changesOf(
  { member: { projection }, checkpoint = '' }: Progress,
  events: readonly RecordedEvent[],
  decode: (event: RecordedEvent) => Occurrence<DomainEvent>,
): PositionedChange[] {
  const changes: PositionedChange[] = [];
  for (const event of events) {
    const { position } = event;
    if (position <= checkpoint || !reads(projection, event)) continue;
    for (const change of projection.project(decode(event))) changes.push({ position, change });
  }
  return changes;
}
