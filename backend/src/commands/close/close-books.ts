import type { VerifyReport } from '@marcel/contracts';
import { closeLikes, verifyLog } from '../../contexts/audit/index.js';
import type { ClosableLog } from '../../platform/engines/open-closable.js';
import type { EventStore, Position, RecordedEvent } from '../../platform/event-store/event-store.js';
import { requireSameLog, verifyArchive } from '../archive/archive-log.js';
import { BackupError } from '../../platform/backup/backup-error.js';
import { readManifest } from '../archive/manifest.js';

export interface ClosingPolicy {
  /** What comes behind the last event that was recorded before this moment stays. */
  readonly before: Date;
  /** The folder of the log's archive. */
  readonly backup: string;
  /** Checks signatures of seals; left out, they are not checked. */
  readonly signer?: Parameters<typeof verifyLog>[1]['signer'];
}

export interface ClosedBooks {
  /** The last position that lies in a file now. */
  readonly through: Position;
  /** How many events up to there carry no earlier time than the policy's: a clock was ahead when they were recorded. */
  readonly later: number;
}

/**
 * Moves what is old, sealed and in an archive out of the log into files, its likes having been put on record in one event for
 * each stream. The whole log is held against its seals before, and again when it lies in both places.
 * @returns undefined when there was nothing to move
 * @throws BackupError, LogDamaged, EventStoreUnavailable, Error for a log that does not hold
 */
export async function closeBooks(
  log: ClosableLog,
  { before, backup, signer }: ClosingPolicy,
): Promise<ClosedBooks | undefined> {
  const { sealedTo } = await verified(log, signer);
  const through = leastOf(sealedTo, await archivedTo(log, backup), await lastBefore(log, before));
  if (through === undefined) return undefined;
  await closeLikes(log, through);
  log.closeUpTo(through);
  await verified(log, signer);
  return { through, later: await countLater(log, before, through) };
}

async function verified(log: EventStore, signer: ClosingPolicy['signer']): Promise<VerifyReport> {
  const report = await verifyLog(log, { signer, withStorage: true });
  const { problem } = report;
  if (problem !== null) throw new Error(`The log does not hold at position ${problem.position}: ${problem.reason}`);
  return report;
}

/** Undefined as soon as one is missing. Positions of one log compare as texts. */
function leastOf(...positions: readonly (Position | null | undefined)[]): Position | undefined {
  const known = positions.flatMap((position) => position ?? []);
  return known.length < positions.length ? undefined : known.sort()[0];
}

/** The last position of which every byte lies in the archive, as that is now. @throws BackupError */
async function archivedTo(log: EventStore, directory: string): Promise<Position | undefined> {
  const manifest = await readManifest(directory);
  if (manifest.segments.length === 0) throw new BackupError(`${directory} holds no archive: log:archive makes one`);
  await requireSameLog(log, manifest);
  await verifyArchive(directory, manifest);
  return manifest.segments.at(-1)?.last.position;
}

const isBefore = ({ metadata }: RecordedEvent, moment: Date): boolean => Date.parse(metadata.time) < moment.getTime();

/** By place: one event of a clock that was ahead does not hold up what came behind it. */
async function lastBefore(log: EventStore, moment: Date): Promise<Position | undefined> {
  for await (const event of log.readAll({ direction: 'backwards' })) if (isBefore(event, moment)) return event.position;
  return undefined;
}

async function countLater(log: EventStore, moment: Date, through: Position): Promise<number> {
  let later = 0;
  for await (const event of log.readAll()) {
    if (event.position > through) break;
    if (!isBefore(event, moment)) later += 1;
  }
  return later;
}
