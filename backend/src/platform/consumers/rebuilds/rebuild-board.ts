import { REBUILD_STATUSES, type ProjectionRebuild } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { DocumentStore } from '../../document-store/port.js';

export type Rebuild = Pick<ProjectionRebuild, 'status' | 'eventsApplied'>;

const StoredRebuild = z.object({ status: z.enum(REBUILD_STATUSES), eventsApplied: z.int() });

export const NO_REBUILD: Rebuild = { status: 'none', eventsApplied: 0 };

const REBUILDS_COLLECTION = 'rebuilds';

export class RebuildBoard {
  constructor(private readonly documents: DocumentStore) {}

  async ask(projection: string): Promise<boolean> {
    const stored = await this.documents.get(REBUILDS_COLLECTION, projection);
    if (stored !== undefined && isUnderWay(StoredRebuild.parse(stored.value))) return false;
    const order: Rebuild = { status: 'waiting', eventsApplied: 0 };
    return this.documents.put(REBUILDS_COLLECTION, projection, order, { ifVersion: stored?.version ?? 0 });
  }

  async look(projection: string): Promise<Rebuild> {
    const stored = await this.documents.get(REBUILDS_COLLECTION, projection);
    return stored === undefined ? NO_REBUILD : StoredRebuild.parse(stored.value);
  }

  async report(projection: string, { status, eventsApplied }: Rebuild): Promise<void> {
    await this.documents.put(REBUILDS_COLLECTION, projection, { status, eventsApplied });
  }
}

export const isUnderWay = ({ status }: Rebuild): boolean => status === 'waiting' || status === 'running';

/** Nest injection token; undefined where this process is the only one. */
export const REBUILD_BOARD = Symbol('RebuildBoard');
