import { type KeptProgress, AutomationProgress } from './automation-progress.js';
import { stillStands, type StandingKeeper } from '../../event-store/log-standing.js';
import {
  type EventStore,
  type Position,
  type EventBatch,
  type RecordedEvent,
  type Occurrence,
  markOf,
  type EventMark,
} from '../../event-store/event-store.js';
import { DecisionRunner } from '../../command-handling/decision-runner.js';
import { systemSources } from '../../command-handling/new-events.js';
import type { DomainEvent } from '../../decider/decider.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { decodeEvent } from '../../event-store/event-codec.js';
import { commitOne, type ProjectionRef, type ReadStore } from '../../read-store/read-store.js';
import { CheckpointMoved } from '../../read-store/errors.js';
import type { Log } from '../../observability/logging/log.js';
import type { Consumer } from '../consumer.js';
import {
  isSkipped,
  parkingDecider,
  parkingOfAutomation,
  type Parking,
  type ParkingCommand,
} from '../parking/parking.decider.js';
import { parkingEvents, parkingStream, parkingStreams, type ParkingEvent } from '../parking/parking.events.js';
import { DEFAULT_BACKOFF, persistently, type Backoff } from '../retry.js';
import { isOfLog } from '../log-binding.js';
import type { Automation } from '../hosting.js';

class ProgressOfEffects implements KeptProgress {
  constructor(
    private readonly events: Pick<EventStore, 'identity' | 'readStream'>,
    private readonly keeper: StandingKeeper,
  ) {}

  async recorded(): Promise<Position | undefined> {
    const standing = await this.keeper.standing();
    return standing !== undefined && (await stillStands(this.events, standing)) ? standing.event?.position : undefined;
  }

  async record(last: EventMark): Promise<void> {
    await this.keeper.keepStanding({ log: await this.events.identity(), event: markOf(last) });
  }
}

export interface AutomationTools {
  readonly events: Pick<EventStore, 'append' | 'readStream' | 'find' | 'identity'>;
  readonly store: ReadStore;
  readonly log: Log;
  readonly backoff?: Backoff;
}

/** Attempts at one reaction before it is parked: about five seconds. */
const MOST_ATTEMPTS = 6;

/** Events reacted to before that is put on record: so many may come again when all else is lost. */
const RECORD_AFTER = 100;

/** Events of its parking stream after which it takes up a stream again. */
const RESUMING_TYPES = ['ReactionRetryRequested', 'ReactionSkipped'];

export const checkpointOfAutomation = (name: string): ProjectionRef => ({
  name: `automation:${name}`,
  version: 1,
});

class ReactionFailed extends Error {
  override readonly name = 'ReactionFailed';
  constructor(cause: unknown) {
    super(String(cause), { cause });
  }
}

/**
 * Reacts to events of the declared types in log order. A reaction that always fails is parked by an event of its own, and with
 * it those that follow in the same stream, so that order holds there; all other streams go on. How far it has come is in the log, from
 * time to time, or beside its effects; to the event in the read store, which may be lost.
 */
export class AutomationConsumer implements Consumer {
  readonly name: string;
  readonly filter;
  private readonly ref: ProjectionRef;
  private readonly decisions: DecisionRunner;
  private readonly progress: KeptProgress;
  private parking: Parking = parkingDecider.initialState;
  /** Of the last event that it has reacted to since it subscribed: an event at or before it comes again. */
  private reached: Position = '';
  private log = '';
  private isKept = false;
  private unrecorded = 0;
  private hasCaughtUp = false;

  constructor(
    private readonly tools: AutomationTools,
    private readonly automation: Automation,
  ) {
    const { name, streamPrefixes, eventTypes } = automation.reads;
    this.name = name;
    this.filter = {
      streamPrefixes: [...streamPrefixes, parkingStream(name)],
      eventTypes: [...eventTypes, ...RESUMING_TYPES],
    };
    this.ref = checkpointOfAutomation(name);
    this.decisions = new DecisionRunner({ store: tools.events, ...systemSources });
    const { standings } = automation;
    this.progress = standings
      ? new ProgressOfEffects(tools.events, standings)
      : new AutomationProgress(tools.events, name);
  }

  async start(): Promise<void> {
    await this.tools.store.prepare(this.ref, []);
    this.parking = await parkingOf(this.decisions, this.name);
  }

  async from(): Promise<Position | undefined> {
    this.log = await this.tools.events.identity();
    this.reached = '';
    this.hasCaughtUp = false;
    const [recorded, kept] = [await this.progress.recorded(), await this.kept()];
    this.isKept = kept !== undefined;
    if (this.automation.standings !== undefined) return recorded;
    return (recorded ?? '') > (kept ?? '') ? recorded : kept;
  }

  async handle({ events, position, last, caughtUp }: EventBatch, signal: AbortSignal): Promise<number> {
    if (last === undefined && this.isKept) return 0;
    let taken = 0;
    for (const event of events) {
      if (event.position <= this.reached) continue;
      if (event.stream.startsWith(parkingStreams.prefix)) await this.resume(event, signal);
      else if (!this.parking.waiting.has(event.stream)) await this.reactOrPark(event, signal);
      this.reached = event.position;
      taken += 1;
    }
    await this.keep(last?.position ?? position, last);
    if (last !== undefined) await this.record(taken, last, caughtUp);
    return taken;
  }

  isWorthRetrying(error: Error): boolean {
    return error instanceof StoreUnavailable || error instanceof CheckpointMoved;
  }

  private async kept(): Promise<Position | undefined> {
    const { store, events, log } = this.tools;
    if (!(await isOfLog({ store, events }, this.ref))) {
      log.warn(
        { consumer: this.name },
        'What was kept of the progress tells of another log, or of another state of it',
      );
      await store.drop(this.ref);
      await store.prepare(this.ref, []);
    }
    return (await store.standing(this.ref))?.event?.position;
  }

  private async keep(position: Position, event: EventMark | undefined): Promise<void> {
    const standing = { log: this.log, event };
    await commitOne(this.tools.store, { projection: this.ref, changes: [] }, { position, standing });
    this.isKept = true;
  }

  private async record(taken: number, last: EventMark, caughtUp: boolean): Promise<void> {
    this.unrecorded += taken;
    const isFirst = caughtUp && !this.hasCaughtUp && this.automation.standings !== undefined;
    this.hasCaughtUp ||= caughtUp;
    if (this.unrecorded < RECORD_AFTER && !isFirst) return;
    await this.progress.record(last);
    this.unrecorded = 0;
  }

  private async resume(stored: RecordedEvent, signal: AbortSignal): Promise<void> {
    if (stored.stream !== parkingStream(this.name)) return;
    const event: ParkingEvent = decodeEvent(parkingEvents, stored);
    if (event.type !== 'ReactionRetryRequested' && event.type !== 'ReactionSkipped') return;
    const { stream } = event.data;
    const parked = this.parking.waiting.get(stream);
    const isSkip = event.type === 'ReactionSkipped';
    // What was parked after somebody had skipped another event of the stream was not meant.
    if (parked === undefined || (isSkip && event.data.revision !== parked.revision)) return;
    const from = isSkip ? parked.revision + 1 : parked.revision;
    for await (const waiting of this.tools.events.readStream(stream, { from })) {
      if (waiting.position >= stored.position) break;
      if (!this.filter.eventTypes.includes(waiting.type)) continue;
      if (!(await this.reactOrPark(waiting, signal))) return;
    }
    await this.decide({ kind: 'Resume', stream }, stored);
  }

  private async reactOrPark(stored: RecordedEvent, signal: AbortSignal): Promise<boolean> {
    if (isSkipped(this.parking, stored)) return true;
    const event = decodeEvent(this.automation.catalogue, stored);
    try {
      await this.react(event, signal);
      return true;
    } catch (error) {
      if (signal.aborted || error instanceof StoreUnavailable) throw error;
      const { stream, revision } = stored;
      const reaction = {
        stream,
        revision,
        reason: error instanceof ReactionFailed ? error.message : String(error),
        attempts: MOST_ATTEMPTS,
      };
      await this.decide({ kind: 'Park', reaction }, stored);
      this.tools.log.error({ automation: this.name, stream, revision, err: error }, 'A reaction is parked');
      return false;
    }
  }

  private react(event: Occurrence<DomainEvent>, signal: AbortSignal): Promise<void> {
    const { stream, revision } = event.recorded;
    return persistently(() => this.attempt(event), {
      backoff: this.tools.backoff ?? DEFAULT_BACKOFF,
      signal,
      isWorthRetrying: (error, attempt) => error instanceof StoreUnavailable || attempt < MOST_ATTEMPTS,
      onFailure: (err, attempt) =>
        this.tools.log.warn(
          { automation: this.name, stream, revision, attempt, err },
          'A reaction failed; trying again',
        ),
    });
  }

  private async attempt(event: Occurrence<DomainEvent>): Promise<void> {
    try {
      await this.automation.react(event);
    } catch (cause) {
      throw cause instanceof StoreUnavailable ? cause : new ReactionFailed(cause);
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

export async function parkingOf(decisions: DecisionRunner, automation: string): Promise<Parking> {
  return (await decisions.load(parkingOfAutomation.at(automation))).state;
}

export const parkingDecision = (automation: string, command: ParkingCommand) => ({
  ...parkingOfAutomation.at(automation),
  command,
  commandName: `${command.kind}Reaction`,
});
