import type { LogRecord } from '../log/log-record.js';
import { Progress } from './progress.js';

const record = (position: number) => ({ position: BigInt(position) }) as LogRecord;

describe('Progress', () => {
  it('ends before the first event that is not done, whatever is done behind it', () => {
    const progress = new Progress();
    const [first, second, third] = [1, 2, 3].map((position) => progress.begin(record(position)));
    progress.finish(second!);
    progress.finish(third!);
    expect(progress.sinceCheckpoint).toBe(0);
    expect(progress.takeCheckpoint()).toBeUndefined();
    progress.finish(first!);
    expect(progress.sinceCheckpoint).toBe(3);
    expect(progress.takeCheckpoint()?.position).toBe(3n);
    expect(progress.sinceCheckpoint).toBe(0);
  });

  it('counts what is done twice once', () => {
    const progress = new Progress();
    const sequence = progress.begin(record(1));
    progress.finish(sequence);
    progress.finish(sequence);
    expect(progress.sinceCheckpoint).toBe(1);
  });
});
