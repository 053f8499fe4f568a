import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';
import { MissingImages } from './missing-images.js';

describe('the mascots that wait for an image', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('are those behind one, the next first', async () => {
    const tux = await product.rest.publish({ name: 'Tux', brand: 'Linux' });
    const pictured = await product.rest.publish({ name: 'Duke' });
    const json = { imageUrl: 'https://example.org/duke.png' };
    await product.rest.call('PUT', `/api/mascots/${pictured.id}`, { admin: true, json });
    const astro = await product.rest.publish({ name: 'Astro', brand: 'Sony' });
    const missing = product.app.get(MissingImages);
    expect(await missing.after(0)).toEqual({ next: { id: tux.id, name: 'Tux', brand: 'Linux' }, left: 2 });
    expect(await missing.after(tux.id)).toEqual({ next: { id: astro.id, name: 'Astro', brand: 'Sony' }, left: 1 });
    expect(await missing.after(astro.id)).toEqual({ next: undefined, left: 0 });
  });
});
