import type { Position } from '../event-store/event-store.js';
import type { Duty } from '../leader-election/leader-election.js';
import type { Placement } from './consumer.js';
import type { Follows } from './progress/progress.js';

/** A background consumer. */
export interface Hosted {
  readonly name: string;
  readonly placement: Placement;
  readonly duty: Duty;
  /** Undefined if only the node that runs it knows its position. */
  readonly followed?: Followed;
  /** Set for projections only. */
  readonly build?: HostedBuild;
}

/** A consumer that every node can wait for. */
export interface Followed extends Follows {
  checkpoint(): Promise<Position | undefined>;
  isOfLog(): Promise<boolean>;
}

/** A version of a projection's read model. */
export interface HostedBuild {
  /** Each version has a lease of its own, so that one is kept current while another is built. */
  readonly lease: string;
  /** Returns the lease of the version that queries see. */
  leaseInUse(): Promise<string>;
  /** Undefined once queries see it. */
  readonly buildStatus: string | undefined;
  /** Resolves, and never rejects, once the first batch was handled or could not be. */
  handledFirstBatch(): Promise<void>;
}
