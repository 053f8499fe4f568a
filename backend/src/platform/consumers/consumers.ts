import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import type { Role } from '../config/environment.js';
import { unlessUnavailable } from '../errors/store-unavailable.js';
import type { Position } from '../event-store/event-store.js';
import { LeaderElection, type Duty } from '../leader-election/leader-election.js';
import type { LeaseStore } from '../leader-election/lease-store.js';
import type { LeaseTiming } from '../leader-election/lease-timing.js';
import type { Log } from '../observability/logging/log.js';
import type { Placement } from './consumer.js';
import type { RunState } from './consumer-run.js';
import { LeaseWatch } from './lease-watch.js';
import type { Follows } from './progress/position-waiters.js';
import { WAIT_MS, waitForAll, type Progress, type Visibility } from './progress/progress.js';
import { SharedProgress } from './progress/shared-progress.js';

/** Something that runs on some node as long as the product does: a consumer of the log, or other work done by itself. */
export interface Hosted {
  readonly name: string;
  /** Name of its lease, unless it is its own. */
  readonly lease?: string;
  /** Under which lease what queries see is kept, where that may be another one. */
  readonly keptUnder?: () => Promise<string>;
  readonly placement: Placement;
  readonly duty: Duty;
  /** How it tells, in this process, how far it has come; undefined for what nobody waits for. */
  readonly follows?: Follows;
  /** How far it has come, on whichever node it runs; undefined where only that node knows. */
  readonly reached?: () => Promise<Position | undefined>;
  /** Whether what it has made is of this log; left out where nothing is kept. */
  readonly isOfLog?: () => Promise<boolean>;
  /** Resolves once it has taken a first look at the log. */
  readonly hasBegun?: () => Promise<void>;
  /** What it makes here that queries do not see yet. */
  readonly buildBeside?: () => Pick<RunState, 'status'> | undefined;
}

/** How one of them is doing, as this node knows it. */
export interface ConsumerState {
  readonly name: string;
  readonly placement: Placement;
  /** `live` is well; `waiting` is done by another node that lives; anything else says in a word what is not. */
  readonly status: string;
  /** The node that does it; null while nobody does. */
  readonly owner: string | null;
  readonly position: Position | undefined;
  /** False for what is known to be made from another log than the one there is. */
  readonly isOfLog: boolean;
  /** How a build that queries do not see yet is doing on this node; undefined where there is none. */
  readonly build: string | undefined;
  /** Whether answers of this product depend on how far it has come. */
  readonly isWaitedFor: boolean;
  /** How often it has ended by itself on this node. */
  readonly restarts: number;
  /** Why it has ended on this node, until it does well here again. */
  readonly failure: Error | undefined;
  /** Why it is trying again on this node, which leaves it well enough to be of use. */
  readonly trouble: Error | undefined;
}

export interface ConsumersOptions {
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

/** The one registry of everything that follows the log: starts and ends it, and tells how it is doing. */
export class Consumers implements Progress {
  /** This node, for the others. */
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

  /** Whether other nodes may run some of them. */
  get isShared(): boolean {
    return this.options.leases !== undefined;
  }

  /** Where this process is the only one, resolves once queries can be answered. */
  async start(): Promise<void> {
    const hosted = this.options.hosted();
    this.hosted = new Map(hosted.map((one) => [one.name, one]));
    if (this.hosted.size < hosted.length) throw new Error('Two consumers have the same name');
    const here = hosted.filter(({ placement }) => this.isRunHere(placement));
    this.elections = new Map(here.map((one) => [one.name, this.election(one)]));
    for (const election of this.elections.values()) await election.start();
    if (!this.isShared) await Promise.all(here.map(async ({ hasBegun }) => hasBegun?.()));
  }

  /** Resolves once nothing of that placement is under way any more. */
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
