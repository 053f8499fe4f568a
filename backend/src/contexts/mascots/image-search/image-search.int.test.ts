import { ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { answering, HttpDouble, type Behaviour } from '../../../test-support/http-double.js';

describe('searching an image for a mascot', () => {
  let product: TestProduct;
  let double: HttpDouble;
  afterEach(async () => {
    await product.stop();
    await double.stop();
  });

  const startWith = async (behaviour: Behaviour) => {
    double = await HttpDouble.start(behaviour);
    product = await startTestProduct({ variables: { SEARXNG_URL: double.address } });
  };
  const search = (json: object, admin = true) => product.rest.call('POST', ROUTES.searchMascotImage, { admin, json });

  it('finds candidates by its name and brand', async () => {
    await startWith(answering({ results: [{ img_src: 'https://example.org/tux.png' }] }));
    const { id, name, brand } = await product.rest.publish();
    expect(await search({ mascotId: id })).toMatchObject({
      status: 200,
      body: { mascot: { name, brand }, images: ['https://example.org/tux.png'] },
    });
    expect(double.asked[0]?.searchParams.get('q')).toBe('Tux Linux mascot');
  });

  it('tells a failing provider apart from its own failures', async () => {
    await startWith(answering('secret stack', 500));
    const { id } = await product.rest.publish();
    expect(await search({ mascotId: id })).toMatchObject({
      status: 502,
      body: { error: 'The image search did not answer. Please try again.', code: 'provider_failed' },
    });
    expect((await search({ mascotId: 99 })).body).toMatchObject({ error: 'Mascot not found' });
    expect((await search({ mascotId: 'x' })).status).toBe(400);
    expect((await search({ mascotId: id }, false)).status).toBe(401);
  });
});
