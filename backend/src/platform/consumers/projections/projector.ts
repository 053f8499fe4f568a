import type { EventStore, Position, Occurrence } from '../../event-store/event-store.js';
import type { Duty } from '../../leader-election/leader-election.js';
import type { ProjectionRef, ReadStore, PositionedChange } from '../../read-store/read-store.js';
import { BuildMissing, BuildSuperseded } from '../../read-store/errors.js';
import { Rounds } from '../../turns/rounds.js';
import { type CheckpointTools, checkpointed } from '../checkpointed.js';
import { ConsumerRun, type RunState, type RunStatus, type RunTools } from '../consumer-run.js';
import { isOfLog } from '../log-binding.js';
import { PositionWaiters, type Follows } from '../progress/position-waiters.js';
import type { Projection } from './projection.js';
import type { DomainEvent } from '../../decider/decider.js';
import type { Consumer } from '../consumer.js';

export function projecting(projection: Projection, ref: ProjectionRef, tools: CheckpointTools): Consumer {
  const { name, streamPrefixes, catalogue, showsWords } = projection;
  const changesOf = (event: Occurrence<DomainEvent>): PositionedChange[] =>
    projection.project(event).map((change) => ({ position: event.recorded.position, change }));
  const consume = async (events: readonly Occurrence<DomainEvent>[]) => events.flatMap(changesOf);
  return checkpointed({ name, ref, streamPrefixes, catalogue, consume, showsWords }, tools);
}

/** A build that queries do not see yet cannot be made; what they see is not concerned. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  constructor(projection: string, version: number, cause: Error) {
    super(`Version ${version} of ${projection} cannot be built: ${cause.message}`, { cause });
  }
}

export interface ProjectorTools extends RunTools {
  readonly events: Pick<EventStore, 'subscribe' | 'identity' | 'readStream'>;
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

export class Projector implements Duty, Follows {
  private readonly waiters = new PositionWaiters();
  private readonly checks: Rounds | undefined;
  private readonly ref: ProjectionRef;
  private serving: ConsumerRun | undefined;
  private building: ConsumerRun | undefined;
  private isSuperseded = false;
  private isStopped = true;
  private ended: Error | undefined;

  constructor(
    private readonly tools: ProjectorTools,
    private readonly projection: Projection,
  ) {
    const { name, version } = projection;
    this.ref = { name, version };
    const { checkEveryMs, log } = tools;
    if (checkEveryMs === undefined) return;
    const warn = (err: unknown) =>
      log.warn({ projection: projection.name, err }, 'The read model cannot be checked now');
    this.checks = new Rounds(checkEveryMs, () => this.check().catch(warn));
  }

  get state(): RunState | undefined {
    return (this.serving ?? this.building)?.state;
  }

  get status(): ProjectorStatus {
    if (this.isSuperseded) return 'superseded';
    const { status } = this.state ?? { status: 'idle' as const };
    return this.serving === undefined && this.building !== undefined && status !== 'failed' ? 'building' : status;
  }

  get failure(): Error | undefined {
    const cause = (this.serving ?? this.building)?.failure;
    // A build that is gone is followed by another one.
    if (this.ended !== undefined || isGone(cause)) return this.ended;
    if (this.serving !== undefined) return cause;
    return cause && new BuildFailed(this.projection.name, this.projection.version, cause);
  }

  get trouble(): Error | undefined {
    return (this.serving ?? this.building)?.trouble;
  }

  get buildBeside(): RunState | undefined {
    return this.building?.state;
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
    await this.halt();
  }

  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  async hasBegun(): Promise<void> {
    await (this.serving ?? this.building)?.hasBegun();
  }

  private async check(): Promise<void> {
    const run = this.serving ?? this.building;
    if (run === undefined || run.isOver || (await this.tools.store.isWhole(this.ref))) return;
    await this.begin();
  }

  private async halt(): Promise<void> {
    await Promise.all([this.serving?.stop(), this.building?.stop()]);
  }

  private async begin(): Promise<void> {
    const { ref, projection, tools } = this;
    await this.halt();
    [this.serving, this.building, this.ended] = [undefined, undefined, undefined];
    this.isSuperseded = false;
    this.waiters.restart();
    const active = await this.validActiveVersion();
    if (active !== undefined && active.version > ref.version) {
      this.isSuperseded = true;
      return;
    }
    const run: ConsumerRun = new ConsumerRun(tools, projecting(projection, ref, tools), (position) =>
      this.progressed(run, position),
    );
    const isActive = active?.version === ref.version;
    if (isActive) this.serving = run;
    else this.building = run;
    if (!isActive) await this.dropIfFaulty(ref);
    await tools.store.prepare(ref, projection.collections);
    // Drops what an interrupted activation may have left.
    if (isActive) await tools.store.activate(ref);
    await run.start();
    void this.beginAgainWhenGone(run);
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

  private async beginAgainWhenGone(run: ConsumerRun): Promise<void> {
    await run.ended();
    if (!isGone(run.failure) || this.isStopped || (run !== this.serving && run !== this.building)) return;
    await this.begin().catch((error: unknown) => {
      this.ended = error instanceof Error ? error : new Error(String(error));
    });
    if (this.isStopped) await this.halt();
  }

  private async progressed(run: ConsumerRun, position: Position): Promise<void> {
    if (run === this.building && run.state.caughtUp) await this.activate(run);
    if (run === this.serving) this.waiters.advance(position);
  }

  private async activate(run: ConsumerRun): Promise<void> {
    const { store } = this.tools;
    if (!(await store.isWhole(this.ref))) throw new BuildMissing(this.ref);
    if (!(await store.activate(this.ref))) return;
    this.serving = run;
    this.building = undefined;
  }
}

const isGone = (failure: Error | undefined): boolean =>
  failure instanceof BuildMissing || failure instanceof BuildSuperseded;
