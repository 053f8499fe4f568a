import { createHash } from 'node:crypto';

/** How many lines went by, and the SHA-256 of all of them, in hex. */
export interface LineCount {
  readonly count: number;
  readonly sha256: string;
}

/** Counts and hashes lines as they pass. */
export class LineCounter {
  private readonly hash = createHash('sha256');
  private count = 0;

  add(line: string): void {
    this.hash.update(`${line}\n`);
    this.count += 1;
  }

  /** Ends the count. */
  total(): LineCount {
    return { count: this.count, sha256: this.hash.digest('hex') };
  }
}

/**
 * The lines of a text in UTF-8. A line ends at a line feed and nowhere else: the separators U+2028 and U+2029, at which
 * node:readline ends one too, are part of JSON texts.
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
