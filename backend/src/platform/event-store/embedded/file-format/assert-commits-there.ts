import { existsSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { LogDamaged } from '../../errors.js';
import { LOG_START, toPosition } from '../position.js';
import { FilePages } from './file-pages.js';
import { findLogEnd } from './find-log-end.js';
import { checksum, readWriteAheadLog, type WriteAheadLog } from './write-ahead-log.js';

/** The index keeps its header twice; behind that, how much of the log lies in the database itself. */
const INDEX_HEADER_BYTES = 48;
const MOVED_AT = 2 * INDEX_HEADER_BYTES;

/** What the index of a write-ahead log knew when its process ended. It is written once a commit is on the disk. */
interface LogIndex {
  /** Frames up to the last commit. */
  readonly committed: number;
  /** Of them, those that lie in the database, too. */
  readonly moved: number;
  readonly salts: Buffer;
}

/**
 * To be called before the engine opens the file of a log: of the write-ahead log beside it, that takes the first damaged part for
 * the end, opens what lies before, and clears away the rest, which salvaging needs.
 *
 * Without the index, which a power cut may leave behind the log, what was being written then cannot be told from what was damaged:
 * it may hold one commit, that nobody was told of.
 * @throws LogDamaged
 */
export function assertCommitsThere(file: string): void {
  const left = framesLeft(file);
  if (left === undefined) return;
  const pages = new FilePages(file, left);
  try {
    const end = findLogEnd(pages, LOG_START) ?? LOG_START;
    throw new LogDamaged(toPosition(end + 1), `what was written last, in ${file}-wal, is not what was committed`);
  } finally {
    pages.close();
  }
}

/** How many frames the engine would read, if that is fewer than were committed; undefined when nothing is known to be lost. */
export function framesLeft(file: string): number | undefined {
  // In this order: whoever writes meanwhile has written at least what the index knows.
  const index = readIndex(`${file}-shm`);
  const log = readWriteAheadLog(`${file}-wal`);
  if (log === undefined) return index !== undefined && index.moved < index.committed ? 0 : undefined;
  const isLost = index?.salts.equals(log.salts) === true ? log.sound < index.committed : commitsBehind(log) > 1;
  return isLost ? log.sound : undefined;
}

const commitsBehind = ({ frames, sound }: WriteAheadLog): number =>
  frames.slice(sound).filter(({ isCommit }) => isCommit).length;

/** Undefined when there is none, or none that is whole. */
function readIndex(path: string): LogIndex | undefined {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  if (bytes.length < MOVED_AT + 4) return undefined;
  const isBigEndian = endianness() === 'BE';
  const numberAt = (at: number) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  for (const start of [0, INDEX_HEADER_BYTES]) {
    const [one, two] = checksum(bytes.subarray(start, start + 40), isBigEndian, [0, 0]);
    if (numberAt(start + 40) !== one || numberAt(start + 44) !== two || one === 0) continue;
    return {
      committed: numberAt(start + 16),
      moved: numberAt(MOVED_AT),
      salts: bytes.subarray(start + 32, start + 40),
    };
  }
  return undefined;
}
