import { EventStoreDBClient } from '@eventstore/db-client';
import { anEvent, idsOf, numbered, readAll, readStream } from '../contract/test-support/harness.js';
import { EventStoreUnavailable, InvalidAppend } from '../errors.js';
import { EventStoreDbSimulator } from '../../../test-support/eventstoredb-simulator/simulator.js';
import type { AppendResult } from '../event-store.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { FAIL_FAST, QUICK } from './testing/quick-timing.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';

/** For tests that wait for the timeout. */
const SHORT = { appendTimeoutMs: 100 };

describe('Appending to EventStoreDB', () => {
  const server = useSimulator();

  it.each(['no_stream', 0, 'any'] as const)(
    'appends once when the acknowledgement of an append at %s is lost',
    async (expected) => {
      const store = server.openStore(SHORT);
      const before = numbered(expected === 'no_stream' ? 0 : 1);
      if (before.length > 0) await store.append('count-1', expected === 'any' ? 'any' : 'no_stream', before);
      const events = numbered(2);
      server.simulator.faults.loseAcknowledgements();
      const append = store.append('count-1', expected, events);
      await untilRecorded(before.length + events.length);
      server.simulator.faults.acknowledge();
      expect(await append).toMatchObject({ revision: before.length + 1 });
      expect(idsOf(await readAll(store))).toEqual(idsOf([...before, ...events]));
    },
  );

  it.each(['no_stream', 'any'] as const)(
    'appends once at %s when the server restarts between commit and answer',
    async (expected) => {
      const store = server.openStore(SHORT);
      const events = numbered(2);
      server.simulator.faults.loseAcknowledgements();
      const append = store.append('count-1', expected, events);
      await untilRecorded(events.length);
      server.simulator.faults.acknowledge();
      await server.simulator.restart();
      expect(await append).toMatchObject({ revision: 1 });
      expect(idsOf(await readAll(store))).toEqual(idsOf(events));
    },
  );

  it('replaces a client that is stuck', async () => {
    const store = server.openStore(SHORT);
    await store.append('count-1', 'no_stream', numbered(1));
    server.simulator.faults.hangOpenStreams();
    expect(await store.append('count-1', 0, numbered(1, 1))).toMatchObject({ revision: 1 });
    expect(await readAll(store)).toHaveLength(2);
  });

  it('gives up on a server that hangs, after a bounded time', async () => {
    const store = server.openStore({ appendTimeoutMs: 20, readTimeoutMs: 20, backoff: FAIL_FAST });
    server.simulator.faults.hang();
    await expect(store.append('count-1', 'any', numbered(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('continues without a timeout when the server has ended the call for appends without an error', async () => {
    const store = server.openStore();
    await store.append('count-1', 'no_stream', numbered(1));
    server.simulator.faults.hang();
    const append = store.append('count-1', 0, numbered(1, 1));
    server.simulator.faults.endStreams();
    server.simulator.faults.resume();
    expect(await append).toMatchObject({ revision: 1 });
    server.simulator.faults.endStreams();
    expect(await store.append('count-1', 1, numbered(1, 2))).toMatchObject({ revision: 2 });
  });

  it('appends once when connections are cut under many appends', async () => {
    const store = server.openStore();
    const events = numbered(200);
    const appends = events.map((event, index) => store.append(`count-${index % 7}`, 'any', [event]));
    await appends[0];
    server.simulator.dropConnections();
    await appends[100];
    server.simulator.dropConnections();
    await Promise.all(appends);
    expect(idsOf(await readAll(store)).sort()).toEqual(idsOf(events).sort());
  });

  it('waits for a server that is down, and no longer than its timeout', async () => {
    const store = server.openStore();
    server.simulator.kill();
    const patient = store.append('count-1', 'no_stream', numbered(1));
    await server.simulator.restart();
    expect(await patient).toMatchObject({ revision: 0 });

    server.simulator.kill();
    const impatient = server.openStore({ backoff: FAIL_FAST });
    await expect(impatient.append('count-1', 'any', numbered(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('retries after a temporary rejection', async () => {
    const store = server.openStore();
    server.simulator.faults.refuseAppends();
    const append = store.append('count-1', 'no_stream', numbered(1));
    await expect(server.openStore({ backoff: FAIL_FAST }).append('count-2', 'any', numbered(1))).rejects.toBeInstanceOf(
      EventStoreUnavailable,
    );
    server.simulator.faults.acceptAppends();
    expect(await append).toMatchObject({ revision: 0 });
  });

  it("does not depend on the server's clock", async () => {
    const anHourAhead = await EventStoreDbSimulator.start({ now: () => Date.now() + 3_600_000 });
    const store = new EventStoreDbEventStore({ url: anHourAhead.url, timing: QUICK });
    try {
      expect(await store.append('count-1', 'no_stream', numbered(1))).toMatchObject({ revision: 0 });
    } finally {
      await store.close();
      await anHourAhead.stop();
    }
  });

  it('appends after the events of another process, and vice versa', async () => {
    const stores = [server.openStore(), server.openStore()];
    const events = numbered(60);
    await Promise.all(events.map((event, index) => stores[index % 2]!.append('count-1', 'any', [event])));
    expect(idsOf(await readAll(stores[0]!)).sort()).toEqual(idsOf(events).sort());
  });

  it('keeps the connection of all when one append times out on the server', async () => {
    const store = server.openStore();
    await store.append('count-1', 'no_stream', numbered(1));
    const connect = jest.spyOn(EventStoreDBClient, 'connectionString');
    const events = numbered(2);
    const equal = () => store.append('count-2', 'no_stream', events);
    expect(await Promise.all([equal(), equal(), store.append('count-1', 0, numbered(1, 1))])).toMatchObject([
      { revision: 1 },
      { revision: 1 },
      { revision: 1 },
    ]);
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
  });

  it('fails without trying while the server is known to be away, until a probe gets through', async () => {
    const store = server.openStore({ backoff: { ...FAIL_FAST, maxDelayMs: 20 } });
    await store.append('count-1', 'no_stream', numbered(1));
    server.simulator.kill();
    const append = () => store.append('count-1', 'any', numbered(1, 1));
    await expect(append()).rejects.toBeInstanceOf(EventStoreUnavailable);
    const calls = [
      jest.spyOn(EventStoreDBClient.prototype, 'appendToStream'),
      jest.spyOn(EventStoreDBClient.prototype, 'readStream'),
    ];
    await expect(append()).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(readStream(store, 'count-1')).rejects.toBeInstanceOf(EventStoreUnavailable);
    for (const call of calls) expect(call).not.toHaveBeenCalled();
    for (const call of calls) call.mockRestore();
    await server.simulator.restart();
    const appended = async (): Promise<AppendResult> =>
      append().catch(async () => {
        await new Promise(setImmediate);
        return appended();
      });
    expect(await appended()).toMatchObject({ revision: 1 });
  });

  it('rejects invalid appends', async () => {
    const store = server.openStore();
    await expect(store.append('half-\ud800', 'any', numbered(1))).rejects.toBeInstanceOf(InvalidAppend);
    await expect(store.append('count-2', 'any', [anEvent({ type: '' })])).rejects.toBeInstanceOf(InvalidAppend);
  });

  it('finishes pending appends when it is closed, and accepts none afterwards', async () => {
    const store = server.openStore();
    const append = store.append('count-1', 'no_stream', numbered(1));
    await store.close();
    expect(await append).toMatchObject({ revision: 0 });
    await expect(store.append('count-1', 'any', numbered(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  /** Waits until the server has made events of ours durable, acknowledged or not. */
  async function untilRecorded(count: number): Promise<void> {
    const observer = server.openStore();
    while ((await readAll(observer)).length < count);
  }
});
