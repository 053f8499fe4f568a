import { setTimeout as sleep } from 'node:timers/promises';
import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import type { LeaseStore } from '../leader-election/lease-store.js';
import { LEASE_TIMING, type LeaseTiming } from '../leader-election/lease-timing.js';
import type { Position } from '../event-store/event-store.js';
import { unlessUnavailable } from '../errors/store-unavailable.js';
import type { Follows } from './progress/position-waiters.js';
import { type Progress, type Visibility, WAIT_MS, waitForAll } from './progress/progress.js';
import type { Role } from '../config/environment.js';
import { type Duty, LeaderElection } from '../leader-election/leader-election.js';
import type { Log } from '../observability/logging/log.js';
import type { Placement } from './consumer.js';
import type { RunState } from './consumer-run.js';
import { isOfLog } from './log-binding.js';
import type { Projection } from './projections/projection.js';
import { ProjectionGroup } from './projections/projection-group.js';
import { Projector, type ProjectorTools } from './projections/projector.js';

interface Seen {
  readonly beat: string;
  /** When the beat was first seen, in milliseconds of this process's own clock. */
  readonly since: number;
}

interface Watched {
  readonly status: string;
  readonly owner: string | null;
}

export class LeaseWatch {
  private readonly seen = new Map<string, Seen>();
  private readonly patienceMs: number;
  private readonly started: number;

  constructor(
    private readonly leases: LeaseStore,
    { beatMs, missedBeats } = LEASE_TIMING,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.patienceMs = 2 * beatMs * (missedBeats + 1);
    this.started = now();
  }

  async look(name: string): Promise<Watched> {
    const lease = await this.leases.look(name);
    const beat = `${lease?.owner ?? ''} ${lease?.token ?? 0} ${lease?.beat ?? 0}`;
    const owner = lease?.owner ?? null;
    const before = this.seen.get(name) ?? (owner === null ? { beat, since: this.started } : undefined);
    const since = before?.beat === beat ? before.since : this.now();
    this.seen.set(name, { beat, since });
    if (this.now() - since > this.patienceMs) return { status: 'unowned', owner: null };
    if (owner === null) return { status: 'changing hands', owner };
    return { status: lease?.status ?? 'starting', owner };
  }
}

const BETWEEN_LOOKS_MS = 15;

type CheckpointOf = (name: string) => Promise<Position | undefined>;

export class SharedProgress implements Progress {
  constructor(
    private readonly checkpointOf: CheckpointOf,
    private readonly pause: () => Promise<unknown> = () => sleep(BETWEEN_LOOKS_MS),
  ) {}

  waitFor(position: Position, names: readonly string[], timeoutMs = WAIT_MS): Promise<Visibility> {
    const watched = names.map((name): Follows => ({ waitFor: (wanted, signal) => this.watch(name, wanted, signal) }));
    return waitForAll(watched, position, timeoutMs);
  }

  private async watch(name: string, position: Position, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const reached = await this.reachedBy(name);
      if (reached !== undefined && reached >= position) return true;
      await this.pause();
    }
    return false;
  }

  private reachedBy(name: string): Promise<Position | undefined> {
    return unlessUnavailable(() => this.checkpointOf(name));
  }
}

export interface Hosted {
  readonly name: string;
  /** Name of its lease, unless it is its own. */
  readonly lease?: string;
  readonly keptUnder?: () => Promise<string>;
  readonly placement: Placement;
  readonly duty: Duty;
  readonly follows?: Follows;
  readonly reached?: () => Promise<Position | undefined>;
  readonly isOfLog?: () => Promise<boolean>;
  readonly hasBegun?: () => Promise<void>;
  readonly buildBeside?: () => Pick<RunState, 'status'> | undefined;
}

export interface ConsumerState {
  readonly name: string;
  readonly placement: Placement;
  /** `live` is well; `waiting` is done by another node that lives; anything else says in a word what is not. */
  readonly status: string;
  readonly owner: string | null;
  readonly position: Position | undefined;
  readonly isOfLog: boolean;
  readonly build: string | undefined;
  readonly isWaitedFor: boolean;
  readonly restarts: number;
  /** Why it has ended on this node, until it does well here again. */
  readonly failure: Error | undefined;
  readonly trouble: Error | undefined;
}

interface ConsumersOptions {
  /** Asked once, when it starts: providers may not be there before. */
  readonly hosted: () => readonly Hosted[];
  /** Undefined where this process is the only one. */
  readonly leases: LeaseStore | undefined;
  readonly roles: readonly Role[];
  readonly log: Log;
  readonly timing?: LeaseTiming;
  /** Milliseconds of this process's own clock, by which a lease that stands still is told. */
  readonly now?: () => number;
}

export class Consumers implements Progress {
  readonly node = `${hostname()}-${randomUUID().slice(0, 8)}`;
  private elections: ReadonlyMap<string, LeaderElection> = new Map();
  private hosted: ReadonlyMap<string, Hosted> = new Map();
  private readonly watch: LeaseWatch | undefined;
  private readonly shared: SharedProgress;

  constructor(private readonly options: ConsumersOptions) {
    const { leases } = options;
    this.watch = leases && new LeaseWatch(leases, options.timing, options.now);
    this.shared = new SharedProgress(async (name) => this.named(name).reached?.());
  }

  get isShared(): boolean {
    return this.options.leases !== undefined;
  }

  async start(): Promise<void> {
    const hosted = this.options.hosted();
    this.hosted = new Map(hosted.map((one) => [one.name, one]));
    if (this.hosted.size < hosted.length) throw new Error('Two consumers have the same name');
    const here = hosted.filter(({ placement }) => this.isRunHere(placement));
    this.elections = new Map(here.map((one) => [one.name, this.election(one)]));
    for (const election of this.elections.values()) await election.start();
    if (!this.isShared) await Promise.all(here.map(async ({ hasBegun }) => hasBegun?.()));
  }

  async stop(placement: Placement): Promise<void> {
    const ending = [...this.elections].filter(([name]) => this.named(name).placement === placement);
    await Promise.all(ending.map(([, election]) => election.stop()));
  }

  waitFor(position: Position, names: readonly string[], timeoutMs = WAIT_MS): Promise<Visibility> {
    if (this.isShared) return this.shared.waitFor(position, names, timeoutMs);
    const watched = names.map((name) => {
      const { follows } = this.named(name);
      if (follows === undefined) throw new Error(`${name} cannot be waited for`);
      return follows;
    });
    return waitForAll(watched, position, timeoutMs);
  }

  states(): Promise<readonly ConsumerState[]> {
    return Promise.all([...this.hosted.values()].map((one) => this.stateOf(one)));
  }

  private async stateOf(one: Hosted): Promise<ConsumerState> {
    const { name, lease = name, placement, duty, reached } = one;
    const election = this.elections.get(name);
    const own = { restarts: election?.restarts ?? 0, failure: election?.failure, trouble: duty.trouble };
    const known = {
      name,
      placement,
      position: await reached?.(),
      isOfLog: (await unlessUnavailable(() => one.isOfLog?.())) ?? true,
      build: one.buildBeside?.()?.status,
      isWaitedFor: reached !== undefined,
      ...own,
    };
    const keptUnder = this.watch === undefined ? lease : ((await one.keptUnder?.()) ?? lease);
    if (election?.isLeading && keptUnder === lease) return { ...known, status: duty.status, owner: this.node };
    if (placement === 'each-api-node' || this.watch === undefined)
      return { ...known, status: own.failure === undefined ? 'idle' : 'failed', owner: null };
    return { ...known, ...(await this.watch.look(keptUnder)) };
  }

  private isRunHere(placement: Placement): boolean {
    const { leases, roles } = this.options;
    if (placement === 'each-api-node') return roles.includes('api');
    return leases === undefined || roles.includes(placement);
  }

  private election({ name, lease = name, placement, duty }: Hosted): LeaderElection {
    const { leases, log, timing } = this.options;
    const shared = placement === 'each-api-node' ? undefined : leases;
    return new LeaderElection({ name: lease, owner: this.node, leases: shared, duty, log, timing });
  }

  /** @throws Error for an unknown name */
  private named(name: string): Hosted {
    const found = this.hosted.get(name);
    if (found === undefined) throw new Error(`Unknown consumer ${name}`);
    return found;
  }
}

export function hostedProjections(tools: ProjectorTools, projections: readonly Projection[]): readonly Hosted[] {
  const group = new ProjectionGroup(tools);
  return projections.map((projection) => {
    const { name, version } = projection;
    const projector = new Projector(tools, projection, group);
    const active = () => tools.store.activeVersion(name);
    return {
      name,
      lease: leaseOf(name, version),
      keptUnder: async () => leaseOf(name, (await active())?.version ?? version),
      placement: 'projector',
      duty: projector,
      follows: projector,
      hasBegun: () => projector.hasBegun(),
      reached: async () => {
        const build = await active();
        return build && tools.store.checkpoint(build);
      },
      isOfLog: async () => {
        const build = await active();
        return build === undefined || isOfLog(tools, build);
      },
      buildBeside: () => projector.build,
    };
  });
}

/** Each version has a lease of its own, so that one is kept current while another is built. */
const leaseOf = (name: string, version: number): string => `${name}@${version}`;
