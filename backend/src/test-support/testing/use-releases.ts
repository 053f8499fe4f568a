import { startTestProduct, type TestProduct } from '../test-product.js';
import { ReleaseClient } from '../releases/release-client.js';

/** Starts a product for the tests of a file, and speaks there for the team of a frontend. */
export function useReleases(frontend: string): () => ReleaseClient {
  let product: TestProduct;
  let team: ReleaseClient;
  beforeAll(async () => {
    product = await startTestProduct();
    team = new ReleaseClient(product.rest, frontend);
  });
  afterAll(() => product.stop());
  return () => team;
}
