import { pino } from 'pino';
import { collect } from '../../event-store/collect.js';
import { numbered } from '../../event-store/contract/harness.js';
import { openInMemoryEventStore } from '../../event-store/embedded/open.js';
import type { EventStore } from '../../event-store/event-store.js';
import { useSimulator } from '../../event-store/eventstoredb/testing/use-simulator.js';
import { LeasedDuty } from '../../leases/leased-duty.js';
import { InMemoryLeaseStore } from '../../leases/testing/in-memory-lease-store.js';
import { NOTARY_STREAM } from '../domain/notary.events.js';
import { verifyLog } from '../ledger/verify-log.js';
import { Notary } from './notary.js';

const log = pino({ level: 'silent' });
const timing = { beatMs: 0, missedBeats: 3, pause: () => new Promise<void>((resolve) => setImmediate(resolve)) };
const server = useSimulator();

/** Each notary follows the log on its own: asks for seals until one covers all of it but seals. */
async function sealedBy(notary: Notary, store: EventStore) {
  for (;;) {
    // A seal that lost a race is made up for by the other notary's.
    await notary.seal().catch(() => undefined);
    const report = await verifyLog(store, {});
    if (!report.holds || report.unsealed <= 1) return report;
  }
}

/** Writes the same events, in the same order, under the other engine's positions. */
async function move(from: EventStore, to: EventStore): Promise<void> {
  for (const { stream, revision, id, type, data, metadata } of await collect(from.readAll()))
    await to.append(stream, revision === 0 ? 'no_stream' : revision - 1, [{ id, type, data, metadata }]);
}

describe('the notary on EventStoreDB', () => {
  it('seals what the log holds', async () => {
    const store = server.openStore();
    await store.append('count-1', 'no_stream', numbered(5));
    const notary = new Notary({ store, log });
    await notary.start();
    expect(await sealedBy(notary, store)).toMatchObject({ holds: true, seals: 1 });
    await notary.stop();
  });

  it('is done by one node, and the next goes on from its seal', async () => {
    const leases = new InMemoryLeaseStore();
    const node = (owner: string) => {
      const store = server.openStore();
      const makeDuty = () => new Notary({ store, log });
      return { store, duty: new LeasedDuty({ name: 'notary', owner, leases, makeDuty, log, timing }) };
    };
    const [first, second] = [node('a'), node('b')];
    await first.store.append('count-1', 'no_stream', numbered(5));
    for (const { duty } of [first, second]) duty.start();
    const workOf = async ({ duty, store }: typeof first) => {
      while (duty.duty === undefined) await new Promise((resolve) => setImmediate(resolve));
      return sealedBy(duty.duty, store);
    };
    expect(await workOf(first)).toMatchObject({ holds: true, seals: 1 });
    expect(second.duty.duty).toBeUndefined();
    await first.duty.stop();
    await second.store.append('count-2', 'no_stream', numbered(3));
    expect(await workOf(second)).toMatchObject({ holds: true, seals: 2 });
    await second.duty.stop();
  });

  it('lets one of two seal that overlap', async () => {
    const stores = [server.openStore(), server.openStore()] as const;
    await stores[0].append('count-1', 'no_stream', numbered(20));
    const notaries = stores.map((store) => new Notary({ store, log }));
    await Promise.all(notaries.map((notary) => notary.start()));
    await Promise.all(notaries.map((notary) => sealedBy(notary, stores[0])));
    await stores[1].append('count-2', 'no_stream', numbered(20));
    const reports = await Promise.all(notaries.map((notary) => sealedBy(notary, stores[1])));
    expect(reports.map(({ holds, problem }) => ({ holds, problem }))).toEqual(
      reports.map(() => ({ holds: true, problem: null })),
    );
    await Promise.all(notaries.map((notary) => notary.stop()));
  });

  it('finds its seals good after a move from the other engine, and goes on from them', async () => {
    const embedded = openInMemoryEventStore();
    await embedded.append('count-1', 'no_stream', numbered(5));
    const before = new Notary({ store: embedded, log });
    await before.start();
    await sealedBy(before, embedded);
    await before.stop();

    const store = server.openStore();
    await move(embedded, store);
    const [there, here] = [await verifyLog(embedded, {}), await verifyLog(store, {})];
    expect(here).toEqual({ ...there, sealedTo: here.sealedTo });
    expect(here.sealedTo).not.toBe(there.sealedTo);
    await store.append('count-2', 'no_stream', numbered(3));
    const after = new Notary({ store, log });
    await after.start();
    expect(await sealedBy(after, store)).toMatchObject({ holds: true, seals: 2 });
    await after.stop();
    expect(await collect(store.readStream(NOTARY_STREAM))).toHaveLength(2);
    await embedded.close();
  });
});
