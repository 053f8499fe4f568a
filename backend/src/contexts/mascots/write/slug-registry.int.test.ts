import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import { readAll } from '../../../platform/event-store/contract/test-support/harness.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';
import { SlugRegistry } from './uniqueness.js';

const context = { correlationId: 'request', causationId: 'request', actor: { kind: 'system' } } as const;

describe('the slug registry', () => {
  const store = openInMemoryEventStore();
  const slugs = new SlugRegistry(store);

  afterAll(() => store.close());

  it('never assigns a slug twice, also when another name looks like a numbered one', async () => {
    expect(await slugs.reserve('Tux 2', 1, context)).toBe('tux-2');
    expect(await slugs.reserve('Tux', 2, context)).toBe('tux');
    expect(await slugs.reserve('Tux', 3, context)).toBe('tux-3');
  });

  it('assigns a repeated request the same slug, although other slugs were reserved', async () => {
    const repeatable = { ...context, idempotencySeed: 'request-1' };
    await slugs.reserve('Submit 2', 4, context);
    expect(await slugs.reserve('Submit', 5, repeatable)).toBe('submit-3');
    expect(await slugs.reserve('Submit', 5, repeatable)).toBe('submit-3');
  });
});

describe('the slug registry on EventStoreDB', () => {
  const server = useSimulator();

  it('assigns a repeated request the same slug, and no other, after the server forgot its id', async () => {
    const repeatable = { ...context, idempotencySeed: 'request-1' };
    const store = server.openStore();
    await new SlugRegistry(store).reserve('Submit 2', 4, context);
    const first = await new SlugRegistry(store).reserve('Submit', 5, repeatable);
    const before = await readAll(store);
    await server.simulator.restart();
    const again = server.openStore();
    expect(await new SlugRegistry(again).reserve('Submit', 5, repeatable)).toBe(first);
    expect(await readAll(again)).toEqual(before);
  });
});
