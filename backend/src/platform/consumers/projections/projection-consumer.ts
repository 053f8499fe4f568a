import type { DomainEvent, EventCatalogue } from '../../decider/decider.js';
import { asError } from '../../errors/as-error.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { LogReplaced } from '../../event-store/errors.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import type { EventBatch, EventStore, Occurrence, Position, RecordedEvent } from '../../event-store/event-store.js';
import type { PersonalData } from '../../personal-data/personal-data.js';
import { CheckpointMoved } from '../../read-store/errors.js';
import type { PositionedChange, ProjectedPart, ProjectionRef, ReadStore } from '../../read-store/read-store.js';
import type { Consumer } from '../consumer.js';
import { isOfLog } from '../log-binding.js';
import { StreamOrder } from '../stream-order.js';
import type { Projection } from './projection.js';

export interface ProjectionTools {
  readonly events: Pick<EventStore, 'identity' | 'readStream'>;
  readonly store: ReadStore;
  readonly personalData?: Pick<PersonalData, 'openEvents'> | undefined;
}

/** A version of a projection that is kept current together with others. */
export interface ProjectionMember {
  readonly projection: Projection;
  readonly ref: ProjectionRef;
  /** Awaited at the end of the log, before the next batch. */
  reachedEnd(): Promise<void>;
  /** This one cannot go on; the others do. */
  fail(error: Error): void;
}

interface Progress {
  readonly member: ProjectionMember;
  /** Undefined before the first event. */
  position: Position | undefined;
  hasCheckpoint: boolean;
}

/** Takes each batch of the log into the read models of several projections, by one commit. */
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
    this.members = members.map((member) => ({ member, position: undefined, hasCheckpoint: false }));
  }

  async from(): Promise<Position | undefined> {
    this.log = await this.tools.events.identity();
    for (const one of this.members) await this.readCheckpoint(one);
    const positions = this.members.map(({ position = '' }) => position).sort();
    const from = positions[0] || undefined;
    this.order = new StreamOrder(from === undefined);
    return from;
  }

  async handle(batch: EventBatch): Promise<number> {
    const { last } = batch;
    const events = this.order.fresh(batch.events);
    // A checkpoint is always that of an event of ours: what an engine counts between them may differ in a copy of its log.
    const position = last?.position ?? batch.position;
    const behind = this.members.filter((one) => this.isBehind(one, position, last !== undefined));
    await this.commit(await this.project(events, behind), behind, {
      position,
      standing: { log: this.log, event: last },
    });
    for (const event of events) this.order.add(event);
    if (batch.caughtUp) await Promise.all(this.members.map(({ member }) => member.reachedEnd()));
    return events.length;
  }

  isWorthRetrying(error: Error): boolean {
    return error instanceof StoreUnavailable || error instanceof CheckpointMoved;
  }

  private isBehind({ position: reached = '', hasCheckpoint }: Progress, position: Position, hasNews: boolean): boolean {
    return hasNews ? position > reached : !hasCheckpoint;
  }

  private async readCheckpoint(one: Progress): Promise<void> {
    const { store, events } = this.tools;
    const { ref } = one.member;
    one.hasCheckpoint = (await store.checkpoint(ref)) !== undefined;
    if (!(await isOfLog({ store, events }, ref)))
      throw new LogReplaced(`${ref.name} was made from another log, or from another state of it`);
    one.position = (await store.standing(ref))?.event?.position;
  }

  private async project(events: readonly RecordedEvent[], behind: readonly Progress[]): Promise<ProjectedPart[]> {
    const sealed = this.decoder(events);
    const readable = this.decoder(await this.opened(events, behind));
    return behind.flatMap((one) => {
      const { projection, ref } = one.member;
      const decode = projection.showsWords ? readable : sealed;
      try {
        return [{ projection: ref, changes: changesOf(one, events, decode) }];
      } catch (error) {
        this.drop(one, error);
        return [];
      }
    });
  }

  /** Decodes each event once, however many projections read it. */
  private decoder(events: readonly RecordedEvent[]): (index: number) => Occurrence<DomainEvent> {
    const decoded: Occurrence<DomainEvent>[] = [];
    return (index) => {
      const event = events[index];
      if (event === undefined) throw new RangeError(`The batch has no event ${index}`);
      return (decoded[index] ??= decodeEvent(this.catalogue, event));
    };
  }

  private async opened(
    events: readonly RecordedEvent[],
    behind: readonly Progress[],
  ): Promise<readonly RecordedEvent[]> {
    const { personalData } = this.tools;
    const readers = behind.filter(({ member }) => member.projection.showsWords);
    if (personalData === undefined || readers.length === 0) return events;
    const isRead = events.map((event) => readers.some(({ member }) => reads(member.projection, event)));
    const opened = [...(await personalData.openEvents(events.filter((_, index) => isRead[index])))];
    return events.map((event, index) => (isRead[index] ? (opened.shift() ?? event) : event));
  }

  private async commit(
    parts: readonly ProjectedPart[],
    behind: readonly Progress[],
    checkpoint: Pick<Parameters<ReadStore['commit']>[0], 'position' | 'standing'>,
  ): Promise<void> {
    if (parts.length === 0) return;
    const failures = await this.tools.store.commit({ ...checkpoint, parts });
    for (const one of behind) {
      const failure = failures.find(({ projection }) => projection === one.member.ref);
      if (failure?.error instanceof CheckpointMoved) throw failure.error;
      if (failure !== undefined) this.drop(one, failure.error);
      one.position = checkpoint.standing?.event?.position ?? one.position;
      one.hasCheckpoint = true;
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
  { member: { projection }, position: reached = '' }: Progress,
  events: readonly RecordedEvent[],
  decode: (index: number) => Occurrence<DomainEvent>,
): PositionedChange[] {
  const changes: PositionedChange[] = [];
  for (const [index, event] of events.entries()) {
    if (event.position <= reached || !reads(projection, event)) continue;
    for (const change of projection.project(decode(index))) changes.push({ position: event.position, change });
  }
  return changes;
}
