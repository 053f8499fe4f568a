import { ROUTES, SystemReport } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

describe('the system report', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const report = async () => SystemReport.parse((await product.rest.get(ROUTES.system, { admin: true })).body);

  it('reports version and disk use', async () => {
    const { version, startedAt, pictures, stores } = await report();
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Date.parse(startedAt)).toBeGreaterThan(0);
    expect(pictures.freeBytes).toBeGreaterThan(0);
    expect(stores.map(({ name }) => name)).toEqual(expect.arrayContaining(['events', 'views', 'keys']));
    for (const { bytes } of stores) expect(bytes).toBeGreaterThan(0);
  });

  it('needs a token', async () => expect((await product.rest.get(ROUTES.system)).status).toBe(401));
});
