import type { ProjectionRebuild } from '@marcel/contracts';

export type Rebuild = Pick<ProjectionRebuild, 'status' | 'eventsApplied'>;

export const NO_REBUILD: Rebuild = { status: 'none', eventsApplied: 0 };

/** Where nodes ask for rebuilds of projections that another one may keep, and read how they are doing. */
export interface RebuildBoard {
  /** Leaves an order for whoever keeps the projection; false while one is waiting or carried out. */
  ask(projection: string): Promise<boolean>;
  look(projection: string): Promise<Rebuild>;
  /** Written by the node that keeps the projection. */
  report(projection: string, rebuild: Rebuild): Promise<void>;
}

/** Whether somebody waits for the end of it. */
export const isUnderWay = ({ status }: Rebuild): boolean => status === 'waiting' || status === 'running';

/** Nest injection token of the port; undefined where this process is the only one. */
export const REBUILD_BOARD = Symbol('RebuildBoard');
