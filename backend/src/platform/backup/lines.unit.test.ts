import { collect } from '../event-store/event-store.js';
import { LineCounter, linesOf } from './lines.js';

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

describe('linesOf', () => {
  it.each([1, 2, 3, 5, 1000])('finds the lines in chunks of %i bytes', async (size) => {
    const lines = ['plain', '', 'é 🐶', 'one\u2028line\u2029only\r'];
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    expect(await collect(linesOf(chunksOf(bytes, size)))).toEqual(lines);
  });

  it('returns a last line without a line feed', async () => {
    expect(await collect(linesOf(chunksOf(Buffer.from('a\nb'), 8)))).toEqual(['a', 'b']);
  });

  it('rejects invalid UTF-8', async () => {
    await expect(collect(linesOf(chunksOf(Buffer.from([0xff, 0x0a]), 8)))).rejects.toThrow('utf-8');
  });
});

describe('LineCounter', () => {
  it('distinguishes logs by their lines', () => {
    const totalOf = (...lines: string[]) => {
      const counter = new LineCounter();
      lines.forEach((line) => counter.add(line));
      return counter.total();
    };
    expect(totalOf('a', 'b')).toEqual(totalOf('a', 'b'));
    expect(totalOf('a', 'b').count).toBe(2);
    expect(totalOf('a', 'b').sha256).not.toBe(totalOf('b', 'a').sha256);
  });
});
