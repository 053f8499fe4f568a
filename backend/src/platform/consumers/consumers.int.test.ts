import { SqliteDocumentStore } from '../document-store/sqlite.js';
import type { EventBatch, EventStore, Position } from '../event-store/event-store.js';
import { openInMemoryEventStore } from '../event-store/embedded/open.js';
import { LeaseStore } from '../leader-election/lease-store.js';
import { silentLog } from '../read-store/test-support/silent-log.js';
import { numbered } from '../event-store/contract/test-support/harness.js';
import type { Role } from '../config/settings.js';
import type { Consumer, Placement } from './consumer.js';
import { ConsumerRun } from './consumer-run.js';
import { Consumers } from './consumers.js';
import { LogFeed } from './log-feed.js';
import { until } from '../../test-support/pause.js';

const timing = {
  beatMs: 1000,
  missedBeats: 3,
  confirmationMs: Infinity,
  coolDownBeats: 1000,
  longestCoolDownBeats: 1000,
  pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
};

class Counter implements Consumer {
  readonly filter = { streamPrefixes: ['count-'] };
  seen = 0;
  constructor(
    readonly name: string,
    private readonly fails = false,
    readonly stored: { checkpoint?: Position } = {},
  ) {}
  async resumePosition() {
    return undefined;
  }
  async handle({ events, position }: EventBatch): Promise<void> {
    if (this.fails && events.length > 0) throw new Error('a newer event');
    this.seen += events.length;
    this.stored.checkpoint = position;
  }
}

describe('consumers', () => {
  let events: EventStore;
  let leases: LeaseStore;
  let now: number;
  const started: Consumers[] = [];
  beforeEach(() => {
    now = 0;
    events = openInMemoryEventStore();
    leases = new LeaseStore(new SqliteDocumentStore({ file: ':memory:' }));
  });
  afterEach(async () => {
    for (const consumers of started.splice(0))
      for (const placement of ['each-api-node', 'worker', 'projector'] as const) await consumers.stop(placement);
    await events.close();
  });

  async function node(counter: Counter, placement: Placement, roles: readonly Role[], shared = true) {
    const task = new ConsumerRun({ feed: new LogFeed(events), log: silentLog }, counter);
    const tracker = {
      waitFor: task.waitFor.bind(task),
      checkpoint: async () => task.position ?? counter.stored.checkpoint,
      matchesLog: async () => true,
    };
    const isFollowed = placement !== 'each-api-node';
    const hosted = () => [{ name: counter.name, placement, task, ...(isFollowed && { tracker }) }];
    const consumers = new Consumers({
      hosted,
      events,
      leases: shared ? leases : undefined,
      roles,
      log: silentLog,
      timing,
      now: () => now,
    });
    started.push(consumers);
    await consumers.start();
    return { consumers, health: consumers, run: task };
  }

  it('run on one node with their role at a time', async () => {
    const [api, first, second] = [new Counter('views'), new Counter('views'), new Counter('views')];
    await node(api, 'projector', ['api', 'worker']);
    await node(first, 'projector', ['projector']);
    await until(async () => (await leases.find('views'))?.owner !== undefined);
    await node(second, 'projector', ['projector']);
    await events.append('count-1', 'no_stream', numbered(3));
    await until(async () => first.seen === 3);
    expect([api.seen, second.seen]).toEqual([0, 0]);
  });

  it('run on each API node if so declared', async () => {
    const counters = [new Counter('feed'), new Counter('feed'), new Counter('feed')] as const;
    await node(counters[0], 'each-api-node', ['api']);
    await node(counters[1], 'each-api-node', ['api', 'worker']);
    await node(counters[2], 'each-api-node', ['projector']);
    await events.append('count-1', 'no_stream', numbered(2));
    await until(async () => counters[0].seen === 2 && counters[1].seen === 2);
    expect(counters[2].seen).toBe(0);
  });

  it('are taken over by a healthy node when they fail, and only the failing node is not ready', async () => {
    const [old, api] = [
      await node(new Counter('views', true), 'projector', ['projector']),
      await node(new Counter('views'), 'projector', ['api']),
    ];
    await until(async () => old.run.status === 'live');
    const counter = new Counter('views');
    const healthy = await node(counter, 'projector', ['projector']);
    await events.append('count-1', 'no_stream', numbered(1));
    await until(async () => healthy.run.status === 'live' && counter.seen === 1);
    expect(await old.health.check()).toBe('views has ended on this node');
    expect(await healthy.health.check()).toBeUndefined();
    const [seen] = await api.consumers.states();
    expect(seen).toMatchObject({ owner: healthy.consumers.node, finalError: undefined });
    expect(await old.consumers.states()).toMatchObject([{ restarts: 1, owner: healthy.consumers.node }]);
  });

  it('show a node that has lost them how far their new node is', async () => {
    const stored = {};
    const old = await node(new Counter('views', false, stored), 'worker', ['worker']);
    await until(async () => old.run.status === 'live');
    await node(new Counter('views', false, stored), 'worker', ['worker']);
    await old.consumers.stop('worker');
    const { position } = await events.append('count-1', 'no_stream', numbered(1));
    expect(await old.consumers.waitFor(position, ['views'])).toBe('visible');
  });

  it('make every node unready when no node runs them', async () => {
    const { health } = await node(new Counter('views'), 'projector', ['api']);
    expect(await health.check()).toBe('views is not built yet');
    now = 60_000;
    expect(await health.check()).toBe('no node runs views');
  });

  it('report their lag', async () => {
    const counter = new Counter('views');
    const { health, consumers, run } = await node(counter, 'worker', ['api', 'projector', 'worker'], false);
    await until(async () => run.status === 'live');
    expect(await health.check()).toBeUndefined();
    expect(await health.states()).toMatchObject([{ name: 'views', status: 'live', lag: { events: 0, seconds: 0 } }]);
    await consumers.stop('worker');
    await events.append('count-1', 'no_stream', numbered(5));
    expect(await health.states()).toMatchObject([{ lag: { events: 5 } }]);
  });

  it('can be awaited by name', async () => {
    const { consumers } = await node(new Counter('views'), 'worker', ['api', 'projector', 'worker'], false);
    const { position } = await events.append('count-1', 'no_stream', numbered(1));
    expect(await consumers.waitFor(position, ['views'])).toBe('visible');
    expect(() => consumers.waitFor(position, ['nowhere'])).toThrow('nowhere');
  });
});
