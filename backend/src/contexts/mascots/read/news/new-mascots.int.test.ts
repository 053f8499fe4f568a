import { Mascot, NewMascot, ROUTES } from '@marcel/contracts';
import { serverSentEvents } from '../../../../test-support/server-sent-events.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

describe('the news of mascots', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('are told to anybody: who was approved, once the directory shows it, and nothing that it does not show', async () => {
    const response = await fetch(product.rest.address + ROUTES.mascotEvents);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const imported = await product.rest.call('POST', ROUTES.importDemonstration, { admin: true });
    expect(imported.status).toBe(200);
    const { id, name, brand, slug, imageUrl } = await product.rest.publish({ name: 'Fresh' });
    const { value: told } = await serverSentEvents(response, NewMascot).next();
    expect(told).toEqual({ id, name, brand, slug, imageUrl });
    expect(Mascot.parse((await product.rest.get(`/api/mascots/slug/${slug}`)).body).id).toBe(id);
  });
});
