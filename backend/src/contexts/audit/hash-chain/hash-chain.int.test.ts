import { pino } from 'pino';
import { type RecordedEvent, type EventStore, collect } from '../../../platform/event-store/event-store.js';
import { nextHash, CHECKPOINT_STREAM, checkpointEvents, HashChain, toMark, toCheckpoint } from './hash-chain.js';
import type { CheckpointRecorded } from './hash-chain.js';
import { newEvents, systemClockAndIds } from '../../../platform/command-handling/new-events.js';
import { numbered } from '../../../platform/event-store/contract/test-support/harness.js';
import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import { verifyLog } from './verify-log.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../../../platform/event-store/errors.js';
import { ConsumerRun } from '../../../platform/consumers/consumer-run.js';
import { LogFeed } from '../../../platform/consumers/log-feed.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';
import { CheckpointRecorder } from './checkpoint-recorder.js';

describe('the running hash', () => {
  const event: RecordedEvent = {
    id: '018f0000-0000-7000-8000-000000000001',
    stream: 'submission-1',
    revision: 0,
    position: '1',
    type: 'SubmissionReceived',
    data: { a: 1, b: { c: 2, d: [3] } },
    metadata: {
      time: '2026-01-01T10:00:00.000Z',
      correlationId: 'request',
      causationId: 'request',
      actor: { kind: 'visitor' },
      command: 'SubmitMascot',
      schemaVersion: 1,
    },
  };
  const before = '0'.repeat(64);
  const hash = nextHash(before, event);

  it('does not depend on the order of properties or on the position', () => {
    const elsewhere = { ...event, data: { b: { d: [3], c: 2 }, a: 1 }, position: '99' };
    expect(nextHash(before, elsewhere)).toBe(hash);
  });

  it.each([
    { id: '018f0000-0000-7000-8000-000000000002' },
    { stream: 'submission-2' },
    { revision: 1 },
    { type: 'SubmissionApproved' },
    { data: { a: 1, b: { c: 2, d: [4] } } },
    { metadata: { ...event.metadata, time: '2026-01-01T10:00:00.001Z' } },
  ])('changes with every other property: %j', (change) => {
    expect(nextHash(before, { ...event, ...change })).not.toBe(hash);
  });

  it('depends on the previous hash', () => expect(nextHash(hash, event)).not.toBe(hash));
});

describe('verifying the log', () => {
  const context = { correlationId: 'test', causationId: 'test', actor: { kind: 'system' } } as const;
  type Data = CheckpointRecorded['data'];

  async function recordCheckpoint(store: EventStore, change: Partial<Data> = {}): Promise<string[]> {
    await store.append('count-0', 'no_stream', numbered(5));
    const chain = new HashChain();
    const events = await collect(store.readAll());
    const marks = events.map((event) => toMark(chain.add(event))).join('');
    const data = { last: { stream: 'count-0', revision: 4 }, events: 5, hash: chain.hash, marks, ...change };
    const given = { stream: CHECKPOINT_STREAM, catalogue: checkpointEvents, commandName: 'RecordCheckpoint', context };
    const recorded = { ...given, events: [{ type: 'CheckpointRecorded', data } as const] };
    await store.append(CHECKPOINT_STREAM, 'no_stream', newEvents(recorded, systemClockAndIds));
    return events.map(({ position }) => position);
  }

  let store: EventStore;
  beforeEach(() => {
    store = openInMemoryEventStore();
  });
  afterEach(() => store.close());

  it('accepts an empty log', async () => {
    const report = await verifyLog(store);
    expect(report).toMatchObject({ holds: true, events: 0, checkpoints: 0, coveredTo: null, uncovered: 0 });
  });

  it('accepts an intact log', async () => {
    const coveredTo = (await recordCheckpoint(store))[4];
    expect(await verifyLog(store)).toMatchObject({ holds: true, checkpoints: 1, coveredTo, uncovered: 1 });
  });

  it('names the first event whose hash differs', async () => {
    const positions = await recordCheckpoint(store, { marks: '0'.repeat(40) });
    expect((await verifyLog(store)).problem?.position).toBe(positions[0]);
  });

  it.each<[string, Partial<Data>]>([
    ['another hash', { hash: 'a'.repeat(64) }],
    ['another number of events', { events: 4 }],
    ['no marks', { marks: '' }],
  ])('names a checkpoint with %s', async (_, change) => {
    await recordCheckpoint(store, change);
    const [checkpoint] = await collect(store.readStream(CHECKPOINT_STREAM));
    expect((await verifyLog(store)).problem).toEqual({
      position: checkpoint?.position,
      reason: 'The checkpoint does not match the log',
    });
  });
});

describe('recorder', () => {
  const log = pino({ level: 'silent' });
  const server = useSimulator();

  function createRun(store: EventStore) {
    const recorder = new CheckpointRecorder(store, log);
    const options = { feed: new LogFeed(store), log, backoff: { initialDelayMs: 1, maxDelayMs: 5 } };
    const run = new ConsumerRun(options, recorder);
    return { recorder, start: () => run.start(), stop: () => run.stop() };
  }

  /** Requests checkpoints until they cover all events but the last checkpoint. */
  async function coverLog(recorder: CheckpointRecorder, store: EventStore) {
    for (;;) {
      // Another recorder may have recorded one first.
      await recorder.record().catch(() => undefined);
      const report = await verifyLog(store);
      if (!report.holds || report.uncovered <= 1) return report;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** A store whose first checkpoint is appended only when released: the caller waits for it, or fails before or after it. */
  function withSlowCheckpoint(store: EventStore, caller: 'waits' | 'fails after' | 'fails before') {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let delayed: Promise<unknown> | undefined;
    const append: EventStore['append'] = async (stream, ...rest) => {
      if (stream !== CHECKPOINT_STREAM || delayed !== undefined) return store.append(stream, ...rest);
      const appended = released.then(() => store.append(stream, ...rest));
      delayed = appended;
      if (caller === 'waits') return appended;
      if (caller === 'fails after') await appended;
      throw new EventStoreUnavailable('The answer was lost');
    };
    const slow: EventStore = Object.assign(Object.create(store), { append });
    const land = async () => {
      release();
      await delayed;
    };
    return { slow, land };
  }

  describe('checkpoints', () => {
    let store: EventStore;
    beforeEach(() => {
      store = openInMemoryEventStore();
    });
    afterEach(() => store.close());

    it('are recorded after a number of events', async () => {
      const { start, stop } = createRun(store);
      for (let first = 0; first < 600; first += 100) await store.append('count-1', 'any', numbered(100, first));
      await start();
      while ((await verifyLog(store)).checkpoints < 2) await new Promise((resolve) => setImmediate(resolve));
      await stop();
      const events = await collect(store.readStream(CHECKPOINT_STREAM));
      expect(events.map(toCheckpoint).map((checkpoint) => checkpoint.events)).toEqual([256, 512]);
      expect(await verifyLog(store)).toMatchObject({ holds: true, events: 602, uncovered: 90 });
    });

    it.each(['waits', 'fails after', 'fails before'] as const)(
      'cover no event twice when the recorder restarts during an append whose caller %s',
      async (caller) => {
        const { slow, land } = withSlowCheckpoint(store, caller);
        const recorder = new CheckpointRecorder(slow, log);
        const subscribe = async () => {
          const events = await collect(store.readAll({ from: await recorder.resumePosition() }));
          await recorder.handle({ events, position: '', last: undefined, caughtUp: true });
        };
        await store.append('count-1', 'no_stream', numbered(5));
        await subscribe();
        const recorded = recorder.record().catch(() => undefined);
        await store.append('count-2', 'no_stream', numbered(3));
        if (caller === 'fails before') {
          await subscribe();
          await land();
          await expect(recorder.record()).rejects.toThrow(WrongExpectedRevision);
          await subscribe();
        } else await Promise.all([subscribe(), land()]);
        await recorded;
        await recorder.record();
        expect(await verifyLog(store)).toMatchObject({ holds: true, problem: null, checkpoints: 2, uncovered: 1 });
      },
    );

    it('continue after the last one on a restart', async () => {
      await store.append('count-1', 'no_stream', numbered(5));
      for (const checkpoints of [1, 2, 3]) {
        const { recorder, start, stop } = createRun(store);
        await start();
        expect(await coverLog(recorder, store)).toMatchObject({ holds: true, checkpoints });
        await stop();
        await store.append(`count-${checkpoints + 1}`, 'no_stream', numbered(5));
      }
    });
  });

  describe('checkpoints on EventStoreDB', () => {
    it('are recorded by either of two nodes that overlap', async () => {
      const stores = [server.openStore(), server.openStore()] as const;
      await stores[0].append('count-1', 'no_stream', numbered(20));
      const runs = stores.map(createRun);
      await Promise.all(runs.map(({ start }) => start()));
      await Promise.all(runs.map(({ recorder }) => coverLog(recorder, stores[0])));
      await stores[1].append('count-2', 'no_stream', numbered(20));
      for (const { recorder } of runs)
        expect(await coverLog(recorder, stores[1])).toMatchObject({ holds: true, problem: null });
      await Promise.all(runs.map(({ stop }) => stop()));
    });

    it('stay valid after a move from the embedded log', async () => {
      const embedded = openInMemoryEventStore();
      await embedded.append('count-1', 'no_stream', numbered(5));
      const before = createRun(embedded);
      await before.start();
      await coverLog(before.recorder, embedded);
      await before.stop();
      const store = server.openStore();
      for (const { stream, revision, id, type, data, metadata } of await collect(embedded.readAll()))
        await store.append(stream, revision === 0 ? 'no_stream' : revision - 1, [{ id, type, data, metadata }]);
      const [embeddedReport, report] = [await verifyLog(embedded), await verifyLog(store)];
      expect(report).toEqual({ ...embeddedReport, coveredTo: report.coveredTo });
      await store.append('count-2', 'no_stream', numbered(3));
      const after = createRun(store);
      await after.start();
      expect(await coverLog(after.recorder, store)).toMatchObject({ holds: true, checkpoints: 2 });
      await after.stop();
      await embedded.close();
    });
  });
});
