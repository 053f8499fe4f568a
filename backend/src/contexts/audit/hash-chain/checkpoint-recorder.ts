import { Inject, Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { systemContext } from '../../../platform/command-handling/command-context.js';
import { newEvents, systemClockAndIds } from '../../../platform/command-handling/new-events.js';
import { type Consumer, RunsAsConsumer } from '../../../platform/consumers/consumer.js';
import { WrongExpectedRevision } from '../../../platform/event-store/errors.js';
import type { EventBatch, EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { EVENT_STORE, findLastEvent } from '../../../platform/event-store/event-store.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import {
  CHECKPOINT_STREAM,
  checkpointEvents,
  findCoveredEnd,
  MAX_EVENTS_PER_TICK,
  HashChain,
  toMark,
  toCheckpoint,
  type Checkpoint,
  type CheckpointRecorded,
} from './hash-chain.js';

/** A checkpoint is due after this many events, or after this many milliseconds with at least one event. */
const DUE_AFTER = { events: 256, ms: 60_000 } as const;

/**
 * Hashes the log and records checkpoints of the running hash in the log itself. One node runs it at a time. The expected
 * revision ties each checkpoint to the one before it, so that no event is covered twice: a recorder that does not know the
 * last checkpoint fails to append and starts again from that checkpoint.
 */
@Injectable()
@RunsAsConsumer('worker')
export class CheckpointRecorder implements Consumer {
  static readonly subscription = { name: 'hash-chain' } as const;

  readonly name = CheckpointRecorder.subscription.name;
  readonly filter = {};
  private segment = new Segment();
  private timer: NodeJS.Timeout | undefined;
  private pendingAppend: Promise<void> | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async start(): Promise<void> {
    this.timer = setInterval(() => void this.recordPeriodically(), DUE_AFTER.ms).unref();
  }

  /** Continues after the last checkpoint. Waits for a pending append, because it may still succeed. */
  async resumePosition(): Promise<Position | undefined> {
    await this.pendingAppend?.catch(() => undefined);
    const last = await this.findLastCheckpoint();
    const end = last && (await findCoveredEnd(this.store, last));
    if (last !== undefined && end === undefined) throw new Error('The log has lost events that a checkpoint covers');
    this.segment = new Segment(last);
    return end;
  }

  async handle({ events }: EventBatch): Promise<void> {
    const { segment } = this;
    let added = 0;
    for (const event of events) {
      if (event.position <= segment.position) continue;
      if (event.stream === CHECKPOINT_STREAM) await this.requireOwnCheckpoint(event);
      segment.add(event);
      added += 1;
      if (segment.uncovered >= DUE_AFTER.events) await this.record();
      if (added % MAX_EVENTS_PER_TICK === 0) await setImmediate();
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.pendingAppend?.catch(() => undefined);
  }

  isWorthRetrying(): boolean {
    return true;
  }

  /** Records a checkpoint of all events hashed so far, unless one covers them already. @throws EventStoreUnavailable, WrongExpectedRevision */
  record(): Promise<void> {
    this.pendingAppend ??= this.append(this.segment).finally(() => (this.pendingAppend = undefined));
    return this.pendingAppend;
  }

  private async append(segment: Segment): Promise<void> {
    const { last, events, hash } = segment.chain;
    const marks = segment.marks.join('');
    if (segment.uncovered === 0 || last === undefined) return;
    const recorded = { marks: segment.marks.length, uncovered: segment.uncovered };
    const event: CheckpointRecorded = { type: 'CheckpointRecorded', data: { last, events, hash, marks } };
    const decided = {
      stream: CHECKPOINT_STREAM,
      events: [event],
      catalogue: checkpointEvents,
      commandName: 'RecordCheckpoint',
      context: systemContext(this.name),
    };
    const expected = segment.checkpoint ?? 'no_stream';
    const { revision } = await this.store.append(CHECKPOINT_STREAM, expected, newEvents(decided, systemClockAndIds));
    segment.checkpoint = revision;
    segment.marks.splice(0, recorded.marks);
    segment.uncovered -= recorded.uncovered;
  }

  private async requireOwnCheckpoint({ revision }: RecordedEvent): Promise<void> {
    const isKnown = (): boolean => revision <= (this.segment.checkpoint ?? -1);
    if (!isKnown()) await this.pendingAppend?.catch(() => undefined);
    if (!isKnown()) throw new Error('The log has a checkpoint that this node did not record');
  }

  private async findLastCheckpoint(): Promise<Checkpoint | undefined> {
    const newest = await findLastEvent(this.store, CHECKPOINT_STREAM);
    return newest && toCheckpoint(newest);
  }

  private async recordPeriodically(): Promise<void> {
    try {
      await this.record();
    } catch (err) {
      if (!(err instanceof WrongExpectedRevision)) this.log.warn({ err }, 'Recording a checkpoint failed');
    }
  }
}

/** The events since the last checkpoint. */
class Segment {
  readonly chain: HashChain;
  readonly marks: string[] = [];
  /** Number of events that no checkpoint covers. Checkpoints do not count, because each would cause the next. */
  uncovered = 0;
  position: Position = '';
  checkpoint: number | undefined;

  constructor(last?: Checkpoint) {
    this.chain = new HashChain(last);
    this.checkpoint = last?.revision;
  }

  add(event: RecordedEvent): void {
    this.marks.push(toMark(this.chain.add(event)));
    this.position = event.position;
    if (event.stream !== CHECKPOINT_STREAM) this.uncovered += 1;
  }
}
