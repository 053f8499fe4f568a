import { existsSync, readFileSync } from 'node:fs';
import { PAGE_BYTES } from './page-bytes.js';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const FRAME_BYTES = FRAME_HEADER_BYTES + PAGE_BYTES;
/** Which order its checksums are counted in, the lowest bit of the first number says. */
const BIG_ENDIAN = 1;

/** A page as a commit left it. */
export interface Frame {
  readonly page: number;
  /** Where in the file the page begins. */
  readonly at: number;
  readonly isCommit: boolean;
}

/** The engine's write-ahead log, read as bytes: https://www.sqlite.org/fileformat2.html#walformat */
export interface WriteAheadLog {
  /** In the order in which they were written, damaged ones included; what is left over from before is not. */
  readonly frames: readonly Frame[];
  /** How many of them the engine would read: it takes the first damaged one for the end, and what was not committed for nothing. */
  readonly sound: number;
  /** Tells this log from the one that was in the same file before. */
  readonly salts: Buffer;
}

/** Undefined when there is none, or nothing in it. */
export function readWriteAheadLog(path: string): WriteAheadLog | undefined {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  if (bytes.length < HEADER_BYTES + FRAME_BYTES) return undefined;
  const isBigEndian = (bytes.readUInt32BE(0) & BIG_ENDIAN) !== 0;
  const ofHeader = checksum(bytes.subarray(0, 24), isBigEndian, [0, 0]);
  const isHeaderSound = holds(ofHeader, bytes, 24);
  const salts = isHeaderSound ? bytes.subarray(16, 24) : bytes.subarray(HEADER_BYTES + 8, HEADER_BYTES + 16);
  const frames: Frame[] = [];
  let [last, sound, before] = [0, 0, isHeaderSound ? ofHeader : undefined];
  for (let start = HEADER_BYTES; start + FRAME_BYTES <= bytes.length; start += FRAME_BYTES) {
    const frame = bytes.subarray(start, start + FRAME_BYTES);
    const isCommit = frame.readUInt32BE(4) > 0;
    frames.push({ page: frame.readUInt32BE(0), at: start + FRAME_HEADER_BYTES, isCommit });
    const isOwn = frame.subarray(8, 16).equals(salts);
    if (isOwn) last = frames.length;
    before = isOwn && before !== undefined ? checksumOf(frame, isBigEndian, before) : undefined;
    if (before !== undefined && isCommit) sound = frames.length;
  }
  return { frames: frames.slice(0, last), sound, salts };
}

type Checksum = readonly [number, number];

/** Undefined for a frame that is not as it was written. */
function checksumOf(frame: Buffer, isBigEndian: boolean, before: Checksum): Checksum | undefined {
  const sum = checksum(
    frame.subarray(FRAME_HEADER_BYTES),
    isBigEndian,
    checksum(frame.subarray(0, 8), isBigEndian, before),
  );
  return holds(sum, frame, 16) ? sum : undefined;
}

const holds = ([one, two]: Checksum, bytes: Buffer, at: number): boolean =>
  bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;

/** Goes on from the one before, over whole pairs of numbers of four bytes. */
export function checksum(bytes: Buffer, isBigEndian: boolean, before: Checksum): Checksum {
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [one, two] = before;
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + numbers.getUint32(at, !isBigEndian) + two) >>> 0;
    two = (two + numbers.getUint32(at + 4, !isBigEndian) + one) >>> 0;
  }
  return [one, two];
}
