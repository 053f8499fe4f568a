import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbSimulator } from '../../../test-support/eventstoredb-simulator/simulator.js';
import { numbered, readAll } from '../contract/test-support/harness.js';
import { AnotherLog } from '../errors.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { QUICK } from './testing/quick-timing.js';

describe('a process whose log server is replaced', () => {
  let directory: string;
  let server: EventStoreDbSimulator;
  let store: EventStoreDbEventStore;
  let identity: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marcel-same-log-'));
    server = await EventStoreDbSimulator.start({ directory });
    store = new EventStoreDbEventStore({ url: server.url, timing: QUICK });
    identity = await store.identity();
    await store.append('count-1', 'no_stream', numbered(1));
  });
  afterEach(async () => {
    await store.close();
    await server.stop();
    await rm(directory, { recursive: true });
  });

  const changeFor = async (options: { directory?: string }) => {
    const port = Number(new URL(server.url.replace('esdb', 'http')).port);
    await server.stop();
    server = await EventStoreDbSimulator.start({ port, ...options });
  };

  it('writes nothing to an emptied one, and continues once the original is back', async () => {
    await changeFor({});
    for (const refused of [
      () => store.append('count-1', 'no_stream', numbered(1)),
      () => store.append('count-2', 'any', numbered(1)),
    ])
      await expect(refused()).rejects.toThrow(AnotherLog);
    expect(await readAll(store)).toEqual([]);
    expect(await store.identity()).not.toBe(identity);
    await changeFor({ directory });
    await store.append('count-1', 0, numbered(1, 1));
    expect(await readAll(store)).toHaveLength(2);
  });

  it('writes nothing to a log that another process has started', async () => {
    await changeFor({});
    const other = new EventStoreDbEventStore({ url: server.url, timing: QUICK });
    await other.identity();
    await other.append('count-1', 'no_stream', numbered(1));
    await expect(store.append('count-1', 0, numbered(1, 1))).rejects.toThrow(AnotherLog);
    expect(await readAll(store)).toHaveLength(1);
    await other.close();
  });
});
