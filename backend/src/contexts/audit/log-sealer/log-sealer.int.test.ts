import { pino } from 'pino';
import { InMemoryDocumentStore } from '../../../platform/document-store/testing/in-memory-document-store.js';
import { collect } from '../../../platform/event-store/collect.js';
import { numbered } from '../../../platform/event-store/contract/harness.js';
import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';
import { ConsumerRun } from '../../../platform/consumers/consumer-run.js';
import { LeaderElection } from '../../../platform/leader-election/leader-election.js';
import { LeaseStore } from '../../../platform/leader-election/lease-store.js';
import { SEAL_STREAM } from '../domain/seal.events.js';
import { verifyLog } from '../ledger/verify-log.js';
import { LogSealer } from './log-sealer.js';

const log = pino({ level: 'silent' });
const timing = {
  beatMs: 0,
  missedBeats: 3,
  confirmedForMs: Infinity,
  coolDownBeats: 5,
  longestCoolDownBeats: 20,
  pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
};
const server = useSimulator();

/** Has a sealer take in the log, as the runtime does. */
function running(store: EventStore) {
  const sealer = new LogSealer({ store, log });
  const run = new ConsumerRun({ events: store, log }, sealer);
  return { sealer, run, start: () => run.start(), stop: () => run.stop() };
}

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
    const { sealer, start, stop } = running(store);
    await start();
    expect(await sealedBy(sealer, store)).toMatchObject({ holds: true, seals: 1 });
    await stop();
  });

  it('is done by one node, and the next goes on from its seal', async () => {
    const leases = new LeaseStore(new InMemoryDocumentStore());
    const node = (owner: string) => {
      const store = server.openStore();
      const { sealer, run } = running(store);
      return { store, sealer, election: new LeaderElection({ name: 'notary', owner, leases, duty: run, log, timing }) };
    };
    const [first, second] = [node('a'), node('b')];
    await first.store.append('count-1', 'no_stream', numbered(5));
    for (const { election } of [first, second]) await election.start();
    const workOf = async ({ election, sealer, store }: typeof first) => {
      while (!election.isLeading) await new Promise((resolve) => setImmediate(resolve));
      return sealedBy(sealer, store);
    };
    expect(await workOf(first)).toMatchObject({ holds: true, seals: 1 });
    expect(second.election.isLeading).toBe(false);
    await first.election.stop();
    await second.store.append('count-2', 'no_stream', numbered(3));
    expect(await workOf(second)).toMatchObject({ holds: true, seals: 2 });
    await second.election.stop();
  });

  it('lets one of two seal that overlap', async () => {
    const stores = [server.openStore(), server.openStore()] as const;
    await stores[0].append('count-1', 'no_stream', numbered(20));
    const runs = stores.map(running);
    const sealers = runs.map(({ sealer }) => sealer);
    await Promise.all(runs.map(({ start }) => start()));
    await Promise.all(sealers.map((sealer) => sealedBy(sealer, stores[0])));
    await stores[1].append('count-2', 'no_stream', numbered(20));
    const reports = await Promise.all(sealers.map((sealer) => sealedBy(sealer, stores[1])));
    expect(reports.map(({ holds, problem }) => ({ holds, problem }))).toEqual(
      reports.map(() => ({ holds: true, problem: null })),
    );
    await Promise.all(runs.map(({ stop }) => stop()));
  });

  it('finds its seals good after a move from the other engine, and goes on from them', async () => {
    const embedded = openInMemoryEventStore();
    await embedded.append('count-1', 'no_stream', numbered(5));
    const before = running(embedded);
    await before.start();
    await sealedBy(before.sealer, embedded);
    await before.stop();

    const store = server.openStore();
    await move(embedded, store);
    const [there, here] = [await verifyLog(embedded, {}), await verifyLog(store, {})];
    expect(here).toEqual({ ...there, sealedTo: here.sealedTo });
    expect(here.sealedTo).not.toBe(there.sealedTo);
    await store.append('count-2', 'no_stream', numbered(3));
    const after = running(store);
    await after.start();
    expect(await sealedBy(after.sealer, store)).toMatchObject({ holds: true, seals: 2 });
    await after.stop();
    expect(await collect(store.readStream(SEAL_STREAM))).toHaveLength(2);
    await embedded.close();
  });
});
