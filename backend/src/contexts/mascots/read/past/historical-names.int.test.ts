import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';
import { historicalNames } from './historical-names.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

test('mascots alone are called, whatever numbers other records have', async () => {
  const { id } = await product.rest.publish({ name: 'Tux', brand: 'Linux' });
  const views = product.app.get<ReadStore>(READ_STORE);
  const streams = [`mascot-${id}`, `image-1${id}`, `submission-${id}`, 'frontend-studio'];
  const called = await historicalNames(views, streams);
  const now = new Date().toISOString();
  expect(streams.map((stream) => called(stream, now))).toEqual([
    { name: 'Tux', brand: 'Linux' },
    undefined,
    undefined,
    undefined,
  ]);
});
