import { DecisionRunner } from '../../command-handling/decision-runner.js';
import { systemSources } from '../../command-handling/new-events.js';
import type { DomainEvent } from '../../decider/decider.js';
import { asError } from '../../errors/as-error.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import {
  type EventBatch,
  type EventMark,
  type EventStore,
  markOf,
  type Occurrence,
  type Position,
  type RecordedEvent,
} from '../../event-store/event-store.js';
import { isAtCheckpoint } from '../../event-store/log-checkpoint.js';
import type { Log } from '../../observability/logging/log.js';
import { CheckpointMoved } from '../../read-store/errors.js';
import { commitOne, type ProjectionRef, type ReadStore } from '../../read-store/read-store.js';
import type { Consumer } from '../consumer.js';
import type { Automation } from '../hosting.js';
import { isOfLog } from '../log-binding.js';
import {
  isSkipped,
  type Parking,
  type ParkingCommand,
  parkingDecider,
  parkingDecision,
  parkingOf,
} from '../parking/parking.decider.js';
import { parkingEvents, parkingStream, parkingStreams } from '../parking/parking.events.js';
import { type Backoff, DEFAULT_BACKOFF, isTransient, retryForever } from '../retry.js';

export interface AutomationTools {
  readonly events: Pick<EventStore, 'append' | 'readStream' | 'find' | 'identity'>;
  readonly store: ReadStore;
  readonly log: Log;
  readonly backoff?: Backoff;
}

/** Attempts at one reaction before it is parked: about five seconds. */
const MOST_ATTEMPTS = 6;

/** Events between two checkpoints beside the effects, and so the most that come again after a start. */
const RECORD_AFTER = 100;

/** Events of the parking stream that resume a waiting stream. */
const RESUMING_TYPES = ['ReactionRetryRequested', 'ReactionSkipped'];

/**
 * Reacts to events of the declared types in log order. A reaction that always fails is parked by an event, and with it those that
 * follow in the same stream, so that order holds there; all other streams go on. Its checkpoint is in the read store; when that is
 * lost, all events come again. Where the effects can be restored without the log, their own position counts instead.
 */
export class AutomationConsumer implements Consumer {
  readonly name: string;
  readonly filter;
  private readonly ref: ProjectionRef;
  private readonly decisions: DecisionRunner;
  private parking: Parking = parkingDecider.initialState;
  private log = '';
  private hasCheckpoint = false;
  /** The last event handled since the start: it may come again after a failure. */
  private handled: EventMark | undefined;
  private unrecorded = 0;
  private hasCaughtUp = false;

  constructor(
    private readonly tools: AutomationTools,
    private readonly automation: Automation,
  ) {
    const { reads } = automation;
    this.name = reads.name;
    this.filter = {
      streamPrefixes: [...reads.streamPrefixes, parkingStream(this.name)],
      eventTypes: [...reads.eventTypes, ...RESUMING_TYPES],
    };
    this.ref = { name: `automation:${this.name}`, version: 1 };
    this.decisions = new DecisionRunner({ store: tools.events, ...systemSources });
  }

  checkpoint(): Promise<Position | undefined> {
    return this.tools.store.checkpoint(this.ref);
  }

  isOfLog(): Promise<boolean> {
    return isOfLog(this.tools, this.ref);
  }

  async start(): Promise<void> {
    [this.handled, this.unrecorded, this.hasCaughtUp] = [undefined, 0, false];
    await this.tools.store.prepare(this.ref, []);
    this.parking = await parkingOf(this.decisions, this.name);
  }

  async from(): Promise<Position | undefined> {
    const { events, store } = this.tools;
    if (this.handled !== undefined && !(await isAtCheckpoint(events, { log: this.log, event: this.handled })))
      this.handled = undefined;
    this.log = await events.identity();
    if (!(await this.isOfLog())) await this.dropCheckpoint();
    const kept = await store.logCheckpoint(this.ref);
    this.hasCheckpoint = kept !== undefined;
    return this.automation.checkpoints === undefined ? kept?.event?.position : this.positionOfEffects();
  }

  async handle({ events, position, last, caughtUp }: EventBatch, signal: AbortSignal): Promise<void> {
    if (last === undefined && this.hasCheckpoint) return;
    for (const event of events) {
      if (this.handled !== undefined && event.position <= this.handled.position) continue;
      if (event.stream.startsWith(parkingStreams.prefix)) await this.resume(event, signal);
      else if (!this.parking.waiting.has(event.stream)) await this.reactOrPark(event, signal);
      this.handled = markOf(event);
      this.unrecorded += 1;
    }
    await this.keepCheckpoint(last?.position ?? position, last);
    if (last !== undefined) await this.keepPositionOfEffects(last, caughtUp);
  }

  isWorthRetrying(error: Error): boolean {
    return isTransient(error) || error instanceof CheckpointMoved;
  }

  private async dropCheckpoint(): Promise<void> {
    const { store, log } = this.tools;
    log.warn({ consumer: this.name }, 'Dropping a checkpoint of another log or of another state of it');
    await store.drop(this.ref);
    await store.prepare(this.ref, []);
  }

  private async keepCheckpoint(position: Position, event: EventMark | undefined): Promise<void> {
    const logCheckpoint = { log: this.log, event };
    await commitOne(this.tools.store, { projection: this.ref, changes: [] }, { position, logCheckpoint });
    this.hasCheckpoint = true;
  }

  private async positionOfEffects(): Promise<Position | undefined> {
    const logCheckpoint = await this.automation.checkpoints?.checkpoint();
    const isValid = logCheckpoint !== undefined && (await isAtCheckpoint(this.tools.events, logCheckpoint));
    return isValid ? logCheckpoint.event?.position : undefined;
  }

  private async keepPositionOfEffects(last: EventMark, caughtUp: boolean): Promise<void> {
    const isFirstEnd = caughtUp && !this.hasCaughtUp;
    this.hasCaughtUp ||= caughtUp;
    if (this.unrecorded < RECORD_AFTER && !isFirstEnd) return;
    await this.automation.checkpoints?.keepCheckpoint({ log: this.log, event: markOf(last) });
    this.unrecorded = 0;
  }

  /** Handles the waiting events of a stream, up to the request to resume. */
  private async resume(request: RecordedEvent, signal: AbortSignal): Promise<void> {
    if (request.stream !== parkingStream(this.name)) return;
    const event = decodeEvent(parkingEvents, request);
    if (event.type !== 'ReactionRetryRequested' && event.type !== 'ReactionSkipped') return;
    const { stream } = event.data;
    const parked = this.parking.waiting.get(stream);
    const isSkip = event.type === 'ReactionSkipped';
    // Ignore a request to skip another event than the one that is parked now.
    if (parked === undefined || (isSkip && event.data.revision !== parked.revision)) return;
    const from = isSkip ? parked.revision + 1 : parked.revision;
    for await (const waiting of this.tools.events.readStream(stream, { from })) {
      if (waiting.position >= request.position) break;
      if (!this.filter.eventTypes.includes(waiting.type)) continue;
      if (!(await this.reactOrPark(waiting, signal))) return;
    }
    await this.decide({ kind: 'Resume', stream }, request);
  }

  /** Returns false when the reaction was parked. */
  private async reactOrPark(stored: RecordedEvent, signal: AbortSignal): Promise<boolean> {
    if (isSkipped(this.parking, stored)) return true;
    const event = decodeEvent(this.automation.catalogue, stored);
    try {
      await this.react(event, signal);
      return true;
    } catch (error) {
      if (signal.aborted || isTransient(asError(error))) throw error;
      const { stream, revision } = stored;
      const reaction = { stream, revision, reason: String(error), attempts: MOST_ATTEMPTS };
      await this.decide({ kind: 'Park', reaction }, stored);
      this.tools.log.error({ automation: this.name, stream, revision, err: error }, 'A reaction is parked');
      return false;
    }
  }

  private react(event: Occurrence<DomainEvent>, signal: AbortSignal): Promise<void> {
    const { backoff = DEFAULT_BACKOFF, log } = this.tools;
    const { stream, revision } = event.recorded;
    return retryForever(() => this.automation.react(event), {
      backoff,
      signal,
      isWorthRetrying: (error, attempt) => isTransient(error) || attempt < MOST_ATTEMPTS,
      onFailure: (err, attempt) =>
        log.warn({ automation: this.name, stream, revision, attempt, err }, 'A reaction failed; trying again'),
    });
  }

  private async decide(command: ParkingCommand, { id: causationId, metadata }: RecordedEvent): Promise<void> {
    const { correlationId } = metadata;
    const { state } = await this.decisions.run({
      ...parkingDecision(this.name, command),
      context: { correlationId, causationId, actor: { kind: 'system', id: this.name } },
    });
    this.parking = state;
  }
}
