import { pino } from 'pino';
import { collect } from '../../../platform/event-store/collect.js';
import { numbered } from '../../../platform/event-store/contract/harness.js';
import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { useSimulator } from '../../../platform/event-store/eventstoredb/testing/use-simulator.js';
import { LeaderElection } from '../../../platform/leader-election/leader-election.js';
import { InMemoryLeaseStore } from '../../../platform/leader-election/testing/in-memory-lease-store.js';
import { SEAL_STREAM } from '../domain/seal.events.js';
import { verifyLog } from '../ledger/verify-log.js';
import { LogSealer } from './log-sealer.js';

const log = pino({ level: 'silent' });
const timing = { beatMs: 0, missedBeats: 3, pause: () => new Promise<void>((resolve) => setImmediate(resolve)) };
const server = useSimulator();

/** Each sealer follows the log on its own: asks for seals until one covers all of it but seals. */
async function sealedBy(sealer: LogSealer, store: EventStore) {
  for (;;) {
    // A seal that lost a race is made up for by the other sealer's.
    await sealer.seal().catch(() => undefined);
    const report = await verifyLog(store, {});
    if (!report.holds || report.unsealed <= 1) return report;
  }
}

/** Writes the same events, in the same order, under the other engine's positions. */
async function move(from: EventStore, to: EventStore): Promise<void> {
  for (const { stream, revision, id, type, data, metadata } of await collect(from.readAll()))
    await to.append(stream, revision === 0 ? 'no_stream' : revision - 1, [{ id, type, data, metadata }]);
}

describe('the sealer on EventStoreDB', () => {
  it('seals what the log holds', async () => {
    const store = server.openStore();
    await store.append('count-1', 'no_stream', numbered(5));
    const sealer = new LogSealer({ store, log });
    await sealer.start();
    expect(await sealedBy(sealer, store)).toMatchObject({ holds: true, seals: 1 });
    await sealer.stop();
  });

  it('is done by one node, and the next goes on from its seal', async () => {
    const leases = new InMemoryLeaseStore();
    const node = (owner: string) => {
      const store = server.openStore();
      const makeDuty = () => new LogSealer({ store, log });
      return { store, duty: new LeaderElection({ name: 'notary', owner, leases, makeDuty, log, timing }) };
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
    const sealers = stores.map((store) => new LogSealer({ store, log }));
    await Promise.all(sealers.map((sealer) => sealer.start()));
    await Promise.all(sealers.map((sealer) => sealedBy(sealer, stores[0])));
    await stores[1].append('count-2', 'no_stream', numbered(20));
    const reports = await Promise.all(sealers.map((sealer) => sealedBy(sealer, stores[1])));
    expect(reports.map(({ holds, problem }) => ({ holds, problem }))).toEqual(
      reports.map(() => ({ holds: true, problem: null })),
    );
    await Promise.all(sealers.map((sealer) => sealer.stop()));
  });

  it('finds its seals good after a move from the other engine, and goes on from them', async () => {
    const embedded = openInMemoryEventStore();
    await embedded.append('count-1', 'no_stream', numbered(5));
    const before = new LogSealer({ store: embedded, log });
    await before.start();
    await sealedBy(before, embedded);
    await before.stop();

    const store = server.openStore();
    await move(embedded, store);
    const [there, here] = [await verifyLog(embedded, {}), await verifyLog(store, {})];
    expect(here).toEqual({ ...there, sealedTo: here.sealedTo });
    expect(here.sealedTo).not.toBe(there.sealedTo);
    await store.append('count-2', 'no_stream', numbered(3));
    const after = new LogSealer({ store, log });
    await after.start();
    expect(await sealedBy(after, store)).toMatchObject({ holds: true, seals: 2 });
    await after.stop();
    expect(await collect(store.readStream(SEAL_STREAM))).toHaveLength(2);
    await embedded.close();
  });
});
