import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anEvent, eventsOf, idsOf, readAll, Subscriber } from '../contract/harness.js';
import { EventStoreUnavailable } from '../errors.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { QUICK } from './testing/quick-timing.js';
import { SimulatorProcess } from './testing/simulator-process.js';

const WRITERS = 16;
const ACKNOWLEDGED_BETWEEN = 400;

jest.setTimeout(120_000);

/** Patient enough to outlast a server that starts anew. */
const timing = {
  ...QUICK,
  appendTimeoutMs: 500,
  readTimeoutMs: 2000,
  backoff: { firstMs: 20, longestMs: 500, retries: 40 },
};

/** Gives up after having waited twice for an answer. */
const ONCE_MORE = { firstMs: 1, longestMs: 1, retries: 1 };

describe('A server in another process', () => {
  let directory: string;
  let server: SimulatorProcess;
  let store: EventStoreDbEventStore;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'marcel-eventstoredb-'));
    server = await SimulatorProcess.start(directory);
    store = new EventStoreDbEventStore({ url: server.url, timing });
  });
  afterEach(async () => {
    await store.close();
    await server.end('SIGKILL');
    rmSync(directory, { recursive: true });
  });

  it.each([
    [
      'is killed and started again',
      async () => {
        const { port } = server;
        await server.end('SIGKILL');
        server = await SimulatorProcess.start(directory, port);
      },
    ],
    [
      'freezes for longer than appends wait',
      async () => {
        await store.append('frozen', 'any', [anEvent()]);
        const impatient = new EventStoreDbEventStore({ url: server.url, timing: { ...timing, backoff: ONCE_MORE } });
        server.freeze();
        const late = store.append('frozen', 'any', [anEvent()]);
        await expect(impatient.append('frozen', 'any', [anEvent()])).rejects.toBeInstanceOf(EventStoreUnavailable);
        server.thaw();
        await impatient.close();
        await late;
      },
    ],
  ])(
    '%s under load: every acknowledged event is there once, and subscribers have seen each once',
    async (_, trouble) => {
      const acknowledged: string[] = [];
      let isOver = false;
      const write = async (writer: number): Promise<void> => {
        while (!isOver) {
          const event = anEvent({ data: writer });
          await store.append(`count-${writer % 5}`, 'any', [event]);
          acknowledged.push(event.id);
        }
      };
      const subscriber = new Subscriber(store);
      const seen: string[] = [];
      const following = (async () => {
        for (let batch = await subscriber.next(); batch !== undefined; batch = await subscriber.next()) {
          seen.push(...idsOf(eventsOf([batch])));
        }
      })();
      const writers = Promise.all(Array.from({ length: WRITERS }, (_unused, writer) => write(writer)));
      for (let round = 1; round <= 3; round++) {
        const target = acknowledged.length + ACKNOWLEDGED_BETWEEN;
        while (acknowledged.length < target) await new Promise(setImmediate);
        await trouble();
      }
      isOver = true;
      await writers;
      const ids = idsOf(await readAll(store));
      expect(new Set(ids).size).toBe(ids.length);
      const recorded = new Set(ids);
      expect(acknowledged.filter((id) => !recorded.has(id))).toEqual([]);
      while (seen.length < ids.length) await new Promise(setImmediate);
      subscriber.abort();
      await following;
      expect(seen).toEqual(ids);
    },
  );

  it('stops when it is told to', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
