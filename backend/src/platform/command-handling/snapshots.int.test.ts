import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import type { Decider, DomainEvent, EventCatalogue, DecidedStream } from '../decider/decider.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { openInMemoryEventStore } from '../event-store/embedded/open.js';
import type { EventStore } from '../event-store/event-store.js';
import { CountingReads } from '../event-store/testing/counting-reads.js';
import { silentLog } from '../read-store/test-support/silent-log.js';
import { DecisionRunner } from './decision-runner.js';
import { newEvents, systemClockAndIds } from './new-events.js';
import { Snapshot, SNAPSHOT_INTERVAL, Snapshots, SNAPSHOTS } from './snapshots.js';

const Added = z.object({ amount: z.int() });
type AddedEvent = DomainEvent<'Added', z.infer<typeof Added>>;
const catalogue: EventCatalogue<AddedEvent> = { Added: { version: 1, schema: Added } };

const sum: Decider<number, AddedEvent, number> = {
  initialState: 0,
  evolve: (total, { data }) => total + data.amount,
  decide: (amount) => [{ type: 'Added', data: { amount } }],
};
const at = (version: number): DecidedStream<number, AddedEvent, number> => ({
  stream: 'sum-1',
  decider: sum,
  catalogue,
  snapshots: { version, schema: z.int() },
});
const context = { correlationId: 'request-1', causationId: 'cause-1', actor: { kind: 'visitor' } } as const;

describe('a long stream', () => {
  const LENGTH = 20 * SNAPSHOT_INTERVAL;
  let log: EventStore;
  let reads: CountingReads;
  let documents: SqliteDocumentStore;

  /** A process that has not seen the stream yet. */
  const fresh = (store = documents) =>
    new DecisionRunner({
      store: reads.store,
      snapshots: new Snapshots({ documents: store, log: silentLog }),
      ...systemClockAndIds,
    });
  const add = (runner: DecisionRunner, idempotencySeed?: string) =>
    runner.run({ ...at(1), command: 1, commandName: 'Add', context: { ...context, idempotencySeed } });
  /** Also waits until a snapshot is stored. */
  const readFor = async (work: () => Promise<unknown>): Promise<number> => {
    const before = reads.events;
    await work();
    await nextTurn();
    return reads.events - before;
  };

  beforeEach(async () => {
    log = openInMemoryEventStore();
    reads = new CountingReads(log);
    documents = new SqliteDocumentStore({ file: ':memory:' });
    const events = Array.from({ length: LENGTH }, () => ({ type: 'Added', data: { amount: 1 } }) as const);
    await log.append(
      'sum-1',
      'any',
      newEvents({ stream: 'sum-1', events, catalogue, commandName: 'Add', context }, systemClockAndIds),
    );
    await readFor(() => fresh().load(at(1)));
  });
  afterEach(() => log.close());

  it('is decided on from its last snapshot, in any process', async () => {
    const runner = fresh();
    for (let more = 1; more <= 2 * SNAPSHOT_INTERVAL; more += 1) {
      expect(await readFor(() => add(runner))).toBeLessThanOrEqual(1);
      expect(await readFor(() => fresh().load(at(1)))).toBeLessThanOrEqual(SNAPSHOT_INTERVAL);
      expect((await fresh().load(at(1))).state).toBe(LENGTH + more);
    }
  });

  it('is folded to the same state with and without snapshots', async () => {
    expect(await fresh().load(at(1))).toEqual(await fresh(new SqliteDocumentStore({ file: ':memory:' })).load(at(1)));
  });

  it('finds old events of a repeated request', async () => {
    const runner = fresh();
    const { events } = await add(runner, 'key-1');
    for (let more = 0; more < SNAPSHOT_INTERVAL; more += 1) await add(runner);
    expect(await readFor(async () => expect((await add(fresh(), 'key-1')).events).toEqual(events))).toBeLessThan(
      2 * SNAPSHOT_INTERVAL,
    );
    expect((await runner.load(at(1))).state).toBe(LENGTH + SNAPSHOT_INTERVAL + 1);
  });

  it.each<[string, Partial<Snapshot>]>([
    ['of another version', {}],
    ['of another shape', { version: 2, state: 'many' }],
    ['of another log', { version: 2, eventId: randomUUID(), state: 7 }],
    ['of a longer log', { version: 2, revision: 2 * LENGTH, state: 7 }],
  ])('is folded again when its snapshot is %s, and the snapshot is replaced', async (_, change) => {
    await documents.put(SNAPSHOTS, 'sum-1', { ...(await kept()), ...change });
    expect((await fresh().load(at(2))).state).toBe(LENGTH);
    await nextTurn();
    expect(await kept()).toMatchObject({ version: 2, revision: LENGTH - 1, state: LENGTH });
  });

  it('is folded again when snapshots are unavailable', async () => {
    jest.spyOn(documents, 'get').mockRejectedValue(new StoreUnavailable('Away'));
    jest.spyOn(documents, 'put').mockRejectedValue(new StoreUnavailable('Away'));
    const runner = fresh();
    expect((await runner.load(at(1))).state).toBe(LENGTH);
    expect(await readFor(() => runner.load(at(1)))).toBe(1);
  });

  const kept = async () => Snapshot.parse((await documents.get(SNAPSHOTS, 'sum-1'))?.value);
});
