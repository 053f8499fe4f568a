import * as path from 'node:path';
import type { FillableEventStore } from '../../platform/event-store/event-store.js';
import { BackupError } from '../../platform/backup/backup-error.js';
import { readLines } from '../../platform/backup/files/line-files.js';
import { eventOfLine } from '../../platform/backup/files/stored-event.js';
import { requireFillable } from '../backup/restore/require-empty-target.js';
import { restoreLog } from '../backup/restore/restore-log.js';
import { fill } from '../fill.js';
import { verifyArchive } from './archive-log.js';
import { readManifest, type Manifest } from './manifest.js';

export interface RestoredArchive {
  /** How many events were restored. */
  readonly events: number;
  /** How many of them carry a later time than the moment asked for: a clock was ahead when they were recorded. */
  readonly later: number;
}

/**
 * Fills an empty log with an archive: all of it, or up to the last event that was recorded until a moment. Nothing is
 * written before all of the archive has been checked.
 * @throws BackupError, and what the store throws
 */
export async function restoreArchive(
  store: FillableEventStore,
  directory: string,
  until?: Date,
): Promise<RestoredArchive> {
  const manifest = await readManifest(directory);
  if (manifest.segments.length === 0) throw new BackupError(`${directory} holds no archive`);
  await verifyArchive(directory, manifest);
  await requireFillable(store);
  const lines = () => linesOf(directory, manifest);
  const cut = until === undefined ? wholeOf(manifest) : await cutAt(lines(), until);
  await fill(store, () => restoreLog(store, first(cut.events, lines())));
  return cut;
}

async function* linesOf(directory: string, { segments }: Manifest): AsyncGenerator<string> {
  for (const { file } of segments) yield* readLines(path.join(directory, file));
}

const wholeOf = ({ segments }: Manifest): RestoredArchive => ({
  events: segments.reduce((all, { events }) => all + events, 0),
  later: 0,
});

/** By place: one event of a clock that was ahead does not take along what came behind it. */
async function cutAt(lines: AsyncIterable<string>, until: Date): Promise<RestoredArchive> {
  let [passed, ahead] = [0, 0];
  let cut = { events: 0, later: 0 };
  for await (const line of lines) {
    passed += 1;
    if (Date.parse(eventOfLine(line).metadata.time) > until.getTime()) ahead += 1;
    else cut = { events: passed, later: ahead };
  }
  return cut;
}

async function* first(count: number, lines: AsyncIterable<string>): AsyncGenerator<string> {
  let left = count;
  for await (const line of lines) {
    if (left === 0) return;
    left -= 1;
    yield line;
  }
}
