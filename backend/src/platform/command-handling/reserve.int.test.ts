import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../decider/decider.js';
import { readAll } from '../event-store/contract/test-support/harness.js';
import { openInMemoryEventStore } from '../event-store/embedded/open.js';
import { EventStoreUnavailable } from '../event-store/errors.js';
import type { EventStore } from '../event-store/event-store.js';
import { reserve } from './reserve.js';

const Claimed = z.object({ owner: z.int() });
type ClaimedEvent = DomainEvent<'Claimed', z.infer<typeof Claimed>>;
const catalogue: EventCatalogue<ClaimedEvent> = { Claimed: { version: 1, schema: Claimed } };
const context = { correlationId: 'request-1', causationId: 'request-1', actor: { kind: 'visitor' } } as const;

describe('reserve', () => {
  let store: EventStore;
  const claim = (
    stream: string,
    owner: number,
    log: Parameters<typeof reserve>[0] = store,
    idempotencySeed?: string,
  ) => {
    const event = { type: 'Claimed', data: { owner } } as const;
    const repeatable = { ...context, ...(idempotencySeed !== undefined && { idempotencySeed }) };
    return reserve(log, { stream, event, catalogue, commandName: 'Claim', context: repeatable });
  };

  beforeEach(() => {
    store = openInMemoryEventStore();
  });
  afterEach(() => store.close());

  it('returns its own event to the first caller', async () => {
    expect(await claim('slug-tux', 1)).toMatchObject({ data: { owner: 1 }, recorded: { revision: 0 } });
    expect(await claim('slug-freddie', 2)).toMatchObject({ data: { owner: 2 } });
  });

  it('returns the first event to later callers', async () => {
    const first = await claim('slug-tux', 1);
    expect(await claim('slug-tux', 2)).toEqual(first);
    expect(await readAll(store)).toHaveLength(1);
  });

  it('returns the event of the first request to a repeated one, although the data differ', async () => {
    const first = await claim('slug-tux', 1, store, 'key-1');
    expect(await claim('slug-tux', 2, store, 'key-1')).toEqual(first);
  });

  it('reads nothing for a new event, unless a repeated request may have appended it', async () => {
    const deposed = { append: store.append.bind(store), readStream: async function* nothing() {} };
    expect(await claim('slug-tux', 1, deposed)).toMatchObject({ data: { owner: 1 }, recorded: { revision: 0 } });
    await expect(claim('slug-freddie', 1, deposed, 'key-1')).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(claim('slug-freddie', 2, deposed)).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('has one winner among many at once', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, (_, owner) => claim('slug-tux', owner)));
    expect(new Set(claims.map(({ data }) => data.owner)).size).toBe(1);
    expect(await readAll(store)).toHaveLength(1);
  });
});
