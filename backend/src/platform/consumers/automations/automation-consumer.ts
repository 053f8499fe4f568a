import { DecisionRunner } from '../../command-handling/decision-runner.js';
import { systemSources } from '../../command-handling/new-events.js';
import type { DomainEvent } from '../../decider/decider.js';
import type { DocumentStore } from '../../document-store/port.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import {
  type EventBatch,
  type EventStore,
  markOf,
  type Occurrence,
  type Position,
  type RecordedEvent,
} from '../../event-store/event-store.js';
import { type CheckpointKeeper, checkpointIn, isAtCheckpoint } from '../../event-store/log-checkpoint.js';
import type { Log } from '../../observability/logging/log.js';
import type { Consumer } from '../consumer.js';
import type { Automation } from '../hosting.js';
import { LOG_START } from '../log-feed.js';
import {
  isSkipped,
  type Parking,
  type ParkingCommand,
  parkingDecider,
  parkingDecision,
  parkingOf,
} from '../parking/parking.decider.js';
import { parkingEvents, parkingStream, parkingStreams } from '../parking/parking.events.js';
import { type Backoff, backOff, DEFAULT_BACKOFF, isTransient } from '../retry.js';

export interface AutomationTools {
  readonly events: Pick<EventStore, 'append' | 'readStream' | 'find' | 'identity'>;
  readonly documents: DocumentStore;
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
 * follow in the same stream, so that order holds there; all other streams go on. When its checkpoint is lost, all events come
 * again. Where the effects can be restored without the log, the checkpoint beside them counts instead.
 */
export class AutomationConsumer implements Consumer {
  readonly name: string;
  readonly filter;
  private readonly progress: CheckpointKeeper;
  private readonly decisions: DecisionRunner;
  private parking: Parking = parkingDecider.initialState;
  private log = '';
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
    this.progress = checkpointIn(tools.documents, this.name);
    this.decisions = new DecisionRunner({ store: tools.events, ...systemSources });
  }

  async checkpoint(): Promise<Position | undefined> {
    const kept = await this.progress.checkpoint();
    return kept && (kept.event?.position ?? LOG_START);
  }

  async isOfLog(): Promise<boolean> {
    const kept = await this.progress.checkpoint();
    return kept === undefined || isAtCheckpoint(this.tools.events, kept);
  }

  async start(): Promise<void> {
    [this.unrecorded, this.hasCaughtUp] = [0, false];
    this.parking = await parkingOf(this.decisions, this.name);
  }

  async from(): Promise<Position | undefined> {
    const { progress, automation, tools } = this;
    this.log = await tools.events.identity();
    const own = await progress.checkpoint();
    if (own === undefined || !(await this.isOfLog())) await progress.keepCheckpoint({ log: this.log });
    const kept = await (automation.checkpoints ?? progress).checkpoint();
    return kept && (await isAtCheckpoint(tools.events, kept)) ? kept.event?.position : undefined;
  }

  async handle({ events, last, caughtUp }: EventBatch, signal: AbortSignal): Promise<void> {
    if (last === undefined) return;
    for (const event of events) {
      if (event.stream.startsWith(parkingStreams.prefix)) await this.resume(event, signal);
      else if (!this.parking.waiting.has(event.stream)) await this.reactOrPark(event, signal);
    }
    const checkpoint = { log: this.log, event: markOf(last) };
    await this.progress.keepCheckpoint(checkpoint);
    this.unrecorded += events.length;
    if (this.unrecorded < RECORD_AFTER && (this.hasCaughtUp || !caughtUp)) return;
    await this.automation.checkpoints?.keepCheckpoint(checkpoint);
    [this.unrecorded, this.hasCaughtUp] = [0, this.hasCaughtUp || caughtUp];
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
      if (signal.aborted || isTransient(error)) throw error;
      const { stream, revision } = stored;
      const reaction = { stream, revision, reason: String(error), attempts: MOST_ATTEMPTS };
      await this.decide({ kind: 'Park', reaction }, stored);
      this.tools.log.error({ automation: this.name, stream, revision, err: error }, 'A reaction is parked');
      return false;
    }
  }

  private async react(event: Occurrence<DomainEvent>, signal: AbortSignal): Promise<void> {
    const { backoff = DEFAULT_BACKOFF, log } = this.tools;
    const { stream, revision } = event.recorded;
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      try {
        return await this.automation.react(event);
      } catch (err) {
        if (!isTransient(err) && attempt === MOST_ATTEMPTS) throw err;
        log.warn({ automation: this.name, stream, revision, attempt, err }, 'A reaction failed; trying again');
      }
      await backOff(attempt, backoff, signal);
    }
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
