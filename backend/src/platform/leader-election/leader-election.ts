import { StoreUnavailable, UnsupportedByRelease } from '../errors/store-unavailable.js';
import type { Log } from '../observability/logging/log.js';
import type { Lease, LeaseState, LeaseStore } from './lease-store.js';
import { LEASE_TIMING, type LeaseTiming } from './lease-timing.js';

export interface HeldLease {
  /**
   * Resolves when this node still holds the lease, and long enough for the next operation. Await it right before an operation
   * that can neither be fenced nor undone.
   * @throws LeaseLost, StoreUnavailable
   */
  readonly confirm: () => Promise<void>;
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  constructor(lease: string) {
    super(`Another node holds the lease ${lease} by now`);
  }
}

export interface LeasedTask {
  /** @param lease undefined where this process is the only one */
  start(lease?: HeldLease): Promise<void>;
  stop(): Promise<void>;
  readonly status: string;
  /** The error that ended it. */
  readonly finalError: Error | undefined;
  /** The last error, also of a task that retries. */
  readonly lastError?: Error | undefined;
}

/** Heartbeats between two checks of the task in a single process, which has no lease to renew. */
const SINGLE_PROCESS_BEATS = 4;

const HEALTHY: readonly string[] = ['live', 'superseded'];

export interface LeaderElectionOptions {
  readonly name: string;
  readonly owner: string;
  /** Undefined where this process is the only one: it always leads. */
  readonly leases: LeaseStore | undefined;
  readonly task: LeasedTask;
  readonly log: Log;
  readonly timing?: LeaseTiming;
  /** Returns the milliseconds of this process's own clock, to detect that the process was suspended. */
  readonly now?: () => number;
}

/**
 * Runs its task while it holds the lease. A task that ends by itself releases the lease at once, so that a healthy node can take
 * over; this node tries again only after a pause, longer each time until the task was healthy for a while.
 */
export class LeaderElection {
  /** Number of failures of the task on this node. */
  restarts = 0;
  /** Failures since the task was last healthy for as long as the longest pause. */
  private recentFailures = 0;
  private healthyBeats = 0;
  private readonly stopping = new AbortController();
  private readonly timing: LeaseTiming;
  private running: Promise<void> | undefined;
  private lease: Lease | undefined;
  private lastFailure: Error | undefined;

  constructor(private readonly options: LeaderElectionOptions) {
    this.timing = options.timing ?? LEASE_TIMING;
  }

  get isLeading(): boolean {
    return this.lease !== undefined;
  }

  get finalError(): Error | undefined {
    return this.lastFailure ?? (this.isLeading ? this.options.task.finalError : undefined);
  }

  /**
   * Starts the election. In a single process, waits until the task has started, or an unavailable store makes it retry.
   * @throws other errors of the task's start in a single process
   */
  async start(): Promise<void> {
    if (this.running !== undefined) return;
    if (this.options.leases === undefined) await this.startWithoutLease();
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async startWithoutLease(): Promise<void> {
    const { task, owner, name, log } = this.options;
    try {
      await task.start();
      this.lease = { name, owner, token: 0 };
    } catch (err) {
      if (!(err instanceof StoreUnavailable)) throw err;
      log.warn({ lease: name, err }, 'The task cannot start now; trying again');
    }
  }

  private async run(): Promise<void> {
    const { name, log } = this.options;
    while (!this.stopping.signal.aborted) {
      try {
        if (this.lease === undefined) await this.startTask(await this.waitForLease());
        await this.keepLease();
      } catch (error) {
        log.warn({ lease: name, err: error }, 'The lease store is unavailable; trying again');
        await this.pause();
      }
      if (this.lastFailure !== undefined && !this.isLeading) await this.coolDown();
    }
  }

  private async waitForLease(): Promise<Lease | undefined> {
    const { leases, name, owner } = this.options;
    if (leases === undefined) return { name, owner, token: 0 };
    let previous: LeaseState | undefined;
    let missed = 0;
    while (!this.stopping.signal.aborted) {
      const current = await leases.find(name);
      missed =
        current !== undefined && current.token === previous?.token && current.beat === previous.beat ? missed + 1 : 0;
      const isBeating = previous !== undefined && missed === 0;
      if (isBeating && current !== undefined && current.owner !== owner) this.recover(current);
      previous = current;
      // An earlier call, whose answer was lost, has acquired it.
      if (current?.owner === owner) return { name, owner, token: current.token };
      if (current === undefined || current.owner === null || missed > this.timing.missedBeats) {
        const lease = await leases.acquire(name, owner, current);
        if (lease !== undefined) return lease;
      }
      await this.pause();
    }
    return undefined;
  }

  private recover({ status }: LeaseState): void {
    if (status !== null && HEALTHY.includes(status) && !(this.lastFailure instanceof UnsupportedByRelease))
      this.lastFailure = undefined;
  }

  private async startTask(lease: Lease | undefined): Promise<void> {
    if (lease === undefined) return;
    const { task, leases, log, name } = this.options;
    this.lease = lease;
    log.info({ lease: name, token: lease.token }, 'Acquired the lease');
    try {
      await task.start(leases && { confirm: () => this.confirm(lease, leases) });
    } catch (error) {
      await this.resign(lease);
      throw error;
    }
  }

  private async keepLease(): Promise<void> {
    const lease = this.lease;
    if (lease === undefined) return;
    try {
      const beats = this.options.leases === undefined ? SINGLE_PROCESS_BEATS : 1;
      do await this.pause(beats);
      while (await this.shouldContinue(lease, beats));
    } finally {
      await this.resign(lease);
    }
  }

  private async shouldContinue(lease: Lease, beats: number): Promise<boolean> {
    if (this.stopping.signal.aborted) return false;
    const { task, log, name } = this.options;
    // Read it before renewing the lease: a failure after losing the lease does not count.
    const { finalError } = task;
    const isStillOurs = await this.renew(lease);
    if (isStillOurs === false) return false;
    if (finalError !== undefined) {
      this.lastFailure = finalError;
      this.restarts += 1;
      this.recentFailures += 1;
      this.healthyBeats = 0;
      log.error({ lease: name, err: finalError }, 'The task has failed; another node may take over');
      return false;
    }
    if (HEALTHY.includes(task.status)) {
      this.lastFailure = undefined;
      this.healthyBeats += beats;
      if (this.healthyBeats >= this.timing.longestCoolDownBeats) this.recentFailures = 0;
    }
    return isStillOurs ?? true;
  }

  private async renew(lease: Lease): Promise<boolean | undefined> {
    const { leases, task, log, name } = this.options;
    try {
      return leases === undefined || (await leases.renew(lease, task.status));
    } catch (err) {
      if (!(err instanceof StoreUnavailable)) throw err;
      log.warn({ lease: name, err }, 'The lease cannot be renewed now; going on');
      return undefined;
    }
  }

  private async confirm(lease: Lease, leases: LeaseStore): Promise<void> {
    const { name, task, now = () => performance.now() } = this.options;
    let askedAt: number;
    do {
      askedAt = now();
      if (!(await leases.renew(lease, task.status))) throw new LeaseLost(name);
    } while (now() - askedAt > this.timing.confirmationMs);
  }

  private async resign(lease: Lease): Promise<void> {
    this.lease = undefined;
    await this.options.task.stop();
    await this.options.leases?.release(lease);
  }

  private async coolDown(): Promise<void> {
    const { coolDownBeats, longestCoolDownBeats } = this.timing;
    const beats = Math.min(coolDownBeats * 2 ** (this.recentFailures - 1), longestCoolDownBeats);
    for (let beat = 0; beat < beats && !this.stopping.signal.aborted; beat += 1) await this.pause();
  }

  private pause(beats = 1): Promise<void> {
    return this.timing.pause(beats * this.timing.beatMs, this.stopping.signal);
  }
}
