import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Number of lines, and the SHA-256 of all of them, in hex. */
export interface LineCount {
  readonly count: number;
  readonly sha256: string;
}

export class LineCounter {
  private readonly hash = createHash('sha256');
  private count = 0;

  add(line: string): void {
    this.hash.update(`${line}\n`);
    this.count += 1;
  }

  total(): LineCount {
    return { count: this.count, sha256: this.hash.digest('hex') };
  }
}

const OWNER_ONLY = 0o600;

/** Writes lines to a new file, durably. A name that ends in `.gz` is compressed. */
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

export function readLines(file: string): AsyncIterable<string> {
  const source = createReadStream(file);
  if (!isCompressed(file)) return linesOf(source);
  // The reader of the lines gets the error.
  const text = pipeline(source, createGunzip(), () => undefined);
  return linesOf(text);
}

const isCompressed = (file: string): boolean => file.endsWith('.gz');

/**
 * Splits UTF-8 text at line feeds only. node:readline also splits at U+2028 and U+2029, which JSON texts may contain.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let unfinished = '';
  for await (const chunk of chunks) {
    const parts = (unfinished + decoder.decode(chunk, { stream: true })).split('\n');
    unfinished = parts.pop() ?? '';
    yield* parts;
  }
  unfinished += decoder.decode();
  if (unfinished !== '') yield unfinished;
}
