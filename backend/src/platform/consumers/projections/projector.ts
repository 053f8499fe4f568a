import { Deposed } from '../../errors/deposed.js';
import type { EventStore, Position } from '../../event-store/event-store.js';
import type { Duty } from '../../leader-election/leader-election.js';
import type { Tenure } from '../../leader-election/tenure.js';
import type { OwnBuild, ProjectionRef } from '../../read-store/change.js';
import { BuildMissing, BuildSuperseded, RebuildUnderWay } from '../../read-store/errors.js';
import type { ReadStore } from '../../read-store/read-store.js';
import type { CheckpointTools } from '../checkpointed.js';
import { ConsumerRun, type RunState, type RunStatus, type RunTools } from '../consumer-run.js';
import { isOfLog } from '../log-binding.js';
import { PositionWaiters, type Follows } from '../progress/position-waiters.js';
import { BuildFailed } from './build-failed.js';
import { Overtaking } from './overtaking.js';
import { projecting } from './projecting.js';
import type { Projection } from './projection.js';

export interface ProjectorTools extends RunTools {
  readonly events: Pick<EventStore, 'subscribe' | 'identity' | 'readStream' | 'head'>;
  readonly store: ReadStore;
  readonly personalData?: CheckpointTools['personalData'];
}

export type ProjectorStatus = RunStatus | 'building' | 'superseded';

export interface RebuildState {
  readonly status: 'running' | 'completed' | 'failed';
  /** Events that the new documents have taken in since it began. */
  readonly eventsApplied: number;
}

const FAULTS = {
  foreign: 'The read model was made from another log, or from another state of it',
  partial: 'Something of the read model was taken away',
};

interface Build {
  readonly ref: OwnBuild;
  readonly run: ConsumerRun;
  readonly overtaking: Overtaking;
}

export class Projector implements Duty, Follows {
  private readonly waiters = new PositionWaiters();
  private serving: Build | undefined;
  private building: Build | undefined;
  private askedFor: Build | undefined;
  private isSuperseded = false;
  private isStopped = true;
  private term: number | undefined;
  private ended: Error | undefined;

  constructor(
    private readonly tools: ProjectorTools,
    private readonly projection: Projection,
  ) {}

  get state(): RunState | undefined {
    return (this.serving ?? this.building)?.run.state;
  }

  get status(): ProjectorStatus {
    if (this.isSuperseded) return 'superseded';
    const { status } = this.state ?? { status: 'idle' as const };
    return this.serving === undefined && this.building !== undefined && status !== 'failed' ? 'building' : status;
  }

  get failure(): Error | undefined {
    const cause = (this.serving ?? this.building)?.run.failure;
    // Once a build is gone it is asked anew what is to be done.
    if (this.ended !== undefined || isGone(cause)) return this.ended;
    if (this.serving !== undefined || cause instanceof Deposed) return cause;
    return cause && new BuildFailed(this.projection.name, this.projection.version, cause);
  }

  get trouble(): Error | undefined {
    return (this.serving ?? this.building)?.run.trouble;
  }

  get isServing(): boolean {
    return this.serving !== undefined;
  }

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

  /** @param tenure of which the term goes with every write; undefined where this process is the only one */
  async start(tenure?: Pick<Tenure, 'term'>): Promise<void> {
    await this.stop();
    this.term = tenure?.term;
    this.isStopped = false;
    await this.begin();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.halt();
  }

  /**
   * Builds the documents afresh beside those that queries see, which are replaced in the end. Resolves when that is under
   * way. Of a later version that queries see this takes leave, which nothing but this order does.
   * @throws RebuildUnderWay
   */
  async rebuild(): Promise<void> {
    const { name } = this.projection;
    const { building, serving } = this;
    if (building?.run.isOver === false) throw new RebuildUnderWay(name);
    if (this.isSuperseded) return this.takeBack();
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

  async lookAfter(): Promise<void> {
    for (const build of [this.serving, this.building]) {
      if (build === undefined || build.run.isOver || (await this.tools.store.isWhole(build.ref))) continue;
      return this.begin();
    }
  }

  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  async hasBegun(): Promise<void> {
    await (this.serving ?? this.building)?.run.hasBegun();
  }

  private async halt(): Promise<void> {
    await Promise.all([this.serving?.run.stop(), this.building?.run.stop()]);
  }

  private async begin(): Promise<void> {
    const { name, version, collections } = this.projection;
    await this.halt();
    [this.serving, this.building, this.askedFor, this.ended] = [undefined, undefined, undefined, undefined];
    this.isSuperseded = false;
    this.waiters.restart();
    const active = await this.soundActive();
    if (active !== undefined && active.version > version) {
      this.isSuperseded = true;
      return;
    }
    if (active?.version !== version) {
      this.building = this.buildOf(await this.unfinished({ name, version, generation: 0 }));
      return this.launch(this.building);
    }
    this.serving = this.buildOf(active);
    await this.tools.store.prepare(this.serving.ref, collections);
    // Drops what an interrupted rebuild may have left.
    await this.tools.store.activate(this.serving.ref);
    return this.launch(this.serving);
  }

  /** The build that queries see; one that is not whole, or of another log, must not be seen any more, whoever keeps it. */
  private async soundActive(): Promise<ProjectionRef | undefined> {
    const active = await this.tools.store.activeVersion(this.projection.name);
    const fault = active && (await this.faultOf(active));
    if (active === undefined || fault === undefined) return active;
    await this.drop(active, fault);
    return this.soundActive();
  }

  private async unfinished(ref: ProjectionRef): Promise<ProjectionRef> {
    const fault = await this.faultOf(ref);
    if (fault !== undefined) await this.drop(ref, fault);
    return ref;
  }

  private async faultOf(ref: ProjectionRef): Promise<string | undefined> {
    if (!(await this.tools.store.isWhole(ref))) return FAULTS.partial;
    return (await isOfLog(this.tools, ref)) ? undefined : FAULTS.foreign;
  }

  private async drop(ref: ProjectionRef, fault: string): Promise<void> {
    this.tools.log.warn(
      { consumer: ref.name, version: ref.version, generation: ref.generation },
      `${fault}: it is dropped and built anew`,
    );
    await this.tools.store.drop(ref.version === this.projection.version ? this.own(ref) : ref);
  }

  private async takeBack(): Promise<void> {
    const { store } = this.tools;
    const { name, version } = this.projection;
    const active = await store.activeVersion(name);
    if (active !== undefined && active.version > version) await store.drop(active);
    await this.begin();
    this.askedFor = this.building;
  }

  private buildOf(ref: ProjectionRef): Build {
    const own = this.own(ref);
    const consumer = projecting(this.projection, own, this.tools);
    const run = new ConsumerRun(this.tools, consumer, (position) => this.progressed(own, position));
    return { ref: own, run, overtaking: new Overtaking(this.tools, this.projection.name) };
  }

  private own({ name, version, generation }: ProjectionRef): OwnBuild {
    return { name, version, generation, ...(this.term !== undefined && { term: this.term }) };
  }

  private async launch(build: Build): Promise<void> {
    await this.tools.store.prepare(build.ref, this.projection.collections);
    await build.run.start();
    void this.whenDropped(build);
  }

  private async whenDropped(build: Build): Promise<void> {
    await build.run.ended();
    if (!isGone(build.run.failure) || this.isStopped || (build !== this.serving && build !== this.building)) return;
    await this.begin().catch((error: unknown) => {
      this.ended = error instanceof Error ? error : new Error(String(error));
    });
    if (this.isStopped) await this.halt();
  }

  private async progressed(ref: OwnBuild, position: Position): Promise<void> {
    if (ref === this.building?.ref) await this.swapWhenBuilt(this.building, position);
    if (ref === this.serving?.ref) this.waiters.advance(position);
  }

  private async swapWhenBuilt(built: Build, position: Position): Promise<void> {
    if (!built.run.state.caughtUp) return;
    if (!(await this.tools.store.isWhole(built.ref))) throw new BuildMissing(built.ref);
    if (await this.isSeenBeyond(built, position)) return;
    await this.tools.store.activate(built.ref);
    this.serving = built;
    this.building = undefined;
  }

  /** The old build stops first, so that queries never go back to an earlier state. */
  private async isSeenBeyond(built: Build, position: Position): Promise<boolean> {
    if (this.serving === undefined) return !(await built.overtaking.isDoneAt(position));
    await this.serving.run.stop();
    return position < (this.serving.run.state.position ?? '');
  }
}

const isGone = (failure: Error | undefined): boolean =>
  failure instanceof BuildMissing || failure instanceof BuildSuperseded;

const nextGeneration = (ref: ProjectionRef): ProjectionRef => ({ ...ref, generation: ref.generation + 1 });
