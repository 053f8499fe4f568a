import { fillPath, ROUTES } from '@marcel/contracts';
import { Consumers } from '../platform/consumers/consumers.js';
import { EventStoreUnavailable } from '../platform/event-store/errors.js';
import { collect } from '../platform/event-store/event-store.js';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';
import { seedDemonstration } from './seed-demonstration.js';

const FIVE = ['Astro', 'Domo-kun', 'Freddie', 'Octocat', 'Tux'];

describe('seeding an empty log', () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await startTestProduct();
    // The pictures do not matter here.
    await product.app.get(Consumers).stop('worker');
  });
  afterEach(() => product.stop());

  const seed = () => seedDemonstration(product.app);

  /** Stops seeding after the given number of durable appends, as a kill would. */
  const seedUpTo = async (appends: number) => {
    const { events: log } = product.engines;
    const append = log.append.bind(log);
    let left = appends;
    const killed = jest.spyOn(log, 'append').mockImplementation((stream, expected, events) => {
      const isSeed = events.some(({ metadata }) => metadata.actor.id === 'seed');
      if (isSeed && left-- <= 0) return Promise.reject(new EventStoreUnavailable('Killed'));
      return append(stream, expected, events);
    });
    await expect(seed()).rejects.toThrow('Killed');
    killed.mockRestore();
  };
  const names = async () => (await product.rest.mascots()).map(({ name }) => name).sort();
  const requests = async () => {
    const stored = await collect(product.engines.events.readAll());
    return stored.filter(({ type }) => type === 'GenerationRequested').length;
  };
  const remove = (id: number) => product.rest.call('DELETE', fillPath(ROUTES.mascot, { id }), { admin: true });

  it('adds five mascots and seven pictures once, also after a failed attempt', async () => {
    await seedUpTo(0);
    await seed();
    expect(await names()).toEqual(FIVE);
    expect(await requests()).toBe(7);
    await remove(1);
    await seed();
    expect(await names()).toHaveLength(4);
    expect(await requests()).toBe(7);
  });

  it('resumes after it was killed', async () => {
    await seedUpTo(25);
    await seed();
    expect(await names()).toEqual(FIVE);
    expect(await requests()).toBe(7);
  });

  it('does not restore a mascot that an admin deleted meanwhile', async () => {
    await seedUpTo(18);
    await remove(1);
    const before = await names();
    await seed();
    const after = await names();
    expect(after).toHaveLength(4);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it('does not change a log with other events', async () => {
    await product.rest.submit({ name: 'Own' });
    await seed();
    expect(await names()).toEqual([]);
  });
});
