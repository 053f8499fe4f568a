import type { Position } from '../../event-store/event-store.js';
import { asError } from '../../errors/as-error.js';
import type { Duty } from '../../leader-election/leader-election.js';
import { BuildMissing, BuildSuperseded } from '../../read-store/errors.js';
import type { ProjectionRef } from '../../read-store/read-store.js';
import { Rounds } from '../../turns/rounds.js';
import type { RunState, RunStatus } from '../consumer-run.js';
import { isOfLog } from '../log-binding.js';
import { PositionWaiters, type Follows } from '../progress/position-waiters.js';
import { type GroupMember, type GroupTools, ProjectionGroup } from './projection-group.js';
import type { Projection } from './projection.js';

/** A build that queries do not see yet cannot be made; what they see is not concerned. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  constructor(projection: string, version: number, cause: Error) {
    super(`Version ${version} of ${projection} cannot be built: ${cause.message}`, { cause });
  }
}

export interface ProjectorTools extends GroupTools {
  /** Milliseconds between checks that no build was dropped or damaged; undefined where this process is the only one. */
  readonly checkEveryMs?: number;
}

export type ProjectorStatus = RunStatus | 'building' | 'superseded';

const FAULTS = {
  foreign: 'The read model was made from another log, or from another state of it',
  partial: 'Something of the read model was taken away',
};

/** Builds the read model of one projection, lets queries see it once it is whole, and keeps it current. */
export class Projector implements Duty, Follows, GroupMember {
  readonly ref: ProjectionRef;
  private readonly waiters = new PositionWaiters();
  private readonly checks: Rounds | undefined;
  private isServing = false;
  private hasReachedEnd = false;
  private isSuperseded = false;
  private isStopped = true;
  private ended: Error | undefined;
  private restarting: Promise<void> | undefined;

  constructor(
    private readonly tools: ProjectorTools,
    readonly projection: Projection,
    private readonly group = new ProjectionGroup(tools),
  ) {
    const { name, version } = projection;
    this.ref = { name, version };
    const { checkEveryMs, log } = tools;
    if (checkEveryMs === undefined) return;
    const warn = (err: unknown) => log.warn({ projection: name, err }, 'The read model cannot be checked now');
    this.checks = new Rounds(checkEveryMs, () => this.check().catch(warn));
  }

  get state(): RunState | undefined {
    return this.group.runOf(this)?.state;
  }

  get status(): ProjectorStatus {
    if (this.isSuperseded) return 'superseded';
    if (this.ended !== undefined) return 'failed';
    return this.isServing ? (this.state?.status ?? 'idle') : 'building';
  }

  get failure(): Error | undefined {
    return this.ended;
  }

  get trouble(): Error | undefined {
    return this.group.runOf(this)?.trouble;
  }

  /** Undefined once queries see it. */
  get build(): RunState | undefined {
    return this.isServing ? undefined : this.state;
  }

  get isCurrent(): boolean {
    return this.isServing && this.hasReachedEnd;
  }

  async start(): Promise<void> {
    await this.stop();
    this.isStopped = false;
    await this.begin();
    this.checks?.start();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.checks?.stop();
    await this.group.leave(this);
  }

  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  async hasBegun(): Promise<void> {
    await this.group.arranged();
    await this.group.runOf(this)?.hasBegun();
  }

  progress(position: Position): void {
    if (this.isServing && this.ended === undefined) this.waiters.advance(position);
  }

  async reachedEnd(): Promise<void> {
    if (!this.isServing) await this.activate();
    if (!this.isServing || this.hasReachedEnd) return;
    this.hasReachedEnd = true;
    void this.group.arrange();
  }

  fail(error: Error): void {
    if (isGone(error)) {
      this.isServing = false;
      this.restarting ??= this.beginAgain().finally(() => (this.restarting = undefined));
    } else {
      const { name, version } = this.ref;
      this.ended ??= this.isServing ? error : new BuildFailed(name, version, error);
    }
  }

  private async check(): Promise<void> {
    if (this.isSuperseded || this.ended !== undefined || this.restarting !== undefined) return;
    if (await this.isAsItWas()) return;
    await this.group.leave(this);
    if (!this.isStopped) await this.begin();
  }

  /** Whether nobody has dropped it, damaged it or made a later version active. */
  private async isAsItWas(): Promise<boolean> {
    const { store } = this.tools;
    const [isWhole, active] = await Promise.all([store.isWhole(this.ref), store.activeVersion(this.ref.name)]);
    return isWhole && (!this.isServing || active?.version === this.ref.version);
  }

  private async begin(): Promise<void> {
    const { ref, projection, tools } = this;
    [this.isServing, this.hasReachedEnd, this.isSuperseded, this.ended] = [false, false, false, undefined];
    this.waiters.restart();
    const active = await this.validActiveVersion();
    if (active !== undefined && active.version > ref.version) {
      this.isSuperseded = true;
      return;
    }
    const isActive = active?.version === ref.version;
    if (!isActive) await this.dropIfFaulty(ref);
    await tools.store.prepare(ref, projection.collections);
    // Drops what an interrupted activation may have left.
    if (isActive) await tools.store.activate(ref);
    this.isServing = isActive;
    if (!this.isStopped) this.group.join(this);
  }

  /** The version that queries see; one that is damaged, or of another log, is dropped. */
  private async validActiveVersion(): Promise<ProjectionRef | undefined> {
    const active = await this.tools.store.activeVersion(this.projection.name);
    if (active === undefined || !(await this.dropIfFaulty(active))) return active;
    return this.validActiveVersion();
  }

  private async dropIfFaulty(ref: ProjectionRef): Promise<boolean> {
    const isWhole = await this.tools.store.isWhole(ref);
    if (isWhole && (await isOfLog(this.tools, ref))) return false;
    const fault = isWhole ? FAULTS.foreign : FAULTS.partial;
    this.tools.log.warn({ consumer: ref.name, version: ref.version }, `${fault}: it is dropped and built again`);
    await this.tools.store.drop(ref);
    return true;
  }

  /** After the build was dropped, or superseded, by somebody else. */
  private async beginAgain(): Promise<void> {
    await this.group.leave(this);
    if (this.isStopped) return;
    await this.begin().catch((error: unknown) => {
      this.ended = asError(error);
    });
  }

  private async activate(): Promise<void> {
    const { store } = this.tools;
    try {
      if (!(await store.isWhole(this.ref))) throw new BuildMissing(this.ref);
      this.isServing = await store.activate(this.ref);
    } catch (error) {
      if (!isGone(error)) throw error;
      this.fail(error);
    }
  }
}

const isGone = (failure: unknown): failure is BuildMissing | BuildSuperseded =>
  failure instanceof BuildMissing || failure instanceof BuildSuperseded;
