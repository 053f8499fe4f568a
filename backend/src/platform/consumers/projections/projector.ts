import type { DomainEvent } from '../../decider/decider.js';
import type { Position } from '../../event-store/event-store.js';
import type { Occurrence } from '../../event-store/occurrence.js';
import type { Duty } from '../../leader-election/leader-election.js';
import type { PositionedChange, ProjectionRef } from '../../read-store/change.js';
import { RebuildUnderWay } from '../../read-store/errors.js';
import type { ReadStore } from '../../read-store/read-store.js';
import { checkpointed } from '../checkpointed.js';
import type { Consumer } from '../consumer.js';
import { ConsumerRun, type RunState, type RunStatus, type RunTools } from '../consumer-run.js';
import { PositionWaiters, type Follows } from '../progress/position-waiters.js';
import type { Projection } from './projection.js';

export interface ProjectorTools extends RunTools {
  readonly store: ReadStore;
}

/** `building`: queries see the documents of another version. */
export type ProjectorStatus = RunStatus | 'building';

/** For whoever asked for a rebuild. */
export interface RebuildState {
  readonly status: 'running' | 'completed' | 'failed';
  /** Events that the new documents have taken in since it began. */
  readonly eventsApplied: number;
}

/** One build on its way through the log. */
interface Build {
  readonly ref: ProjectionRef;
  readonly run: ConsumerRun;
}

/** Takes in events for one build of a projection's documents. */
export function projecting(projection: Projection, ref: ProjectionRef, store: ReadStore): Consumer {
  const { name, streamPrefixes, catalogue } = projection;
  const changesOf = (event: Occurrence<DomainEvent>): PositionedChange[] =>
    projection.project(event).map((change) => ({ position: event.recorded.position, change }));
  const consume = async (events: readonly Occurrence<DomainEvent>[]) => events.flatMap(changesOf);
  return checkpointed({ name, ref, streamPrefixes, catalogue, consume }, store);
}

/** Keeps the documents of one projection up to date, and rebuilds them beside the old ones when the code's version changed. */
export class Projector implements Duty, Follows {
  private readonly waiters = new PositionWaiters();
  /** The build that queries see, unless that is one of another version. */
  private serving: Build | undefined;
  private building: Build | undefined;
  /** The last build that was asked for, also once queries see it. */
  private askedFor: Build | undefined;

  constructor(
    private readonly tools: ProjectorTools,
    private readonly projection: Projection,
  ) {}

  /** Of the build that queries see; of the one under way where queries see another version. */
  get state(): RunState | undefined {
    return (this.serving ?? this.building)?.run.state;
  }

  get status(): ProjectorStatus {
    const { status } = this.state ?? { status: 'idle' as const };
    return this.serving === undefined && this.building !== undefined && status !== 'failed' ? 'building' : status;
  }

  /** A rebuild that fails leaves what queries see as it is, and up to date. */
  get failure(): Error | undefined {
    return (this.serving ?? this.building)?.run.failure;
  }

  /** How far a build beside the one that queries see has come. */
  get buildBeside(): RunState | undefined {
    return this.building?.run.state;
  }

  /** How the last rebuild on demand is doing; undefined when there was none since the start. */
  get lastRebuild(): RebuildState | undefined {
    if (this.askedFor === undefined) return undefined;
    const { eventsHandled: eventsApplied, status } = this.askedFor.run.state;
    if (this.askedFor === this.serving) return { status: 'completed', eventsApplied };
    return { status: status === 'failed' ? 'failed' : 'running', eventsApplied };
  }

  /** Resolves once queries have something to see: the documents so far, or those of another version until this one is built. */
  async start(): Promise<void> {
    const { store } = this.tools;
    const { name, version, collections } = this.projection;
    await this.stop();
    [this.serving, this.building, this.askedFor] = [undefined, undefined, undefined];
    const active = await store.activeVersion(name);
    if (active !== undefined && active.version !== version) {
      this.building = this.buildOf({ name, version, generation: 0 });
      return this.launch(this.building);
    }
    this.serving = this.buildOf(active ?? { name, version, generation: 0 });
    await store.prepare(this.serving.ref, collections);
    // Drops what an interrupted rebuild may have left.
    await store.activate(this.serving.ref);
    return this.launch(this.serving);
  }

  async stop(): Promise<void> {
    await Promise.all([this.serving?.run.stop(), this.building?.run.stop()]);
  }

  /**
   * Builds the documents afresh beside those that queries see, which are replaced in the end. Resolves when that is under
   * way. @throws RebuildUnderWay
   */
  async rebuild(): Promise<void> {
    const { name } = this.projection;
    const { building, serving } = this;
    if (building?.run.isOver === false) throw new RebuildUnderWay(name);
    const ref = building?.ref ?? (serving && nextGeneration(serving.ref));
    if (ref === undefined) throw new Error(`${name} was not started`);
    const build = this.buildOf(ref);
    this.building = build;
    this.askedFor = build;
    try {
      await this.tools.store.drop(ref);
      await this.launch(build);
    } catch (error) {
      await build.run.stop();
      throw error;
    }
  }

  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  private buildOf(ref: ProjectionRef): Build {
    const consumer = projecting(this.projection, ref, this.tools.store);
    return { ref, run: new ConsumerRun(this.tools, consumer, (position) => this.progressed(ref, position)) };
  }

  private async launch({ ref, run }: Build): Promise<void> {
    await this.tools.store.prepare(ref, this.projection.collections);
    await run.start();
  }

  private async progressed(ref: ProjectionRef, position: Position): Promise<void> {
    if (ref === this.building?.ref) await this.swapWhenBuilt(this.building, position);
    if (ref === this.serving?.ref) this.waiters.advance(position);
  }

  /** The old build stops first, so that queries never go back to an earlier state. */
  private async swapWhenBuilt(built: Build, position: Position): Promise<void> {
    if (!built.run.state.caughtUp) return;
    await this.serving?.run.stop();
    if (position < (this.serving?.run.state.position ?? '')) return;
    await this.tools.store.activate(built.ref);
    this.serving = built;
    this.building = undefined;
  }
}

const nextGeneration = (ref: ProjectionRef): ProjectionRef => ({ ...ref, generation: ref.generation + 1 });
