import { contextCausedBy } from '../command-handling/command-context.js';
import { DecisionRunner } from '../command-handling/decision-runner.js';
import { systemClockAndIds } from '../command-handling/new-events.js';
import type { DocumentStore } from '../document-store/port.js';
import { decodeEvent } from '../event-store/event-codec.js';
import type { EventBatch, EventStore, Position, RecordedEvent } from '../event-store/event-store.js';
import { toEventRef } from '../event-store/event-store.js';
import { type CheckpointStore, createCheckpointStore, matchesCheckpoint } from '../event-store/log-checkpoint.js';
import type { Log } from '../observability/logging/log.js';
import type { Consumer, Automation } from './consumer.js';
import { LOG_START } from './log-feed.js';
import {
  type DeadLetterCommand,
  deadLetterDecider,
  deadLetterDecision,
  deadLetterEvents,
  type DeadLetters,
  deadLetterStream,
  deadLetterStreams,
  isSkipped,
  loadDeadLetters,
} from '../dead-letters/dead-letters.js';
import { type BackoffPolicy, pauseBeforeRetry, DEFAULT_BACKOFF, isTransient } from '../scheduling/retry.js';

export interface AutomationTools {
  readonly events: Pick<EventStore, 'append' | 'readStream' | 'find' | 'identity'>;
  readonly documents: DocumentStore;
  readonly log: Log;
  readonly backoff?: BackoffPolicy;
}

/** Attempts at one event before it becomes a dead letter: about five seconds. */
const MAX_ATTEMPTS = 6;

/** Events after which, at the end of their batch, another checkpoint is stored with the effects. */
const CHECKPOINT_INTERVAL = 100;

/** Dead-letter events that resume a waiting stream. */
const RESUMING_TYPES = ['AutomationRetryRequested', 'AutomationSkipped'];

/**
 * Reacts to events of the declared types in log order. An event that always fails becomes a dead letter, and later events of its
 * stream wait, so that order holds there; all other streams continue. When its checkpoint is lost, it handles all
 * events again. If its effects can be restored without the log, it uses the checkpoint that is stored with them.
 */
export class AutomationConsumer implements Consumer {
  readonly name: string;
  readonly filter;
  private readonly checkpoints: CheckpointStore;
  private readonly decisions: DecisionRunner;
  private deadLetters: DeadLetters = deadLetterDecider.initialState;
  private log = '';
  private eventsSinceCheckpoint = 0;
  private hasCaughtUp = false;

  constructor(
    private readonly tools: AutomationTools,
    private readonly automation: Automation,
  ) {
    const { subscription } = automation;
    this.name = subscription.name;
    this.filter = {
      streamPrefixes: [...subscription.streamPrefixes, deadLetterStream(this.name)],
      eventTypes: [...subscription.eventTypes, ...RESUMING_TYPES],
    };
    this.checkpoints = createCheckpointStore(tools.documents, this.name);
    this.decisions = new DecisionRunner({ store: tools.events, ...systemClockAndIds });
  }

  async checkpoint(): Promise<Position | undefined> {
    const checkpoint = await this.checkpoints.load();
    return checkpoint && (checkpoint.event?.position ?? LOG_START);
  }

  async matchesLog(): Promise<boolean> {
    const checkpoint = await this.checkpoints.load();
    return checkpoint === undefined || matchesCheckpoint(this.tools.events, checkpoint);
  }

  async start(): Promise<void> {
    [this.eventsSinceCheckpoint, this.hasCaughtUp] = [0, false];
    this.deadLetters = await loadDeadLetters(this.decisions, this.name);
  }

  async resumePosition(): Promise<Position | undefined> {
    const { checkpoints, automation, tools } = this;
    this.log = await tools.events.identity();
    const ownCheckpoint = await checkpoints.load();
    if (ownCheckpoint === undefined || !(await this.matchesLog())) await checkpoints.save({ log: this.log });
    const checkpoint = await (automation.checkpoints ?? checkpoints).load();
    return checkpoint && (await matchesCheckpoint(tools.events, checkpoint)) ? checkpoint.event?.position : undefined;
  }

  async handle({ events, last, caughtUp }: EventBatch, signal: AbortSignal): Promise<void> {
    if (last === undefined) return;
    for (const event of events) {
      if (event.stream.startsWith(deadLetterStreams.prefix)) await this.resume(event, signal);
      else if (!this.deadLetters.waiting.has(event.stream)) await this.handleOrDeadLetter(event, signal);
    }
    const checkpoint = { log: this.log, event: toEventRef(last) };
    await this.checkpoints.save(checkpoint);
    this.eventsSinceCheckpoint += events.length;
    if (this.eventsSinceCheckpoint < CHECKPOINT_INTERVAL && (this.hasCaughtUp || !caughtUp)) return;
    await this.automation.checkpoints?.save(checkpoint);
    [this.eventsSinceCheckpoint, this.hasCaughtUp] = [0, this.hasCaughtUp || caughtUp];
  }

  /** Handles the waiting events of a stream, up to the request to resume. */
  private async resume(request: RecordedEvent, signal: AbortSignal): Promise<void> {
    if (request.stream !== deadLetterStream(this.name)) return;
    const event = decodeEvent(deadLetterEvents, request);
    if (event.type !== 'AutomationRetryRequested' && event.type !== 'AutomationSkipped') return;
    const { stream } = event.data;
    const letter = this.deadLetters.waiting.get(stream);
    const isSkip = event.type === 'AutomationSkipped';
    // Ignore a skip request for an event that is not the current dead letter.
    if (letter === undefined || (isSkip && event.data.revision !== letter.revision)) return;
    const from = isSkip ? letter.revision + 1 : letter.revision;
    for await (const waiting of this.tools.events.readStream(stream, { from })) {
      if (waiting.position >= request.position) break;
      if (!this.filter.eventTypes.includes(waiting.type)) continue;
      if (!(await this.handleOrDeadLetter(waiting, signal))) return;
    }
    await this.decide({ kind: 'Resume', stream }, request);
  }

  /** Returns false when the event became a dead letter. */
  private async handleOrDeadLetter(stored: RecordedEvent, signal: AbortSignal): Promise<boolean> {
    if (isSkipped(this.deadLetters, stored)) return true;
    const { backoff = DEFAULT_BACKOFF, log } = this.tools;
    const { stream, revision } = stored;
    const event = decodeEvent(this.automation.catalogue, stored);
    for (let attempts = 1; ; attempts += 1) {
      signal.throwIfAborted();
      try {
        await this.automation.handle(event);
        return true;
      } catch (err) {
        signal.throwIfAborted();
        const failure = { automation: this.name, stream, revision, attempts, err };
        if (attempts >= MAX_ATTEMPTS && !isTransient(err)) {
          const letter = { stream, revision, reason: String(err), attempts };
          await this.decide({ kind: 'DeadLetter', letter }, stored);
          log.error(failure, 'An automation is dead-lettered');
          return false;
        }
        log.warn(failure, 'An automation failed; trying again');
      }
      await pauseBeforeRetry(attempts, backoff, signal);
    }
  }

  private async decide(command: DeadLetterCommand, cause: RecordedEvent): Promise<void> {
    const context = contextCausedBy(this.name, cause);
    const { state } = await this.decisions.run({ ...deadLetterDecision(this.name, command), context });
    this.deadLetters = state;
  }
}
