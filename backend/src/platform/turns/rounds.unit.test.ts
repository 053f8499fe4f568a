import { Rounds } from './rounds.js';

describe('rounds of work', () => {
  let begun: (() => void)[];
  let rounds: Rounds;
  beforeEach(() => {
    jest.useFakeTimers();
    begun = [];
    rounds = new Rounds(1000, () => new Promise((end) => begun.push(end)));
  });
  afterEach(() => jest.useRealTimers());

  it('start after a pause each, and are skipped while another one is running', async () => {
    rounds.start();
    expect(begun).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(begun).toHaveLength(1);
    begun[0]?.();
    await jest.advanceTimersByTimeAsync(1000);
    expect(begun).toHaveLength(2);
  });

  it('may begin at once', () => {
    rounds.start();
    rounds.begin();
    rounds.begin();
    expect(begun).toHaveLength(1);
  });

  it('have ended once they are stopped', async () => {
    rounds.start();
    rounds.begin();
    let isOver = false;
    const stopped = rounds.stop().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(5000);
    expect([isOver, begun.length]).toEqual([false, 1]);
    begun[0]?.();
    await stopped;
  });
});
