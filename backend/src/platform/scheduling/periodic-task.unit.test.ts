import { PeriodicTask } from './periodic-task.js';

describe('a periodic task', () => {
  let started: (() => void)[];
  let task: PeriodicTask;
  beforeEach(() => {
    jest.useFakeTimers();
    started = [];
    task = new PeriodicTask(1000, () => new Promise((end) => started.push(end)));
  });
  afterEach(() => jest.useRealTimers());

  it('starts after each interval, and skips a run while another one is running', async () => {
    task.start();
    expect(started).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(started).toHaveLength(1);
    started[0]?.();
    await jest.advanceTimersByTimeAsync(1000);
    expect(started).toHaveLength(2);
  });

  it('may start at once', () => {
    task.start();
    task.runNow();
    task.runNow();
    expect(started).toHaveLength(1);
  });

  it('has ended once it is stopped', async () => {
    task.start();
    task.runNow();
    let isOver = false;
    const stopped = task.stop().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(5000);
    expect([isOver, started.length]).toEqual([false, 1]);
    started[0]?.();
    await stopped;
  });
});
