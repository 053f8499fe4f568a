import { Rounds } from './rounds.js';

describe('rounds of work', () => {
  let started: (() => void)[];
  let rounds: Rounds;
  beforeEach(() => {
    jest.useFakeTimers();
    started = [];
    rounds = new Rounds(1000, () => new Promise((end) => started.push(end)));
  });
  afterEach(() => jest.useRealTimers());

  it('start after a pause each, and are skipped while another one is running', async () => {
    rounds.start();
    expect(started).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(started).toHaveLength(1);
    started[0]?.();
    await jest.advanceTimersByTimeAsync(1000);
    expect(started).toHaveLength(2);
  });

  it('may begin at once', () => {
    rounds.start();
    rounds.begin();
    rounds.begin();
    expect(started).toHaveLength(1);
  });

  it('have ended once they are stopped', async () => {
    rounds.start();
    rounds.begin();
    let isOver = false;
    const stopped = rounds.stop().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(5000);
    expect([isOver, started.length]).toEqual([false, 1]);
    started[0]?.();
    await stopped;
  });
});
