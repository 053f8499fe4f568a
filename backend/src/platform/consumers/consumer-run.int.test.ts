import { once } from 'node:events';
import { EventStoreUnavailable, UndecodableEvent } from '../event-store/errors.js';
import { EmbeddedReadStore } from '../read-store/embedded/embedded-read-store.js';
import { ReadStoreUnavailable } from '../read-store/errors.js';
import { counted, countingProjection } from '../read-store/test-support/counting.js';
import { EventSource } from '../read-store/test-support/event-source.js';
import { Recorder } from '../read-store/test-support/recorder.js';
import { silentLog } from '../read-store/test-support/silent-log.js';
import { ConsumerRun, type RunTools } from './consumer-run.js';
import { LogFeed } from './log-feed.js';
import { StreamGap } from './projections/projection-consumer.js';
import { consumerOf } from './test-support/consumer-of.js';

const projection = countingProjection();
const ref = { name: 'counts', version: 1 };
const impatient = { initialDelayMs: 1, maxDelayMs: 1 };

describe('delivering the log to a consumer', () => {
  let store: EmbeddedReadStore;
  let source: EventSource;
  let recorder: Recorder;

  beforeEach(async () => {
    store = new EmbeddedReadStore(':memory:', silentLog);
    await store.prepare(ref, projection.collections);
    await store.activate(ref);
    source = new EventSource();
    recorder = new Recorder();
  });
  afterEach(() => store.close());

  const push = (stream: string, by = 1) => source.push(recorder.record(stream, counted(by)));
  const sums = async () =>
    Object.fromEntries<unknown>((await store.find('counts', {})).documents.map(({ id, sum }) => [String(id), sum]));
  const followTo = async (end: number, tools: Partial<RunTools> = {}) => {
    const run: ConsumerRun = new ConsumerRun(
      { feed: new LogFeed(source), log: silentLog, backoff: impatient, ...tools },
      consumerOf(projection, { events: source, store }),
      (position) => (Number(position) >= end ? void run.stop() : undefined),
    );
    await run.start();
    await run.ended;
    return run;
  };

  it('delivers every event of its streams once, and the positions of other events', async () => {
    push('count-a');
    push('other-1');
    push('count-b', 5);
    push('count-a');
    push('other-1');
    const run = await followTo(5);
    expect(run).toMatchObject({ status: 'live', lastError: undefined });
    expect(await sums()).toEqual({ 'count-a': 2, 'count-b': 5 });
    expect(Number(await store.checkpoint(ref))).toBe(5);
  });

  it('pauses between small batches of a catch-up while visitors send requests, and not at the end of the log', async () => {
    for (let count = 0; count < 1500; count++) push('count-a');
    const commit = jest.spyOn(store, 'commit');
    let pauses = 0;
    const rest = async (): Promise<void> => void (pauses += 1);
    const asked = await followTo(1500, { throttle: { isBusy: true, pauseAfter: rest } });
    expect(asked).toMatchObject({ status: 'live' });
    expect(await sums()).toEqual({ 'count-a': 1500 });
    expect(commit.mock.calls.map(([{ parts }]) => parts[0]?.changes.length)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 100,
    ]);
    expect(pauses).toBe(7);
  });

  it('catches up without a pause when no visitor sends requests', async () => {
    for (let count = 0; count < 1500; count++) push('count-a');
    const commit = jest.spyOn(store, 'commit');
    await followTo(1500, { throttle: { isBusy: false, pauseAfter: () => Promise.reject(new Error('Nobody asks')) } });
    expect(commit.mock.calls.map(([{ parts }]) => parts[0]?.changes.length)).toEqual([1000, 500]);
  });

  it('continues from its checkpoint', async () => {
    push('count-a');
    await followTo(1);
    push('count-a');
    await followTo(2);
    expect(await sums()).toEqual({ 'count-a': 2 });
  });

  it('fails at a gap, and handles no later event', async () => {
    push('count-a');
    recorder.record('count-a', counted());
    push('count-b');
    push('count-a');
    const { lastError, status, position } = await followTo(4);
    expect(lastError).toEqual(new StreamGap('count-a', 1, 2));
    expect({ status, position }).toEqual({ status: 'failed', position: undefined });
    expect(await sums()).toEqual({});
  });

  it('fails at an unknown event', async () => {
    source.push(recorder.record('count-a', { type: 'Renamed', data: {} }));
    const { lastError, status } = await followTo(1);
    expect(lastError).toBeInstanceOf(UndecodableEvent);
    expect(status).toBe('failed');
  });

  it('retries while a store is unavailable, without losing or repeating events', async () => {
    push('count-a');
    push('count-a');
    source.faults.push(new EventStoreUnavailable('away'), new EventStoreUnavailable('still away'));
    const commit = jest.spyOn(store, 'commit').mockRejectedValueOnce(new ReadStoreUnavailable('locked'));
    expect(await followTo(2)).toMatchObject({ status: 'live', lastError: undefined });
    expect(commit).toHaveBeenCalledTimes(2);
    expect(await sums()).toEqual({ 'count-a': 2 });
  });

  it('ends when it is stopped, also between attempts', async () => {
    push('count-a');
    jest.spyOn(store, 'commit').mockRejectedValue(new ReadStoreUnavailable('locked'));
    const patient = { initialDelayMs: 3_600_000, maxDelayMs: 3_600_000 };
    const warned = new Promise<void>((resolve) =>
      jest.spyOn(silentLog, 'warn').mockImplementationOnce(() => resolve()),
    );
    const run = new ConsumerRun(
      { feed: new LogFeed(source), log: silentLog, backoff: patient },
      consumerOf(projection, { events: source, store }),
    );
    await run.start();
    await warned;
    expect(run).toMatchObject({ status: 'retrying', lastError: expect.any(ReadStoreUnavailable) });
    expect(run.finalError).toBeUndefined();
    await run.stop();
    await run.ended;
    expect(run).toMatchObject({ finalError: undefined, position: undefined });
  });

  it('logs no warning when a stop interrupts it', async () => {
    push('count-a');
    const warn = jest.spyOn(silentLog, 'warn').mockClear();
    const handling = new AbortController();
    const interrupted = (_: unknown, signal: AbortSignal): Promise<never> => {
      handling.abort();
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('Interrupted'))),
      );
    };
    const consumer = { name: 'interrupted', filter: {}, resumePosition: async () => undefined, handle: interrupted };
    const run = new ConsumerRun({ feed: new LogFeed(source), log: silentLog, backoff: impatient }, consumer);
    await run.start();
    if (!handling.signal.aborted) await once(handling.signal, 'abort');
    await run.stop();
    expect(warn).not.toHaveBeenCalled();
  });
});
