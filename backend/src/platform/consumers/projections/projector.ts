import { Deposed } from '../../errors/deposed.js';
import type { EventStore, Position } from '../../event-store/event-store.js';
import type { Duty } from '../../leader-election/leader-election.js';
import type { Tenure } from '../../leader-election/tenure.js';
import type { OwnBuild, ProjectionRef } from '../../read-store/change.js';
import { BuildMissing, BuildSuperseded } from '../../read-store/errors.js';
import type { ReadStore } from '../../read-store/read-store.js';
import type { CheckpointTools } from '../checkpointed.js';
import { ConsumerRun, type RunState, type RunStatus, type RunTools } from '../consumer-run.js';
import { isOfLog } from '../log-binding.js';
import { Rounds } from '../../turns/rounds.js';
import { PositionWaiters, type Follows } from '../progress/position-waiters.js';
import { BuildFailed } from './build-failed.js';
import { projecting } from './projecting.js';
import type { Projection } from './projection.js';

export interface ProjectorTools extends RunTools {
  readonly events: Pick<EventStore, 'subscribe' | 'identity' | 'readStream' | 'head'>;
  readonly store: ReadStore;
  readonly personalData?: CheckpointTools['personalData'];
  /** Milliseconds between checks that no build was dropped or damaged; undefined where this process is the only one. */
  readonly checkEveryMs?: number;
}

export type ProjectorStatus = RunStatus | 'building' | 'superseded';

const FAULTS = {
  foreign: 'The read model was made from another log, or from another state of it',
  partial: 'Something of the read model was taken away',
};

class Overtaking {
  private goal: Position | undefined;

  constructor(
    private readonly tools: Pick<ProjectorTools, 'events' | 'store'>,
    private readonly projection: string,
  ) {}

  /** The writer of the active version is deposed first, so that queries never go back to an earlier state. */
  async isDoneAt(position: Position): Promise<boolean> {
    const { store, events } = this.tools;
    const active = await store.activeVersion(this.projection);
    if (active === undefined) return true;
    if (position < ((await store.reached(active)) ?? '')) return false;
    if (this.goal === undefined) {
      await store.depose(active);
      this.goal = (await events.head()) ?? '';
    }
    if (position < this.goal) return false;
    // The deposed writer comes back if nothing takes its place.
    this.goal = undefined;
    return true;
  }
}

interface Build {
  readonly ref: OwnBuild;
  readonly run: ConsumerRun;
  readonly overtaking: Overtaking;
}

export class Projector implements Duty, Follows {
  private readonly waiters = new PositionWaiters();
  private readonly checks: Rounds | undefined;
  private serving: Build | undefined;
  private building: Build | undefined;
  private isSuperseded = false;
  private isStopped = true;
  private term: number | undefined;
  private ended: Error | undefined;

  constructor(
    private readonly tools: ProjectorTools,
    private readonly projection: Projection,
  ) {
    const { checkEveryMs, log } = tools;
    if (checkEveryMs === undefined) return;
    const warn = (err: unknown) =>
      log.warn({ projection: projection.name, err }, 'The read model cannot be checked now');
    this.checks = new Rounds(checkEveryMs, () => this.check().catch(warn));
  }

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
    // A build that is gone is followed by another one.
    if (this.ended !== undefined || isGone(cause)) return this.ended;
    if (this.serving !== undefined || cause instanceof Deposed) return cause;
    return cause && new BuildFailed(this.projection.name, this.projection.version, cause);
  }

  get trouble(): Error | undefined {
    return (this.serving ?? this.building)?.run.trouble;
  }

  get buildBeside(): RunState | undefined {
    return this.building?.run.state;
  }

  /** @param tenure of which the term goes with every write; undefined where this process is the only one */
  async start(tenure?: Pick<Tenure, 'term'>): Promise<void> {
    await this.stop();
    this.term = tenure?.term;
    this.isStopped = false;
    await this.begin();
    this.checks?.start();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.checks?.stop();
    await this.halt();
  }

  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  async hasBegun(): Promise<void> {
    await (this.serving ?? this.building)?.run.hasBegun();
  }

  private async check(): Promise<void> {
    const build = this.serving ?? this.building;
    if (build === undefined || build.run.isOver || (await this.tools.store.isWhole(build.ref))) return;
    await this.begin();
  }

  private async halt(): Promise<void> {
    await Promise.all([this.serving?.run.stop(), this.building?.run.stop()]);
  }

  private async begin(): Promise<void> {
    const { name, version, collections } = this.projection;
    await this.halt();
    [this.serving, this.building, this.ended] = [undefined, undefined, undefined];
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
    // Drops what an interrupted activation may have left.
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
    if (ref === this.building?.ref) await this.activateWhenBuilt(this.building, position);
    if (ref === this.serving?.ref) this.waiters.advance(position);
  }

  private async activateWhenBuilt(built: Build, position: Position): Promise<void> {
    if (!built.run.state.caughtUp) return;
    if (!(await this.tools.store.isWhole(built.ref))) throw new BuildMissing(built.ref);
    if (!(await built.overtaking.isDoneAt(position))) return;
    await this.tools.store.activate(built.ref);
    this.serving = built;
    this.building = undefined;
  }
}

const isGone = (failure: Error | undefined): boolean =>
  failure instanceof BuildMissing || failure instanceof BuildSuperseded;
