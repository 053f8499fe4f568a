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

/** Writes a line for each item to a new compressed file, durably. */
export async function writeLines<Item>(
  file: string,
  items: AsyncIterable<Item>,
  lineOf: (item: Item) => string,
): Promise<LineCount> {
  const counter = new LineCounter();
  async function* lines(): AsyncGenerator<string> {
    for await (const item of items) {
      const line = lineOf(item);
      counter.add(line);
      yield `${line}\n`;
    }
  }
  const target = createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY, flush: true });
  await finished(Readable.from(lines()), createGzip(), target);
  return counter.total();
}

/** Yields the lines of a compressed file. */
export function readLines(file: string): AsyncIterable<string> {
  // Errors reach the consumer of the lines.
  return linesOf(pipeline(createReadStream(file), createGunzip(), () => undefined));
}

/** Splits UTF-8 text at line feeds only. node:readline also splits at U+2028 and U+2029, which JSON texts may contain. */
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
