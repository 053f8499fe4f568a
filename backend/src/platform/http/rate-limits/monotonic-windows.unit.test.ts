import { MonotonicWindows } from './monotonic-windows.js';

const WINDOW = 60_000;

describe('windows of rate limits', () => {
  let time: number;
  let windows: MonotonicWindows;
  beforeEach(() => {
    time = 1000;
    windows = new MonotonicWindows({}, { now: () => time });
  });

  const counted = (key: string) => {
    const answers: unknown[] = [];
    windows.incr(key, (_, answer) => answers.push(answer), WINDOW);
    return answers;
  };
  const told = (key: string) => {
    const answers: unknown[] = [];
    windows.read(key, (_, answer) => answers.push(answer));
    return answers;
  };

  it('begin with the first request and end, however many come', () => {
    expect(counted('ada')).toEqual([{ current: 1, ttl: WINDOW }]);
    time += 59_000;
    expect(counted('ada')).toEqual([{ current: 2, ttl: 1000 }]);
    expect(told('ada')).toEqual([{ current: 2, ttl: 1000 }]);
    time += 1001;
    expect(told('ada')).toEqual([{ current: 0, ttl: 0 }]);
    expect(counted('ada')).toEqual([{ current: 1, ttl: WINDOW }]);
  });

  it('count each key for itself, and each limiter', () => {
    counted('ada');
    expect(counted('grace')).toEqual([{ current: 1, ttl: WINDOW }]);
    const answer = jest.fn();
    windows.child().incr('ada', answer, WINDOW);
    expect(answer).toHaveBeenCalledWith(null, { current: 1, ttl: WINDOW });
  });
});
