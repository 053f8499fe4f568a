import { EventStoreUnavailable } from '../event-store/errors.js';
import { openInMemoryEventStore } from '../event-store/embedded/open.js';
import type { EventBatch, EventStore } from '../event-store/event-store.js';
import { LogFeed } from './log-feed.js';
import { appendCounts } from './test-support/append-counts.js';

describe('LogFeed', () => {
  let events: EventStore;
  let feed: LogFeed;
  let stopping: AbortController;
  beforeEach(() => {
    events = openInMemoryEventStore();
    feed = new LogFeed(events);
    stopping = new AbortController();
  });
  afterEach(async () => {
    stopping.abort();
    await events.close();
  });

  const append = (stream: string, count = 1) => appendCounts(events, stream, ...Array<number>(count).fill(1));

  function follow(prefix: string, from?: string) {
    const passed: string[] = [];
    const subscription = feed.subscribe({
      from,
      filter: { streamPrefixes: [prefix] },
      batchSize: () => 1000,
      signal: stopping.signal,
      onSkipped: (position) => passed.push(position),
    });
    const taken: string[] = [];
    const next = async (): Promise<EventBatch> => {
      const { value, done } = await subscription.next();
      if (done) throw new Error('The subscription is over');
      for (const { stream, revision } of value.events) taken.push(`${stream}@${revision}`);
      return value;
    };
    return { next, taken, passed };
  }

  it('delivers past, then new events to each consumer, by one subscription for all', async () => {
    const subscribe = jest.spyOn(events, 'subscribe');
    await append('a-1');
    const [one, other] = [follow('a-'), follow('b-')];
    expect(await Promise.all([one.next(), other.next()])).toMatchObject([{ caughtUp: true }, { caughtUp: true }]);
    const [first, second] = [one.next(), other.next()];
    const end = await append('b-1', 2);
    expect(await second).toMatchObject({ position: end, caughtUp: true });
    await append('a-1');
    await first;
    expect([one.taken, other.taken]).toEqual([
      ['a-1@0', 'a-1@1'],
      ['b-1@0', 'b-1@1'],
    ]);
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  it('reads a long log once for all consumers, for any filters', async () => {
    const subscribe = jest.spyOn(events, 'subscribe');
    for (let part = 0; part < 8; part += 1) await append(part % 2 === 0 ? 'a-1' : 'b-1', 1000);
    const consumers = [follow('a-'), follow('b-'), follow('')];
    const counts = consumers.map(async ({ next, taken }) => {
      while (!(await next()).caughtUp);
      return taken.length;
    });
    expect(await Promise.all(counts)).toEqual([4000, 4000, 8000]);
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  it('lets a lagging consumer catch up, and join the others at the end', async () => {
    const subscribe = jest.spyOn(events, 'subscribe');
    for (let part = 0; part < 5; part += 1) await append('a-1', 1000);
    const early = follow('a-', await events.head());
    await early.next();
    const late = follow('a-');
    while (!(await late.next()).caughtUp);
    expect(late.taken).toHaveLength(5000);
    const next = [early.next(), late.next()];
    await append('a-1');
    await Promise.all(next);
    await append('a-1');
    await Promise.all([early.next(), late.next()]);
    expect([early.taken.length, late.taken.length]).toEqual([2, 5002]);
    expect(subscribe).toHaveBeenCalledTimes(2);
    expect(subscribe.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([false, true]);
  });

  it('reports a position without matching events to a consumer at once, and a moment later by an empty batch', async () => {
    const one = follow('a-');
    await one.next();
    const next = one.next();
    const position = await append('b-1');
    while (!one.passed.includes(position)) await new Promise((resolve) => setImmediate(resolve));
    expect(await next).toMatchObject({ events: [], position, last: { stream: 'b-1' }, caughtUp: true });
  });

  it('continues without a slow consumer, which catches up and loses nothing', async () => {
    feed.slowConsumerTimeoutMs = 1;
    const [slow, quick] = [follow('a-'), follow('a-')];
    await Promise.all([slow.next(), quick.next()]);
    for (let part = 0; part < 6; part += 1) await append('a-1', 1000);
    while (quick.taken.length < 6000) await quick.next();
    while (slow.taken.length < 6000) await slow.next();
    expect(slow.taken).toEqual(quick.taken);
  });

  it('fails for all consumers when the log fails, and serves them again afterwards', async () => {
    const subscribe = events.subscribe.bind(events);
    let fail: (error: Error) => void = () => undefined;
    jest.spyOn(events, 'subscribe').mockImplementation(async function* (options) {
      for await (const batch of subscribe(options)) {
        yield batch;
        await new Promise((_, reject) => (fail = reject));
      }
    });
    const [one, other] = [follow('a-'), follow('b-')];
    await Promise.all([one.next(), other.next()]);
    const failures = Promise.allSettled([one.next(), other.next()]);
    await new Promise((resolve) => setImmediate(resolve));
    fail(new EventStoreUnavailable('away'));
    expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    jest.restoreAllMocks();
    await append('a-1');
    const again = follow('a-');
    await again.next();
    expect(again.taken).toEqual(['a-1@0']);
  });

  it('fails once, without further subscriptions, when the log is closed', async () => {
    const one = follow('a-');
    await one.next();
    const next = one.next();
    await events.close();
    await expect(next).rejects.toThrow('The log was closed');
  });
});
