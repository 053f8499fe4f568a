import type { OnApplicationShutdown, OnModuleDestroy } from '@nestjs/common';
import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import type { Role } from '../config/settings.js';
import { ifAvailable } from '../errors/store-unavailable.js';
import type { EventStore, Position } from '../event-store/event-store.js';
import { type LeasedTask, LeaderElection } from '../leader-election/leader-election.js';
import type { LeaseStore } from '../leader-election/lease-store.js';
import type { LeaseTiming } from '../leader-election/lease-timing.js';
import { LeaseWatch } from '../leader-election/lease-watch.js';
import type { HealthCheck } from '../observability/health/health-check.js';
import type { Log } from '../observability/logging/log.js';
import type { ProjectionRef } from '../read-store/read-store.js';
import type { Tracker, Progress, WaitResult } from '../read-your-writes/progress.js';
import { pollCheckpoint, WAIT_MS, waitForAll } from '../read-your-writes/progress.js';
import type { Placement } from './consumer.js';

/** A background consumer. */
export interface HostedConsumer {
  readonly name: string;
  readonly placement: Placement;
  readonly task: LeasedTask;
  /** Undefined if only the node that runs it knows its position. */
  readonly tracker?: Tracker & { checkpoint(): Promise<Position | undefined>; matchesLog(): Promise<boolean> };
  /** A version of a projection's read model. */
  readonly build?: {
    /** Each version has its own lease, so that one stays current while another is built. */
    readonly lease: string;
    /** Returns the lease of the version that queries see. */
    activeLease(): Promise<string>;
    /** Progress of a build; undefined once queries use it. */
    readonly buildStatus: string | undefined;
    /** Resolves, and never rejects, once the first batch has succeeded or failed. */
    waitForFirstBatch(): Promise<void>;
  };
}

/** A build that is not active yet has failed; the active version continues. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  constructor({ name, version }: ProjectionRef, cause: Error) {
    super(`Version ${version} of ${name} cannot be built: ${cause.message}`, { cause });
  }
}

interface Lag {
  readonly events: number;
  /** Age of the first event that was not handled yet. */
  readonly seconds: number;
}

const MAX_COUNTED_LAG = 1000;

export interface ConsumerState {
  readonly name: string;
  readonly placement: Placement;
  /** `live`; `waiting` when another live node runs it; or the problem in one word. */
  readonly status: string;
  readonly owner: string | null;
  readonly build: string | undefined;
  readonly restarts: number;
  /** The error that ended it on this node, until it is live here again. */
  readonly finalError: Error | undefined;
  /** The last error, also of a task that retries. */
  readonly lastError: Error | undefined;
  /** Undefined if only the owner knows it or the log cannot be read. */
  readonly lag: Lag | undefined;
}

interface ConsumersOptions {
  /** Called once, at the start, when all providers exist. */
  readonly hosted: () => readonly HostedConsumer[];
  readonly events: Pick<EventStore, 'readAll'>;
  /** Undefined where this process is the only one. */
  readonly leases: LeaseStore | undefined;
  readonly roles: readonly Role[];
  readonly log: Log;
  readonly timing?: LeaseTiming;
  /** Milliseconds of this process's own clock, by which dead owners are recognized. */
  readonly now?: () => number;
}

/** Runs the consumers of this node while it holds their leases, and reports the state of all. */
export class Consumers implements Progress, HealthCheck, OnModuleDestroy, OnApplicationShutdown {
  readonly name = 'consumers';
  readonly node = `${hostname()}-${randomUUID().slice(0, 8)}`;
  private readonly watch: LeaseWatch | undefined;
  private hosted: ReadonlyMap<string, HostedConsumer> = new Map();
  private elections: ReadonlyMap<string, LeaderElection> = new Map();

  constructor(private readonly options: ConsumersOptions) {
    const { leases, timing, now } = options;
    this.watch = leases && new LeaseWatch(leases, timing, now);
  }

  get automations(): string[] {
    return [...this.hosted.values()].flatMap(({ name, tracker, build }) => (tracker && !build ? [name] : []));
  }

  onModuleDestroy(): Promise<void> {
    return this.stop('each-api-node');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop('worker');
    await this.stop('projector');
  }

  async start(): Promise<void> {
    const { leases, log, timing } = this.options;
    const hosted = this.options.hosted();
    this.hosted = new Map(hosted.map((one) => [one.name, one]));
    if (this.hosted.size < hosted.length) throw new Error('Two consumers have the same name');
    const here = hosted.filter(({ placement }) => this.runsHere(placement));
    const elect = ({ name, placement, task, build }: HostedConsumer): LeaderElection => {
      const contested = placement === 'each-api-node' ? undefined : leases;
      return new LeaderElection({ name: build?.lease ?? name, owner: this.node, leases: contested, task, log, timing });
    };
    this.elections = new Map(here.map((one) => [one.name, elect(one)]));
    await Promise.all([...this.elections.values()].map((election) => election.start()));
    if (this.watch === undefined) await Promise.all(here.map(async ({ build }) => build?.waitForFirstBatch()));
  }

  async stop(placement: Placement): Promise<void> {
    const elections = [...this.elections].filter(([name]) => this.hosted.get(name)?.placement === placement);
    await Promise.all(elections.map(([, election]) => election.stop()));
  }

  /** @throws Error for a consumer that is unknown or cannot be waited for */
  waitFor(position: Position, names: readonly string[], timeoutMs = WAIT_MS): Promise<WaitResult> {
    const trackers = names.map((name) => {
      const one = this.hosted.get(name)?.tracker;
      if (one === undefined) throw new Error(`${name} cannot be waited for`);
      return this.watch === undefined ? one : pollCheckpoint(() => one.checkpoint());
    });
    return waitForAll(trackers, position, timeoutMs);
  }

  /** Returns the problem of the first consumer that has one; measures the lag only where nothing else is wrong. */
  async check(): Promise<string | undefined> {
    for (const { findProblem } of await this.inspectAll()) {
      const problem = await findProblem();
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  async states(): Promise<readonly ConsumerState[]> {
    const all = await this.inspectAll();
    return Promise.all(all.map(async ({ state, measureLag }) => ({ ...state, lag: await measureLag() })));
  }

  private inspectAll() {
    const measured = new Map<Position | undefined, Promise<Lag | undefined>>();
    const measureLagAfter = (position: Position | undefined) => {
      const lag = measured.get(position) ?? ifAvailable(() => this.lagAfter(position));
      measured.set(position, lag);
      return lag;
    };
    return Promise.all([...this.hosted.values()].map((one) => this.inspect(one, measureLagAfter)));
  }

  private async inspect(one: HostedConsumer, lagAfter: (position: Position | undefined) => Promise<Lag | undefined>) {
    const { name, placement, task, tracker, build } = one;
    const election = this.elections.get(name);
    const [finalError, restarts] = [election?.finalError, election?.restarts ?? 0];
    const { status, owner } = await this.ownerOf(one, election);
    const position = await tracker?.checkpoint();
    const matchesLog = (await ifAvailable(() => tracker?.matchesLog())) ?? true;
    const measureLag = async () => (tracker && matchesLog ? lagAfter(position) : undefined);
    const findProblem = async (): Promise<string | undefined> => {
      // Ignores a failed build, because queries do not see it.
      if (finalError !== undefined && !(finalError instanceof BuildFailed)) return `${name} has ended on this node`;
      if (status === 'unowned') return `no node runs ${name}`;
      if (tracker === undefined) return undefined;
      if (position === undefined) return `${name} is not built yet`;
      if (!matchesLog) return `${name} was made from another log`;
      const lag = await measureLag();
      if (this.watch === undefined && status !== 'live' && lag?.events !== 0) return `${name} is ${status}`;
      return lag !== undefined && lag.events >= MAX_COUNTED_LAG ? `${name} is too far behind` : undefined;
    };
    const { lastError } = task;
    const state = { name, placement, status, owner, restarts, finalError, lastError, build: build?.buildStatus };
    return { state, measureLag, findProblem };
  }

  private async lagAfter(position: Position | undefined): Promise<Lag> {
    let events = 0;
    let since: string | undefined;
    const { events: store } = this.options;
    for await (const { metadata } of store.readAll({ from: position || undefined, limit: MAX_COUNTED_LAG })) {
      since ??= metadata.time;
      events += 1;
    }
    return { events, seconds: since === undefined ? 0 : Math.max(0, Date.now() - Date.parse(since)) / 1000 };
  }

  private async ownerOf({ name, placement, task, build }: HostedConsumer, election: LeaderElection | undefined) {
    const { watch } = this;
    const lease = build?.lease ?? name;
    const activeLease = watch && build ? await build.activeLease() : lease;
    if (election?.isLeading && activeLease === lease) return { status: task.status, owner: this.node };
    if (watch !== undefined && placement !== 'each-api-node') return watch.findOwner(activeLease);
    return { status: election?.finalError === undefined ? 'idle' : 'failed', owner: null };
  }

  private runsHere(placement: Placement): boolean {
    const { leases, roles } = this.options;
    if (placement === 'each-api-node') return roles.includes('api');
    return leases === undefined || roles.includes(placement);
  }
}
