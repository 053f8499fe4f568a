import { collect } from '../../../platform/event-store/collect.js';
import { BackupError } from '../backup-error.js';
import type { Stores } from '../stores.js';

/**
 * Two logs are never mixed, and read models of another log would be taken for those of this one.
 * @throws BackupError
 */
export async function requireEmptyTarget({ events, views, projections }: Stores): Promise<void> {
  if ((await collect(events.readAll({ limit: 1 }))).length > 0) {
    throw new BackupError('The event store holds events already; restore to an empty one');
  }
  for (const { name } of projections) {
    if ((await views.activeVersion(name)) !== undefined) {
      throw new BackupError('The read store holds read models already; restore to an empty one');
    }
  }
}
