/** A lease as its holder knows it. */
export interface Lease {
  readonly name: string;
  readonly owner: string;
  /** Rises with every change of owner: what an owner of a lower token still does comes too late. */
  readonly token: number;
}

/** What anybody can see of a lease; `beat` rises as long as its owner lives. */
export interface LeaseState {
  readonly owner: string | null;
  readonly token: number;
  readonly beat: number;
  /** What the owner said with its last beat of how it is doing; null before the first. */
  readonly status: string | null;
}

/**
 * Where nodes agree on who does what. No clocks are compared: an owner whose beat stands still is gone.
 * Every method may throw StoreUnavailable.
 */
export interface LeaseStore {
  /** undefined for a lease that nobody has ever held. */
  look(name: string): Promise<LeaseState | undefined>;
  /** Takes a lease that still is as `seen`; undefined when somebody else was faster. */
  take(name: string, owner: string, seen: LeaseState | undefined): Promise<Lease | undefined>;
  /** Shows that the owner lives, and how it is doing; false when the lease has gone to somebody else. */
  renew(lease: Lease, status: string): Promise<boolean>;
  /** Lets the next one take it at once. */
  release(lease: Lease): Promise<void>;
}

/** Nest injection token of the port; undefined where this process is the only one. */
export const LEASES = Symbol('Leases');
