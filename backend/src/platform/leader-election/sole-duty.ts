import { randomUUID } from 'node:crypto';
import type { Log } from '../observability/logging/log.js';
import { LeaderElection, type Duty } from './leader-election.js';
import type { LeaseStore } from './lease-store.js';

export interface SoleDutyOptions {
  readonly name: string;
  readonly makeDuty: () => Duty;
  /** Undefined where this process is the only one. */
  readonly leases: LeaseStore | undefined;
  readonly log: Log;
}

/** A duty that one process does at a time: this one, or whichever node holds the lease. */
export function soleDuty({ leases, makeDuty, ...named }: SoleDutyOptions): { start(): unknown; stop(): Promise<void> } {
  return leases === undefined ? makeDuty() : new LeaderElection({ ...named, owner: randomUUID(), leases, makeDuty });
}
