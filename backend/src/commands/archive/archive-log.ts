import { rm } from 'node:fs/promises';
import * as path from 'node:path';
import { collect } from '../../platform/event-store/collect.js';
import { UnknownPosition } from '../../platform/event-store/errors.js';
import type { EventStore, Position, RecordedEvent } from '../../platform/event-store/event-store.js';
import { lockFile } from '../../platform/file-lock/file-lock.js';
import { BackupError } from '../../platform/backup/backup-error.js';
import { writeLines } from '../../platform/backup/files/line-files.js';
import { lineOfEvent } from '../../platform/backup/files/stored-event.js';
import { checkFile } from '../../platform/backup/files/check-file.js';
import { readManifest, writeManifest, type Manifest, type Segment } from './manifest.js';

type Log = Pick<EventStore, 'readAll' | 'checkStorage'>;

export interface Archived {
  /** Events that were new. */
  readonly added: number;
  /** Events in the archive now. */
  readonly events: number;
}

/**
 * Adds to an archive what a log has got since, and verifies: the log itself, and every byte of the archive as it now lies on
 * the disk. A run that fails leaves the archive as it was, and no two are at work at once.
 * @throws BackupError for an archive that is damaged, of another log or in use, LogDamaged
 */
export async function archiveLog(log: Log, directory: string): Promise<Archived> {
  const lock = lockFile(path.join(directory, 'archive.lock'));
  if (lock === undefined) throw new BackupError(`${directory} is in use by another run: wait for its end`);
  try {
    return await addTo(directory, log);
  } finally {
    lock.release();
  }
}

async function addTo(directory: string, log: Log): Promise<Archived> {
  const before = await readManifest(directory);
  await requireSameLog(log, before);
  const file = nextFile(before.segments);
  // What a run left that was killed before its manifest was written belongs to no archive.
  await rm(path.join(directory, file), { force: true });
  try {
    const segment = await writeSegment(log, before, directory, file);
    const manifest: Manifest = { ...before, segments: [...before.segments, ...segment] };
    await verifyArchive(directory, manifest);
    await log.checkStorage();
    if (segment.length > 0) await writeManifest(directory, manifest);
    return { added: countOf(segment), events: countOf(manifest.segments) };
  } catch (error) {
    const { segments } = await readManifest(directory);
    if (!segments.some((segment) => segment.file === file)) await rm(path.join(directory, file), { force: true });
    throw error;
  }
}

/** One that the archive does not have yet. */
function nextFile(segments: readonly Segment[]): string {
  const numbers = segments.map(({ file }) => Number(/\d+/.exec(file)?.[0] ?? 0));
  return `events-${String(Math.max(0, ...numbers) + 1).padStart(6, '0')}.ndjson.gz`;
}

const countOf = (segments: readonly Segment[]): number => segments.reduce((sum, { events }) => sum + events, 0);

/** @throws BackupError */
export async function verifyArchive(directory: string, { segments }: Manifest): Promise<void> {
  for (const { file, events, sha256 } of segments)
    await checkFile(path.join(directory, file), { count: events, sha256 });
}

/** @throws BackupError when the log does not have what the archive ends with */
export async function requireSameLog(log: Log, { segments }: Manifest): Promise<void> {
  const last = segments.at(-1)?.last;
  if (last === undefined || (await eventAt(log, last.position))?.id === last.id) return;
  const event = `${last.id} at ${last.position}`;
  throw new BackupError(`The archive ends with event ${event}, which this log does not have: name a new directory`);
}

/** Undefined when the log has no event there. */
async function eventAt(log: Log, position: Position): Promise<RecordedEvent | undefined> {
  try {
    const [next] = await collect(log.readAll({ from: position, limit: 1 }));
    const [event] = await collect(log.readAll({ direction: 'backwards', from: next?.position, limit: 1 }));
    return event?.position === position ? event : undefined;
  } catch (error) {
    if (error instanceof UnknownPosition) return undefined;
    throw error;
  }
}

/** Nothing when the log has nothing new. */
async function writeSegment(log: Log, { segments }: Manifest, directory: string, file: string): Promise<Segment[]> {
  let last: RecordedEvent | undefined;
  async function* lines(): AsyncGenerator<string> {
    for await (const event of log.readAll({ from: segments.at(-1)?.last.position })) {
      last = event;
      yield lineOfEvent(event);
    }
  }
  const { count, sha256 } = await writeLines(path.join(directory, file), lines());
  if (last === undefined) {
    await rm(path.join(directory, file));
    return [];
  }
  const { position, id, metadata } = last;
  return [{ file, events: count, sha256, last: { position, id, time: metadata.time } }];
}
