import { SqliteDocumentStore } from '../../document-store/sqlite.js';
import { openInMemoryEventStore } from '../../event-store/embedded/open.js';
import type { EventStore } from '../../event-store/event-store.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';
import { IMMEDIATE_LEASES } from '../../leader-election/testing/immediate-leases.js';
import { LeaseStore } from '../../leader-election/lease-store.js';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import { MongoReadStore } from '../../read-store/mongodb/mongo-read-store.js';
import type { ReadStore } from '../../read-store/read-store.js';
import { countingProjection } from '../../read-store/test-support/counting.js';
import { silentLog } from '../../read-store/test-support/silent-log.js';
import { Consumers } from '../consumers.js';
import { LogFeed } from '../log-feed.js';
import { appendCounts } from '../test-support/append-counts.js';
import { hostedProjections } from './projector.js';
import { until } from '../../../test-support/pause.js';

const count = (events: EventStore, times: number) => appendCounts(events, 'count-a', ...Array<number>(times).fill(1));

interface Logs {
  first(): EventStore;
  replaced(): Promise<EventStore>;
}

function describeReplacedLog(logs: Logs, openViews: () => ReadStore): void {
  let views: ReadStore;
  let leases: LeaseStore;
  const nodes: Consumers[] = [];
  beforeEach(() => {
    views = openViews();
    leases = new LeaseStore(new SqliteDocumentStore({ file: ':memory:' }));
  });
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((consumers) => consumers.stop('projector')));
    await views.close();
  });

  const node = async (events: EventStore, role: 'projector' | 'api', projection = countingProjection()) => {
    const hosted = hostedProjections({ events, feed: new LogFeed(events), store: views, log: silentLog }, [projection]);
    const options = {
      hosted: () => hosted,
      events,
      leases,
      roles: [role],
      log: silentLog,
      timing: IMMEDIATE_LEASES,
      now: () => 0,
    };
    const consumers = new Consumers(options);
    nodes.push(consumers);
    await consumers.start();
    return { consumers, health: consumers, stop: () => consumers.stop('projector') };
  };
  const sum = async () => (await views.get('counts', 'count-a'))?.sum;
  const shows = ({ consumers }: { consumers: Consumers }, position: string) =>
    consumers.waitFor(position, ['counts'], 60_000);

  it.each([
    ['shorter', 10],
    ['longer', 50],
  ])('rebuilds the read model from a %s one, and no node is ready meanwhile', async (_, times) => {
    const before = logs.first();
    const projector = await node(before, 'projector');
    expect(await shows(projector, await count(before, 30))).toBe('visible');
    await projector.stop();

    const events = await logs.replaced();
    await count(events, times);
    const api = await node(events, 'api');
    expect(await api.health.check()).toBe('counts was made from another log');
    const next = await node(events, 'projector');
    await until(async () => (await api.health.check()) === undefined);
    expect(await shows(next, await count(events, 1))).toBe('visible');
    expect(await sum()).toBe(times + 1);
  });
}

const inMemory = (): Logs => ({ first: openInMemoryEventStore, replaced: async () => openInMemoryEventStore() });

function simulated(server: ReturnType<typeof useSimulator>): Logs {
  const replaced = async () => {
    await server.simulator.loseData();
    await server.simulator.restart();
    return server.openStore();
  };
  return { first: () => server.openStore(), replaced };
}

const embeddedViews = () => new EmbeddedReadStore(':memory:', silentLog);

describe('embedded views with another log', () => describeReplacedLog(inMemory(), embeddedViews));

describe('embedded views with another EventStoreDB', () =>
  describeReplacedLog(simulated(useSimulator()), embeddedViews));

describeWithMongo('views in MongoDB with another EventStoreDB', (newDatabase) =>
  describeReplacedLog(simulated(useSimulator()), () => new MongoReadStore(newDatabase())),
);

describe('a running projector when the log is replaced', () => {
  const server = useSimulator();

  it('rebuilds the read model by itself', async () => {
    const store = embeddedViews();
    const log = server.openStore();
    const tools = { events: log, feed: new LogFeed(log), store, log: silentLog };
    const hosted = hostedProjections(tools, [countingProjection()]);
    const options = { events: log, leases: undefined, roles: ['projector'], timing: IMMEDIATE_LEASES } as const;
    const consumers = new Consumers({ ...options, log: silentLog, hosted: () => hosted });
    const append = (times: number) => count(server.openStore(), times);
    await consumers.start();
    expect(await consumers.waitFor(await append(5), ['counts'], 60_000)).toBe('visible');
    await server.simulator.loseData();
    await append(20);
    await server.simulator.restart();
    await until(async () => (await store.get('counts', 'count-a').catch(() => undefined))?.sum === 20);
    expect(await consumers.waitFor(await append(1), ['counts'], 60_000)).toBe('visible');
    await until(async () => (await consumers.check()) === undefined);
    await consumers.stop('projector');
    await store.close();
  });
});
