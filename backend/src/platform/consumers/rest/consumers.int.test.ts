import { ConsumerStatusList, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
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

  it('is not told to visitors', async () => {
    expect((await product.rest.get(ROUTES.consumers)).status).toBe(401);
  });
});
