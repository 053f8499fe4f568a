import { FrontendList, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';
import { ReleaseClient } from '../../../../test-support/releases/release-client.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const list = async () => FrontendList.parse((await product.rest.call('GET', ROUTES.frontends, { admin: true })).body);
const fail = (report: object) =>
  product.rest.call('POST', ROUTES.frontendFailures, { json: { kind: 'load', ...report } });

it('tells of each frontend why it is live, what it weighs and what has failed in browsers', async () => {
  expect(await list()).toEqual([]);
  const [studio, admin] = [new ReleaseClient(product.rest, 'studio'), new ReleaseClient(product.rest, 'admin')];
  const live = await studio.publish({}, { 'a.js': '0123456789' });
  await studio.act('releaseDeploy', live, { reason: 'The sale' });
  const tried = await studio.publish({ version: '2.0.0' });
  await studio.act('releaseCanary', tried, { share: 10 });
  await admin.publish();
  for (const release of [live, tried, tried]) await fail({ frontend: 'studio', release });
  expect((await fail({ frontend: 'admin' })).body).toEqual({ counted: true });
  expect((await fail({ frontend: 'studio' })).body).toEqual({ counted: false });
  const bytes = expect.any(Number);
  const [first, second] = await list();
  expect(first).toMatchObject({
    name: 'admin',
    live: null,
    standing: { live: { bytes: null, failures: 1 }, canary: null },
  });
  expect(second).toMatchObject({
    name: 'studio',
    live: { release: live, reason: 'The sale' },
    canary: { release: tried, reason: null },
    standing: { live: { bytes, failures: 1 }, canary: { bytes, failures: 2 } },
  });
  expect(second?.standing.live.bytes).toBeGreaterThan(second?.standing.canary?.bytes ?? 0);
});
