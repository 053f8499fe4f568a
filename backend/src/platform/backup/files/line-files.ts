import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LineCounter, linesOf, type LineCount } from './lines.js';

/** Readable for the owner only: contacts, if sealed ones, are in the log, and their keys are in the other file. */
const OWNER_ONLY = 0o600;

/** Writes lines to a new file, durably; only a chunk of them is in memory at any time. Ends in `.gz`: compressed. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<LineCount> {
  const counter = new LineCounter();
  async function* counted(): AsyncGenerator<string> {
    for await (const line of lines) {
      counter.add(line);
      yield `${line}\n`;
    }
  }
  const target = createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY, flush: true });
  const source = Readable.from(counted());
  await (isCompressed(file) ? finished(source, createGzip(), target) : finished(source, target));
  return counter.total();
}

/** The lines of such a file. Reading fails when it cannot be read or uncompressed to its end. */
export function readLines(file: string): AsyncIterable<string> {
  const source = createReadStream(file);
  if (!isCompressed(file)) return linesOf(source);
  // What goes wrong reaches whoever reads the lines.
  const text = pipeline(source, createGunzip(), () => undefined);
  return linesOf(text);
}

const isCompressed = (file: string): boolean => file.endsWith('.gz');
