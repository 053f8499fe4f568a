import * as path from 'node:path';
import type { FillableEventStore } from '../../platform/event-store/event-store.js';
import { BackupError } from '../backup/backup-error.js';
import { readLines } from '../backup/files/line-files.js';
import { eventOfLine } from '../backup/files/stored-event.js';
import { requireFillable } from '../backup/restore/require-empty-target.js';
import { restoreLog } from '../backup/restore/restore-log.js';
import { fill } from '../fill.js';
import { verifyArchive } from './archive-log.js';
import { readManifest } from './manifest.js';

/**
 * Fills an empty log with an archive: all of it, or up to the first event that was recorded after a moment. Nothing is
 * written before all of the archive has been checked.
 * @returns how many events were restored
 * @throws BackupError, and what the store throws
 */
export async function restoreArchive(store: FillableEventStore, directory: string, until?: Date): Promise<number> {
  const manifest = await readManifest(directory);
  if (manifest.segments.length === 0) throw new BackupError(`${directory} holds no archive`);
  await verifyArchive(directory, manifest);
  await requireFillable(store);
  let restored = 0;
  async function* lines(): AsyncGenerator<string> {
    for (const { file } of manifest.segments)
      for await (const line of readLines(path.join(directory, file))) {
        if (until !== undefined && Date.parse(eventOfLine(line).metadata.time) > until.getTime()) return;
        restored += 1;
        yield line;
      }
  }
  await fill(store, () => restoreLog(store, lines()));
  return restored;
}
