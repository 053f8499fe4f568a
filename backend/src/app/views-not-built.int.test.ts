import { ErrorBody, fillPath, LikeCount, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';

jest.setTimeout(60_000);

describe('a product without a whole read model', () => {
  let product: TestProduct;
  beforeAll(async () => void (product = await startTestProduct()));
  afterAll(() => product.stop());

  it('shows none of it, says when to come again, and builds it anew', async () => {
    const { id, slug } = await product.rest.publish();
    const { views } = product.engines;
    const active = await views.activeVersion('mascots');
    if (active === undefined) throw new Error('There is no read model');
    await views.drop(active);
    for (const path of [ROUTES.mascots, fillPath(ROUTES.mascotBySlug, { slug })]) {
      const { status, headers, body } = await product.rest.get(path);
      expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '5' });
      expect(ErrorBody.parse(body)).toMatchObject({ code: 'unavailable' });
    }
    expect((await product.rest.get(ROUTES.ready)).status).toBe(503);

    // The next event finds the build gone.
    const { body } = await product.rest.call('POST', fillPath(ROUTES.mascotLike, { id }));
    expect(LikeCount.parse(body).likes).toBe(1);
    expect((await product.rest.mascots())[0]?.likes).toBe(1);
    expect((await product.rest.get(ROUTES.ready)).status).toBe(200);
  });
});
