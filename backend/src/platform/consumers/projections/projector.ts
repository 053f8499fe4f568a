import type { Position } from '../../event-store/event-store.js';
import { asError } from '../../errors/as-error.js';
import type { LeasedTask } from '../../leader-election/leader-election.js';
import { BuildGone } from '../../read-store/errors.js';
import type { ProjectionRef } from '../../read-store/read-store.js';
import { PeriodicTask } from '../../scheduling/periodic-task.js';
import type { ConsumerRun, RunStatus } from '../consumer-run.js';
import { BuildFailed, type HostedConsumer } from '../consumers.js';
import { PositionWaiters } from '../../read-your-writes/progress.js';
import { matchesLog } from './projection-consumer.js';
import { type GroupMember, type GroupTools, ProjectionGroup } from './projection-group.js';
import type { Projection } from './projection.js';

export interface ProjectorTools extends GroupTools {
  /** Milliseconds between checks that no build was dropped or damaged; undefined where this process is the only one. */
  readonly checkEveryMs?: number | undefined;
}

/**
 * `building`: queries do not see it. `catching-up`: they do, and it has not been at the end of the log since the start.
 * `superseded`: they see a later version.
 */
type Phase = 'building' | 'catching-up' | 'current' | 'superseded';

/** Builds the read model of one projection, activates it once it is complete, and keeps it current. */
export class Projector implements LeasedTask, GroupMember {
  readonly ref: ProjectionRef;
  readonly lease: string;
  finalError: Error | undefined;
  private readonly waiters = new PositionWaiters();
  private readonly checks: PeriodicTask | undefined;
  private phase: Phase = 'building';
  private isStopped = true;
  private isRestarting = false;

  constructor(
    private readonly tools: ProjectorTools,
    readonly projection: Projection,
    private readonly group = new ProjectionGroup(tools),
  ) {
    const { name, version } = projection;
    this.ref = { name, version };
    this.lease = leaseName(this.ref);
    const { checkEveryMs, log } = tools;
    const warn = (err: unknown) => log.warn({ projection: name, err }, 'The read model cannot be checked now');
    if (checkEveryMs !== undefined) this.checks = new PeriodicTask(checkEveryMs, () => this.check().catch(warn));
  }

  get status(): RunStatus | 'building' | 'superseded' {
    if (this.phase === 'superseded') return this.phase;
    if (this.finalError !== undefined) return 'failed';
    return this.phase === 'building' ? this.phase : (this.run?.status ?? 'idle');
  }

  get lastError(): Error | undefined {
    return this.run?.lastError;
  }

  get buildStatus(): RunStatus | undefined {
    return this.isActive ? undefined : this.run?.status;
  }

  get isCurrent(): boolean {
    return this.phase === 'current';
  }

  async activeLease(): Promise<string> {
    return leaseName((await this.active()) ?? this.ref);
  }

  async start(): Promise<void> {
    this.isStopped = false;
    await this.initialize();
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

  async checkpoint(): Promise<Position | undefined> {
    const active = await this.active();
    return active && this.tools.store.checkpoint(active);
  }

  async matchesLog(): Promise<boolean> {
    const active = await this.active();
    return active === undefined || matchesLog(this.tools, active);
  }

  waitForFirstBatch(): Promise<void> {
    return this.group.waitForFirstBatch(this);
  }

  onProgress(position: Position): void {
    if (this.isActive && this.finalError === undefined) this.waiters.advance(position);
  }

  async onCaughtUp(): Promise<void> {
    if (this.phase === 'building') await this.activate();
    if (this.phase !== 'catching-up') return;
    this.phase = 'current';
    void this.group.regroup();
  }

  onFailure(error: Error): void {
    if (!(error instanceof BuildGone)) this.finalError ??= this.isActive ? error : new BuildFailed(this.ref, error);
    else void this.restart();
  }

  private get isActive(): boolean {
    return this.phase === 'catching-up' || this.phase === 'current';
  }

  private get run(): ConsumerRun | undefined {
    return this.group.runOf(this);
  }

  private active(): Promise<ProjectionRef | undefined> {
    return this.tools.store.activeVersion(this.ref.name);
  }

  /** Starts again when another node has dropped the build, damaged it or made a later version active. */
  private async check(): Promise<void> {
    if (this.phase === 'superseded' || this.finalError !== undefined || this.isRestarting) return;
    const [isIntact, active] = await Promise.all([this.tools.store.isIntact(this.ref), this.active()]);
    if (!isIntact || (this.isActive && active?.version !== this.ref.version)) await this.restart();
  }

  private async restart(): Promise<void> {
    if (this.isRestarting) return;
    [this.phase, this.isRestarting] = ['building', true];
    try {
      await this.group.leave(this);
      if (!this.isStopped) await this.initialize();
    } catch (error) {
      this.finalError = asError(error);
    }
    this.isRestarting = false;
  }

  private async initialize(): Promise<void> {
    const { ref, projection } = this;
    const { store } = this.tools;
    [this.phase, this.finalError] = ['building', undefined];
    this.waiters.restart();
    let active = await this.active();
    while (active !== undefined && (await this.dropIfFaulty(active))) active = await this.active();
    if (active !== undefined && active.version > ref.version) {
      this.phase = 'superseded';
      return;
    }
    const isActive = active?.version === ref.version;
    if (!isActive) await this.dropIfFaulty(ref);
    await store.prepare(ref, projection.collections);
    // Drops what an interrupted activation may have left.
    if (isActive) await store.activate(ref);
    this.phase = isActive ? 'catching-up' : 'building';
    if (!this.isStopped) this.group.join(this);
  }

  private async dropIfFaulty(ref: ProjectionRef): Promise<boolean> {
    const { store, log } = this.tools;
    const isIntact = await store.isIntact(ref);
    if (isIntact && (await matchesLog(this.tools, ref))) return false;
    const fault = isIntact
      ? 'was made from another log, or from another state of it'
      : 'has a dropped or emptied collection';
    log.warn({ consumer: ref.name, version: ref.version }, `The read model ${fault}: rebuilding it`);
    await store.drop(ref);
    return true;
  }

  private async activate(): Promise<void> {
    const { store } = this.tools;
    try {
      if (!(await store.isIntact(this.ref))) throw new BuildGone(this.ref);
      if (await store.activate(this.ref)) this.phase = 'catching-up';
    } catch (error) {
      if (!(error instanceof BuildGone)) throw error;
      this.onFailure(error);
    }
  }
}

export function hostedProjections(tools: ProjectorTools, projections: readonly Projection[]): HostedConsumer[] {
  const group = new ProjectionGroup(tools);
  return projections.map((projection) => {
    const projector = new Projector(tools, projection, group);
    return { name: projection.name, placement: 'projector', task: projector, tracker: projector, build: projector };
  });
}

const leaseName = ({ name, version }: ProjectionRef): string => `${name}@${version}`;
