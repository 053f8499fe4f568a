import { openInMemoryEventStore } from '../event-store/embedded/open.js';
import { EventStoreUnavailable } from '../event-store/errors.js';
import type { EventStore } from '../event-store/event-store.js';
import { useSimulator } from '../../test-support/testing/use-simulator.js';
import { readLastId, nextId } from './next-id.js';

const context = { correlationId: 'request-1', causationId: 'request-1', actor: { kind: 'visitor' } } as const;

describe('nextId', () => {
  let store: EventStore;
  beforeEach(() => {
    store = openInMemoryEventStore();
  });
  afterEach(() => store.close());

  it('counts each kind from 1', async () => {
    expect(await nextId(store, 'mascot', context)).toBe(1);
    expect(await nextId(store, 'mascot', context)).toBe(2);
    expect(await nextId(store, 'submission', context)).toBe(1);
  });

  it('returns no id twice', async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, () => nextId(store, 'mascot', context)));
    expect(new Set(ids).size).toBe(100);
    expect(Math.max(...ids)).toBe(100);
  });

  it('returns the first id to a repeated request', async () => {
    const repeatable = { ...context, idempotencySeed: 'key-1' };
    const first = await nextId(store, 'mascot', repeatable);
    await nextId(store, 'mascot', context);
    expect(await nextId(store, 'mascot', repeatable)).toBe(first);
  });

  it('does not return another id to a repeated request when the log does not show the first yet', async () => {
    const repeatable = { ...context, idempotencySeed: 'key-1', bodyHash: 'hash-1' };
    expect(await nextId(store, 'mascot', repeatable)).toBe(1);
    const deposed = { append: store.append.bind(store), readStream: async function* nothing() {} };
    await expect(nextId(deposed, 'mascot', repeatable)).rejects.toBeInstanceOf(EventStoreUnavailable);
    const other = nextId(store, 'mascot', { ...repeatable, bodyHash: 'hash-2' });
    await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });
});

describe('nextId on EventStoreDB', () => {
  const server = useSimulator();

  it('returns the first id to a repeated request and uses no other, after the server has forgotten the event id', async () => {
    const store = server.openStore();
    const repeatable = { ...context, idempotencySeed: 'key-1' };
    const first = await nextId(store, 'mascot', repeatable);
    const other = await nextId(store, 'mascot', { ...context, idempotencySeed: 'key-2' });
    await server.simulator.restart();
    const again = server.openStore();
    expect(await nextId(again, 'mascot', repeatable)).toBe(first);
    expect(await nextId(again, 'mascot', { ...context, idempotencySeed: 'key-2' })).toBe(other);
    expect(await readLastId(again, 'mascot')).toBe(2);
  });
});
