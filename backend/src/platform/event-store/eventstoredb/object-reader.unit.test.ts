import { Readable } from 'node:stream';
import { TimedOut } from '../../scheduling/with-timeout.js';
import { ENDED, ObjectReader } from './object-reader.js';

const LONG = 60_000;
const { signal } = new AbortController();

/** Yields 0, 1, 2 … on demand. */
class Numbers extends Readable {
  asked = 0;
  constructor(
    highWaterMark: number,
    private readonly count = Infinity,
  ) {
    super({ objectMode: true, highWaterMark });
  }
  override _read(): void {
    this.push(this.asked < this.count ? this.asked++ : null);
  }
}

const source = (): Readable => new Readable({ objectMode: true, read: () => undefined });

describe('ObjectReader', () => {
  it('returns all items in order, in batches of at most the limit, and then the end', async () => {
    const reader = new ObjectReader<number>(new Numbers(4, 10));
    const seen: number[] = [];
    const next = () => reader.readBatch(3, LONG, signal);
    for (let batch = await next(); batch !== ENDED; batch = await next()) {
      expect(batch.length).toBeLessThanOrEqual(3);
      seen.push(...batch);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('requests no more than its buffer size without a consumer', async () => {
    const numbers = new Numbers(5);
    const reader = new ObjectReader<number>(numbers);
    await reader.readBatch(5, LONG, signal);
    const asked = numbers.asked;
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    expect(numbers.asked).toBeLessThanOrEqual(asked + 5);
    await reader.readBatch(5, LONG, signal);
    expect(numbers.asked).toBeGreaterThan(asked);
  });

  it('collects items that arrive one at a time', async () => {
    const reader = new ObjectReader<number>(new Numbers(1));
    expect(await reader.readBatch(20, LONG, signal)).toHaveLength(20);
  });

  it('stops at the selected item', async () => {
    const reader = new ObjectReader<number>(new Numbers(100));
    const untilThree = (number: number) => number === 3;
    expect(await reader.readBatch(50, LONG, signal, untilThree)).toEqual([0, 1, 2, 3]);
    expect(await reader.readBatch(2, LONG, signal, untilThree)).toEqual([4, 5]);
  });

  it('returns the items before an error, then the error', async () => {
    const stream = source();
    const reader = new ObjectReader<string>(stream);
    stream.push('a');
    // Some streams emit errors without being destroyed.
    stream.emit('error', new Error('broken'));
    expect(await reader.readBatch(5, LONG, signal)).toEqual(['a']);
    await expect(reader.readBatch(5, LONG, signal)).rejects.toThrow('broken');
  });

  it.each(['end', 'close'])('treats only %s as the end', async (event) => {
    const stream = source();
    const reader = new ObjectReader<string>(stream);
    const taken = reader.readBatch(5, LONG, signal);
    stream.emit(event);
    expect(await taken).toBe(ENDED);
  });

  it('times out', async () => {
    const reader = new ObjectReader<string>(source());
    await expect(reader.readBatch(5, 1, signal)).rejects.toBeInstanceOf(TimedOut);
    await expect(reader.readBatch(5, LONG, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  });
});
