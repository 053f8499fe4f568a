import type { Log } from '../observability/logging/log.js';
import type { Lease, LeaseState, LeaseStore } from './lease-store.js';
import { LEASE_TIMING, type LeaseTiming } from './lease-timing.js';

/** Something that one node at a time shall do. */
export interface Duty {
  start(): Promise<void>;
  /** Resolves once nothing of it is under way any more. */
  stop(): Promise<void>;
}

export interface LeaderElectionOptions<D extends Duty> {
  readonly name: string;
  /** This node; unique among all. */
  readonly owner: string;
  readonly leases: LeaseStore;
  /** Made anew for each term. */
  readonly makeDuty: () => D;
  readonly log: Log;
  readonly timing?: LeaseTiming;
}

/** Does its duty while it holds the lease, and waits for its turn while another node does. */
export class LeaderElection<D extends Duty> {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private current: D | undefined;

  constructor(private readonly options: LeaderElectionOptions<D>) {}

  /** The duty at hand; undefined while another node has it. */
  get duty(): D | undefined {
    return this.current;
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { name, log } = this.options;
    while (!this.stopping.signal.aborted) {
      try {
        const lease = await this.waitForTurn();
        if (lease !== undefined) await this.serve(lease);
      } catch (error) {
        log.warn({ lease: name, err: error }, 'A lease cannot be reached; trying again');
        await this.pause();
      }
    }
  }

  private async waitForTurn(): Promise<Lease | undefined> {
    const { leases, name, owner, timing = LEASE_TIMING } = this.options;
    let seen: LeaseState | undefined;
    let stillFor = 0;
    while (!this.stopping.signal.aborted) {
      const now = await leases.look(name);
      stillFor = now !== undefined && now.token === seen?.token && now.beat === seen.beat ? stillFor + 1 : 0;
      seen = now;
      if (now === undefined || now.owner === null || stillFor > timing.missedBeats) {
        const lease = await leases.take(name, owner, now);
        if (lease !== undefined) return lease;
      }
      await this.pause();
    }
    return undefined;
  }

  private async serve(lease: Lease): Promise<void> {
    const { leases, makeDuty, log, name } = this.options;
    const duty = makeDuty();
    log.info({ lease: name, term: lease.token }, 'Took over');
    this.current = duty;
    try {
      await duty.start();
      do await this.pause();
      while (!this.stopping.signal.aborted && (await leases.renew(lease)));
    } finally {
      this.current = undefined;
      await duty.stop();
    }
    await leases.release(lease);
  }

  private pause(): Promise<void> {
    const { beatMs, pause } = this.options.timing ?? LEASE_TIMING;
    return pause(beatMs, this.stopping.signal);
  }
}
