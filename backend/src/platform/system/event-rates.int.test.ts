import { Metrics } from '../observability/metrics/metrics.js';
import { EventRates } from './event-rates.js';

describe('the rates of events', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('are those of the last five minutes, beside all since the start', async () => {
    const metrics = new Metrics();
    const rates = new EventRates(metrics);
    const append = (count: number) => {
      for (let done = 0; done < count; done += 1) metrics.eventsAppended(['MascotLiked'], 0);
    };
    append(30);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await rates.now()).toEqual([{ type: 'MascotLiked', count: 30, perMinute: 30 }]);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    append(10);
    const [rate] = await rates.now();
    expect(rate?.count).toBe(40);
    expect(rate?.perMinute).toBeCloseTo(2, 0);
    await rates.onModuleDestroy();
  });
});
