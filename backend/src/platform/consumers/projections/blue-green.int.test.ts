import type { Db } from 'mongodb';
import { SqliteDocumentStore } from '../../document-store/sqlite.js';
import { openInMemoryEventStore } from '../../event-store/embedded/open.js';
import type { EventStore } from '../../event-store/event-store.js';
import { IMMEDIATE_LEASES } from '../../leader-election/testing/immediate-leases.js';
import { LeaseStore } from '../../leader-election/lease-store.js';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import { BuildGone, ViewNotBuilt } from '../../read-store/errors.js';
import { MongoReadStore } from '../../read-store/mongodb/mongo-read-store.js';
import type { ReadStore } from '../../read-store/read-store.js';
import { commitOne } from '../../read-store/test-support/harness.js';
import { countingProjection } from '../../read-store/test-support/counting.js';
import { silentLog } from '../../read-store/test-support/silent-log.js';
import { Consumers } from '../consumers.js';
import { LogFeed } from '../log-feed.js';
import { appendCounts } from '../test-support/append-counts.js';
import { hostedProjections } from './projector.js';
import type { Projection } from './projection.js';
import { until } from '../../../test-support/pause.js';

function describeBlueGreen(makeStore: () => () => ReadStore): void {
  let events: EventStore;
  let open: () => ReadStore;
  let views: ReadStore;
  let leases: LeaseStore;
  const nodes: Consumers[] = [];

  beforeEach(() => {
    events = openInMemoryEventStore();
    open = makeStore();
    views = open();
    leases = new LeaseStore(new SqliteDocumentStore({ file: ':memory:' }));
  });
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((consumers) => consumers.stop('projector')));
    await events.close();
    await views.close();
  });

  const node = async (projection: Projection, { log = events, store = open(), timing = IMMEDIATE_LEASES } = {}) => {
    const hosted = hostedProjections({ events: log, feed: new LogFeed(log), store, log: silentLog }, [projection]);
    const consumers = new Consumers({
      hosted: () => hosted,
      events: log,
      leases,
      roles: ['projector'],
      log: silentLog,
      timing,
      now: () => 0,
    });
    nodes.push(consumers);
    await consumers.start();
    const [first] = hosted;
    if (first === undefined) throw new Error('Nothing is hosted');
    const { task } = first;
    return { consumers, task, health: consumers, stop: () => consumers.stop('projector') };
  };
  /** A version whose build pauses until it is released. */
  const held = (version: number, factor: number) => {
    const projection = countingProjection(version, factor);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const log: EventStore = Object.assign(Object.create(events), {
      async *subscribe(options: Parameters<EventStore['subscribe']>[0]) {
        await Promise.race([released, new Promise((resolve) => options.signal.addEventListener('abort', resolve))]);
        yield* events.subscribe(options);
      },
    });
    return { projection, log, release };
  };
  const count = () => appendCounts(events, 'count-a', 1);
  const sum = async () => (await views.get('counts', 'count-a'))?.sum;
  const version = async () => (await views.activeVersion('counts'))?.version;
  const shows = (position: string, by: { consumers: Consumers }) => by.consumers.waitFor(position, ['counts'], 60_000);

  it('show nothing before the first version is complete', async () => {
    await count();
    const { projection, log, release } = held(1, 1);
    const { task, health } = await node(projection, { log });
    await until(async () => task.status === 'building');
    await expect(views.find('counts', {})).rejects.toThrow(ViewNotBuilt);
    expect(await health.check()).toBe('counts is not built yet');
    release();
    await until(async () => (await version()) === 1);
    expect(await sum()).toBe(1);
  });

  it('keep the old version current while the new one is built, then swap', async () => {
    const old = await node(countingProjection(1));
    expect(await shows(await count(), old)).toBe('visible');
    const { projection, log, release } = held(2, 10);
    const next = await node(projection, { log });
    await until(async () => next.task.status === 'building');
    for (const likes of [2, 3]) {
      expect(await shows(await count(), next)).toBe('visible');
      expect(await sum()).toBe(likes);
    }
    expect(await next.health.check()).toBeUndefined();
    release();
    await until(async () => (await version()) === 2);
    expect(await shows(await count(), old)).toBe('visible');
    expect(await sum()).toBe(40);
    await until(async () => old.task.status === 'superseded');
    expect(await old.health.check()).toBeUndefined();
    expect(await next.health.check()).toBeUndefined();
  });

  it('never show an earlier state after the swap', async () => {
    // Acquires its lease once and never checks it again.
    const pause = (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    const old = await node(countingProjection(1), { timing: { ...IMMEDIATE_LEASES, pause } });
    expect(await shows(await count(), old)).toBe('visible');
    const store = open();
    const seen: unknown[] = [];
    const next = await node(countingProjection(2), {
      store: Object.assign(Object.create(store), {
        async activate(build: Parameters<ReadStore['activate']>[0]) {
          if (seen.length === 0) {
            await count();
            await until(async () => (await sum()) === 2 || old.task.finalError !== undefined);
            seen.push(await sum());
          }
          const isActive = await store.activate(build);
          seen.push(await sum());
          return isActive;
        },
      }),
    });
    await until(async () => next.task.status === 'live');
    await until(async () => (await sum()) === 2);
    expect(seen).toEqual(seen.map(() => 2));
    expect(await shows(await count(), next)).toBe('visible');
    expect(await sum()).toBe(3);
  });

  it('notice that another node has dropped a build', async () => {
    const [keeper, other] = [open(), open()];
    const { name, version, collections } = countingProjection(1);
    const build = { name, version };
    const take = (position: string) => commitOne(keeper, { projection: build, changes: [] }, { position });
    await keeper.prepare(build, collections);
    await take('1');
    await other.prepare(build, collections);
    await other.drop(build);
    await expect(take('2')).rejects.toThrow(BuildGone);
  });

  it('never return to an earlier version, whichever node restarts', async () => {
    const next = await node(countingProjection(2, 10));
    expect(await shows(await count(), next)).toBe('visible');
    for (const round of [2, 3]) {
      const old = await node(countingProjection(1));
      await until(async () => old.task.status === 'superseded');
      expect(await shows(await count(), old)).toBe('visible');
      expect([await version(), await sum()]).toEqual([2, round * 10]);
      await old.stop();
    }
  });

  it('stay ready when a new version cannot be built, and report the failure', async () => {
    const old = await node(countingProjection(1));
    expect(await shows(await count(), old)).toBe('visible');
    const next = await node({ ...countingProjection(2), project: () => [{ ...BROKEN }] });
    await until(async () => (await next.consumers.states())[0]?.restarts !== 0);
    expect(await shows(await count(), next)).toBe('visible');
    expect(await next.health.check()).toBeUndefined();
    const [state] = await next.consumers.states();
    expect(state?.finalError?.message).toContain('Version 2 of counts cannot be built');
    expect([await version(), await sum()]).toEqual([1, 2]);
  });
}

const BROKEN = { kind: 'put', collection: 'nowhere', id: 1, document: {} } as const;

describe('nodes with two versions over embedded views', () =>
  describeBlueGreen(() => {
    const store = new EmbeddedReadStore(':memory:', silentLog);
    return () => store;
  }));

describeWithMongo('nodes with two versions over MongoDB', (newDatabase) =>
  describeBlueGreen(() => {
    const db: Db = newDatabase();
    return () => new MongoReadStore(db);
  }),
);
