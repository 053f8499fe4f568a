import type { OnApplicationBootstrap, OnApplicationShutdown, OnModuleDestroy } from '@nestjs/common';
import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import type { Role } from '../config/settings.js';
import { unlessUnavailable } from '../errors/store-unavailable.js';
import type { Position } from '../event-store/event-store.js';
import { LeaderElection } from '../leader-election/leader-election.js';
import type { LeaseStore } from '../leader-election/lease-store.js';
import type { LeaseTiming } from '../leader-election/lease-timing.js';
import { LeaseWatch } from '../leader-election/lease-watch.js';
import type { Log } from '../observability/logging/log.js';
import type { Placement } from './consumer.js';
import type { Hosted } from './hosted.js';
import { pollCheckpoint, type Progress, type Visibility, WAIT_MS, waitForAll } from './progress/progress.js';

export interface ConsumerState {
  readonly name: string;
  readonly placement: Placement;
  /** `live`; `waiting` when another live node runs it; or the problem in one word. */
  readonly status: string;
  readonly owner: string | null;
  readonly position: Position | undefined;
  readonly isOfLog: boolean;
  readonly build: string | undefined;
  readonly isWaitedFor: boolean;
  readonly restarts: number;
  /** The error that ended it on this node, until it is live here again. */
  readonly failure: Error | undefined;
  /** The error after which it tries again, or has failed. */
  readonly error: Error | undefined;
}

interface ConsumersOptions {
  /** Called once, at the start, when all providers exist. */
  readonly hosted: () => readonly Hosted[];
  /** Undefined where this process is the only one. */
  readonly leases: LeaseStore | undefined;
  readonly roles: readonly Role[];
  readonly log: Log;
  readonly timing?: LeaseTiming;
  /** Milliseconds of this process's own clock, by which dead owners are recognized. */
  readonly now?: () => number;
}

/** Runs the consumers of this node while it holds their leases, and reports the state of all. */
export class Consumers implements Progress, OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  readonly node = `${hostname()}-${randomUUID().slice(0, 8)}`;
  private readonly watch: LeaseWatch | undefined;
  private hosted: ReadonlyMap<string, Hosted> = new Map();
  private elections: ReadonlyMap<string, LeaderElection> = new Map();

  constructor(private readonly options: ConsumersOptions) {
    const { leases, timing, now } = options;
    this.watch = leases && new LeaseWatch(leases, timing, now);
  }

  get isShared(): boolean {
    return this.options.leases !== undefined;
  }

  get automations(): string[] {
    return [...this.hosted.values()].flatMap(({ name, followed, build }) => (followed && !build ? [name] : []));
  }

  onApplicationBootstrap(): Promise<void> {
    return this.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop('each-api-node');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop('worker');
    await this.stop('projector');
  }

  async start(): Promise<void> {
    const hosted = this.options.hosted();
    this.hosted = new Map(hosted.map((one) => [one.name, one]));
    if (this.hosted.size < hosted.length) throw new Error('Two consumers have the same name');
    const here = hosted.filter(({ placement }) => this.isRunHere(placement));
    this.elections = new Map(here.map((one) => [one.name, this.election(one)]));
    for (const election of this.elections.values()) await election.start();
    if (!this.isShared) await Promise.all(here.map(async ({ build }) => build?.handledFirstBatch()));
  }

  async stop(placement: Placement): Promise<void> {
    const ending = [...this.elections].filter(([name]) => this.named(name).placement === placement);
    await Promise.all(ending.map(([, election]) => election.stop()));
  }

  waitFor(position: Position, names: readonly string[], timeoutMs = WAIT_MS): Promise<Visibility> {
    const followed = names.map((name) => {
      const one = this.named(name).followed;
      if (one === undefined) throw new Error(`${name} cannot be waited for`);
      return this.isShared ? pollCheckpoint(() => one.checkpoint()) : one;
    });
    return waitForAll(followed, position, timeoutMs);
  }

  states(): Promise<readonly ConsumerState[]> {
    return Promise.all([...this.hosted.values()].map((one) => this.stateOf(one)));
  }

  private async stateOf(one: Hosted): Promise<ConsumerState> {
    const { name, placement, duty, followed, build } = one;
    const election = this.elections.get(name);
    return {
      name,
      placement,
      ...(await this.ownerOf(one, election)),
      position: await followed?.checkpoint(),
      isOfLog: (await unlessUnavailable(() => followed?.isOfLog())) ?? true,
      build: build?.buildStatus,
      isWaitedFor: followed !== undefined,
      restarts: election?.restarts ?? 0,
      failure: election?.failure,
      error: duty.error,
    };
  }

  private async ownerOf({ name, placement, duty, build }: Hosted, election: LeaderElection | undefined) {
    const { watch } = this;
    const lease = build?.lease ?? name;
    const leaseInUse = watch && build ? await build.leaseInUse() : lease;
    if (election?.isLeading && leaseInUse === lease) return { status: duty.status, owner: this.node };
    if (watch !== undefined && placement !== 'each-api-node') return watch.look(leaseInUse);
    return { status: election?.failure === undefined ? 'idle' : 'failed', owner: null };
  }

  private isRunHere(placement: Placement): boolean {
    const { leases, roles } = this.options;
    if (placement === 'each-api-node') return roles.includes('api');
    return leases === undefined || roles.includes(placement);
  }

  private election({ name, placement, duty, build }: Hosted): LeaderElection {
    const { log, timing } = this.options;
    const leases = placement === 'each-api-node' ? undefined : this.options.leases;
    return new LeaderElection({ name: build?.lease ?? name, owner: this.node, leases, duty, log, timing });
  }

  /** @throws Error for an unknown name */
  private named(name: string): Hosted {
    const found = this.hosted.get(name);
    if (found === undefined) throw new Error(`Unknown consumer ${name}`);
    return found;
  }
}
