import type { ProjectionRebuild } from '@marcel/contracts';
import type { Position } from '../event-store/event-store.js';
import type { Progress } from '../read-your-writes/progress.js';

/** How one projection or automation is doing. */
export interface FollowerState {
  readonly name: string;
  /** `live` is well; anything else says in a word what is not. */
  readonly status: string;
  readonly position: Position | undefined;
}

export type Rebuild = Pick<ProjectionRebuild, 'status' | 'eventsApplied'>;

export const NO_REBUILD: Rebuild = { status: 'none', eventsApplied: 0 };

/** Whatever follows the log: projections and automations, in this process or shared with other nodes. */
export interface Followers {
  start(): Promise<void>;
  /** Resolves once nothing of it is under way any more. */
  stop(): Promise<void>;
  projections(): Promise<readonly FollowerState[]>;
  automations(): Promise<readonly FollowerState[]>;
  /**
   * Has a projection's documents built afresh beside those that queries see, by whichever node keeps them.
   * @throws RebuildUnderWay, and Error for an unknown name
   */
  rebuild(projection: string): Promise<void>;
  /** How the last rebuild is doing. */
  rebuildOf(projection: string): Promise<Rebuild>;
  readonly viewProgress: Progress;
  readonly automationProgress: Progress;
}

/** Nest injection token. */
export const FOLLOWERS = Symbol('Followers');
