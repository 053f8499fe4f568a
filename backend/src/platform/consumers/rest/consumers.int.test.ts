import { ConsumerStatusList, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { EVENT_STORE, type EventStore } from '../../event-store/event-store.js';
import { HostedProviders } from '../hosted-providers.js';
import { directoryProjection } from '../../../contexts/mascots/index.js';

describe('the state of what follows the log', () => {
  let product: TestProduct;
  beforeAll(async () => void (product = await startTestProduct()));
  afterAll(() => product.stop());

  it('is told of every projection and automation, with how far it is behind', async () => {
    await product.rest.publish();
    const { body } = await product.rest.get(ROUTES.consumers, { admin: true });
    const consumers = ConsumerStatusList.parse(body);
    const names = consumers.map(({ name }) => name);
    expect(names).toContain(directoryProjection.name);
    expect(names).toEqual(expect.arrayContaining(product.app.get(HostedProviders).automations()));
    expect(new Set(names).size).toBe(names.length);
    expect(consumers.find(({ name }) => name === directoryProjection.name)).toMatchObject({
      status: 'live',
      lagEvents: 0,
      restarts: 0,
      failure: null,
    });
  });

  it('is told without how far they are behind where the log cannot be read', async () => {
    const away = () => {
      throw new StoreUnavailable('A file of the log is not there');
    };
    const store = product.app.get<EventStore>(EVENT_STORE);
    const spies = [
      jest.spyOn(store, 'readAll').mockImplementation(away),
      jest.spyOn(store, 'readStream').mockImplementation(away),
    ];
    const { status, body } = await product.rest.get(ROUTES.consumers, { admin: true });
    spies.forEach((spy) => spy.mockRestore());
    expect(status).toBe(200);
    expect(ConsumerStatusList.parse(body).find(({ name }) => name === directoryProjection.name)).toMatchObject({
      status: 'live',
      lagEvents: null,
    });
  });

  it('is not told to visitors', async () => {
    expect((await product.rest.get(ROUTES.consumers)).status).toBe(401);
  });
});
