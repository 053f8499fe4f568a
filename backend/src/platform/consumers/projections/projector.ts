import type { Position } from '../../event-store/event-store.js';
import type { ProjectionRef } from '../../read-store/change.js';
import { RebuildUnderWay } from '../../read-store/errors.js';
import type { Projection } from './projection.js';
import { projecting } from './log-consumer.js';
import { LogFollower, type FollowerTools } from './log-follower.js';
import { PositionWaiters } from './position-waiters.js';
import { rebuildStateOf, stateOf, type ProjectorState, type RebuildState } from './projector-state.js';
import type { Follows } from './wait-for-all.js';

/** One build on its way through the log. */
interface Run {
  readonly ref: ProjectionRef;
  readonly follower: LogFollower;
}

/** Keeps the documents of one projection up to date, and rebuilds them beside the old ones when the code's version changed. */
export class Projector implements Follows {
  private readonly waiters = new PositionWaiters();
  /** The build that queries see, unless that is one of another version. */
  private serving: Run | undefined;
  private building: Run | undefined;
  /** The last build that was asked for, also once queries see it. */
  private askedFor: Run | undefined;

  constructor(
    private readonly tools: FollowerTools,
    private readonly projection: Projection,
  ) {}

  get state(): ProjectorState {
    return stateOf(this.projection.name, this.serving?.follower.state, this.building?.follower.state);
  }

  /** How the last rebuild on demand is doing; undefined when there was none since the start. */
  get lastRebuild(): RebuildState | undefined {
    return this.askedFor && rebuildStateOf(this.askedFor.follower.state, this.askedFor === this.serving);
  }

  /** Resolves once queries have something to see: the documents so far, or those of another version until this one is built. */
  async start(): Promise<void> {
    const { store } = this.tools;
    const { name, version, collections } = this.projection;
    const active = await store.activeVersion(name);
    if (active !== undefined && active.version !== version) {
      this.building = this.runOf({ name, version, generation: 0 });
      return this.launch(this.building);
    }
    this.serving = this.runOf(active ?? { name, version, generation: 0 });
    await store.prepare(this.serving.ref, collections);
    // Drops what an interrupted rebuild may have left.
    await store.activate(this.serving.ref);
    return this.launch(this.serving);
  }

  async stop(): Promise<void> {
    await Promise.all([this.serving?.follower.stop(), this.building?.follower.stop()]);
  }

  /**
   * Builds the documents afresh beside those that queries see, which are replaced in the end. Resolves when that is under
   * way. @throws RebuildUnderWay
   */
  async rebuild(): Promise<void> {
    const { name } = this.projection;
    const { building, serving } = this;
    if (building?.follower.state.stopped === false) throw new RebuildUnderWay(name);
    const ref = building?.ref ?? (serving && nextGeneration(serving.ref));
    if (ref === undefined) throw new Error(`${name} was not started`);
    const run = this.runOf(ref);
    this.building = run;
    this.askedFor = run;
    try {
      await this.tools.store.drop(ref);
      await this.launch(run);
    } catch (error) {
      await run.follower.stop();
      throw error;
    }
  }

  /** Whether queries see everything up to the position, at the latest when the signal aborts. */
  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  private runOf(ref: ProjectionRef): Run {
    const consumer = projecting(this.projection, ref);
    return { ref, follower: new LogFollower(this.tools, consumer, (position) => this.progressed(ref, position)) };
  }

  private async launch({ ref, follower }: Run): Promise<void> {
    await this.tools.store.prepare(ref, this.projection.collections);
    void follower.run();
  }

  private async progressed(ref: ProjectionRef, position: Position): Promise<void> {
    if (ref === this.building?.ref) await this.swapWhenBuilt(this.building, position);
    if (ref === this.serving?.ref) this.waiters.advance(position);
  }

  /** The old build stops first, so that queries never go back to an earlier state. */
  private async swapWhenBuilt(built: Run, position: Position): Promise<void> {
    if (!built.follower.state.caughtUp) return;
    await this.serving?.follower.stop();
    if (position < (this.serving?.follower.state.position ?? '')) return;
    await this.tools.store.activate(built.ref);
    this.serving = built;
    this.building = undefined;
  }
}

const nextGeneration = (ref: ProjectionRef): ProjectionRef => ({ ...ref, generation: ref.generation + 1 });
