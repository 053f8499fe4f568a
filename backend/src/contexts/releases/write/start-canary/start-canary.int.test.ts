import { ReleaseClient } from '../../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

let product: TestProduct;
let studio: ReleaseClient;
beforeAll(async () => {
  product = await startTestProduct();
  studio = new ReleaseClient(product.rest, 'studio');
});
afterAll(() => product.stop());

it('gives a release to a share of visitors, beside what is live', async () => {
  const [one, two] = [await studio.deploy(), await studio.publish({ version: '2.0.0' })];
  for (const share of [0, 100, 'half', undefined])
    expect((await studio.act('releaseCanary', two, { share })).status).toBe(400);
  expect((await studio.act('releaseCanary', two, { share: 10 })).status).toBe(200);
  expect(await studio.report()).toMatchObject({ live: { release: one }, canary: { release: two, share: 10 } });
});
