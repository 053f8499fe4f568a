import { pino } from 'pino';
import { ConsumerRun } from '../../../platform/consumers/consumer-run.js';
import { LogFeed } from '../../../platform/consumers/log-feed.js';
import { collect, type EventStore } from '../../../platform/event-store/event-store.js';
import { numbered } from '../../../platform/event-store/contract/test-support/harness.js';
import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import { UnknownPosition } from '../../../platform/event-store/errors.js';
import { HashedLog, type HashedEvent } from '../hash-chain/hashed-log.js';
import { CheckpointRecorder } from '../hash-chain/checkpoint-recorder.js';
import { verifyLog } from '../hash-chain/verify-log.js';
import { CountingReads } from '../../../platform/event-store/testing/counting-reads.js';
import { readEventsPage } from './log.controller.js';

const EVENTS = 3000;
const LIMIT = 100;
const MAX_READS = 1000;

const log = pino({ level: 'silent' });

async function recordCheckpoints(store: EventStore): Promise<void> {
  const recorder = new CheckpointRecorder(store, log);
  const run = new ConsumerRun({ feed: new LogFeed(store), log }, recorder);
  await run.start();
  while ((await verifyLog(store)).uncovered > 1) await recorder.record();
  await run.stop();
}

describe('a page of events', () => {
  let store: EventStore;
  let all: HashedEvent[];

  beforeAll(async () => {
    store = openInMemoryEventStore();
    for (let first = 0; first < EVENTS; first += 100)
      await store.append(first % 1500 === 0 ? 'rare' : 'likes-7', 'any', numbered(100, first));
    await recordCheckpoints(store);
    all = await collect(new HashedLog(store).read());
  });
  afterAll(() => store.close());

  const likes = () => all.filter(({ event }) => event.stream === 'likes-7');
  const summarize = (hashed: readonly HashedEvent[]) => hashed.map(({ event, hash }) => [event.position, hash()]);

  it('of one stream costs the same at any position, and shows the hashes of the log', async () => {
    for (const start of [0, 100, 1500, 2600]) {
      const reads = new CountingReads(store);
      const from = start === 0 ? undefined : likes()[start - 1]!.event.position;
      const page = await readEventsPage(new HashedLog(reads.store), { from, limit: LIMIT, stream: 'likes-7' });
      expect(page.events.map(({ position, hash }) => [position, hash])).toEqual(
        summarize(likes().slice(start, start + LIMIT)),
      );
      expect(reads.events).toBeLessThan(MAX_READS);
    }
  });

  it('of one stream leads to the end for any filter', async () => {
    const found: string[] = [];
    for (let from: string | undefined | null; from !== null;) {
      const page = await readEventsPage(new HashedLog(store), { from, limit: 70, stream: 'rare', type: 'Counted' });
      found.push(...page.events.map(({ position }) => position));
      from = page.next;
    }
    expect(found).toEqual(all.filter(({ event }) => event.stream === 'rare').map(({ event }) => event.position));
    const from = likes()[50]!.event.position;
    expect(await readEventsPage(new HashedLog(store), { from, limit: 9, stream: 'nobody' })).toEqual({
      events: [],
      next: null,
    });
    const unknown = readEventsPage(new HashedLog(store), { from: 'nowhere', limit: 9, stream: 'likes-7' });
    await expect(unknown).rejects.toThrow(UnknownPosition);
  });

  it.each([{ stream: 'likes-7' }, { type: 'Nothing' }, { stream: 'likes-7', type: 'Nothing' }])(
    'with %j is aborted once its client has disconnected',
    async (request) => {
      const disconnected = new AbortController();
      const reads = new CountingReads(store, (count) => count === 500 && disconnected.abort(new Error('gone')));
      const page = readEventsPage(new HashedLog(reads.store), { ...request, limit: 1000 }, disconnected.signal);
      await expect(page).rejects.toThrow('gone');
      expect(reads.events).toBeLessThan(MAX_READS);
    },
  );
});
