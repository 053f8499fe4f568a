import { collect } from '../../../platform/event-store/collect.js';
import type { FillableEventStore } from '../../../platform/event-store/event-store.js';
import { BackupError } from '../../../platform/backup/backup-error.js';
import type { Stores } from '../../../platform/backup/stores.js';

/** Two logs are never mixed; what a restore has left that broke off may be gone on with. @throws BackupError */
export async function requireFillable(log: FillableEventStore): Promise<void> {
  if (await log.isBeingFilled()) return;
  if ((await collect(log.readAll({ limit: 1 }))).length > 0)
    throw new BackupError('The event store holds events already; restore to an empty one');
}

/**
 * Read models of another log would be taken for those of this one.
 * @throws BackupError
 */
export async function requireEmptyTarget({ events, views, projections }: Stores): Promise<void> {
  await requireFillable(events);
  for (const { name } of projections) {
    if ((await views.activeVersion(name)) !== undefined) {
      throw new BackupError('The read store holds read models already; restore to an empty one');
    }
  }
}
