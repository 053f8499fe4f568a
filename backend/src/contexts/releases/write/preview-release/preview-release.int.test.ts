import { PreviewLink } from '@marcel/contracts';
import { ReleaseClient } from '../../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ variables: { PUBLIC_URL: 'https://marcel.example.org' } });
});
afterAll(() => product.stop());

it('gives a link on the site that says when it ends', async () => {
  const studio = new ReleaseClient(product.rest, 'studio');
  const { url, expiresAt } = PreviewLink.parse((await studio.act('releasePreview', await studio.publish())).body);
  expect(url).toMatch(/^https:\/\/marcel\.example\.org\/preview\/[\w-]+\.[\w-]+$/);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  expect((await studio.act('releasePreview', '1.0.0-000000000000')).status).toBe(404);
});
