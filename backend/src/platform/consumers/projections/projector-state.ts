import type { FollowerState } from './log-follower.js';

/**
 * `catching-up`: queries see the documents so far. `building`: queries see those of another version.
 * `failed`: stopped for good; what queries see grows older.
 */
export type ProjectorStatus = 'idle' | 'catching-up' | 'building' | 'live' | 'failed';

/** For health checks and metrics. */
export interface ProjectorState extends Pick<FollowerState, 'position' | 'caughtUp' | 'eventsApplied' | 'error'> {
  readonly name: string;
  readonly status: ProjectorStatus;
  /** How far a build beside the one that queries see has come. */
  readonly rebuild: Pick<FollowerState, 'position' | 'eventsApplied'> | undefined;
}

/** For whoever asked for a rebuild. */
export interface RebuildState {
  readonly status: 'running' | 'completed' | 'failed';
  /** Events that the new documents have taken in since it began. */
  readonly eventsApplied: number;
}

export function rebuildStateOf({ stopped, eventsApplied }: FollowerState, isServing: boolean): RebuildState {
  if (isServing) return { status: 'completed', eventsApplied };
  return { status: stopped ? 'failed' : 'running', eventsApplied };
}

export function stateOf(
  name: string,
  serving: FollowerState | undefined,
  building: FollowerState | undefined,
): ProjectorState {
  return {
    name,
    status: statusOf(serving, building),
    position: serving?.position,
    caughtUp: serving?.caughtUp ?? false,
    eventsApplied: serving?.eventsApplied ?? 0,
    error: serving?.error ?? building?.error,
    rebuild: building && { position: building.position, eventsApplied: building.eventsApplied },
  };
}

function statusOf(serving: FollowerState | undefined, building: FollowerState | undefined): ProjectorStatus {
  if ([serving, building].some((state) => state?.stopped && state.error !== undefined)) return 'failed';
  if (serving === undefined) return building === undefined ? 'idle' : 'building';
  return serving.caughtUp ? 'live' : 'catching-up';
}
