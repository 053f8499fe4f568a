import { ImportResult, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

describe('the demonstration import', () => {
  let product: TestProduct;

  beforeEach(async () => {
    product = await startTestProduct();
  });
  afterEach(() => product.stop());

  const bringIn = async () =>
    ImportResult.parse((await product.rest.call('POST', ROUTES.importDemonstration, { admin: true })).body);

  it('brings five mascots into an empty directory, and then no more', async () => {
    expect(await bringIn()).toEqual({ imported: 5, errors: [] });
    const again = await bringIn();
    expect(again.imported).toBe(0);
    expect(again.errors).toHaveLength(5);
    expect(again.errors[4]).toBe('Tux (Linux) is already in the directory and was skipped');
    const slugs = (await product.rest.mascots()).map(({ slug }) => slug);
    expect(slugs).toEqual(['tux', 'octocat', 'domo-kun', 'freddie', 'astro']);
  });

  it('makes five mascots of ten imports at once', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, bringIn));
    expect(results.reduce((sum, { imported }) => sum + imported, 0)).toBe(5);
    expect(await product.rest.mascots()).toHaveLength(5);
  });

  it('passes over a mascot that a visitor submitted, in any case', async () => {
    await product.rest.publish({ name: 'TUX', brand: 'linux' });
    expect((await bringIn()).imported).toBe(4);
  });

  it('brings back what was deleted or renamed', async () => {
    await bringIn();
    const [tux, octocat] = await product.rest.mascots();
    await product.rest.call('DELETE', `/api/mascots/${tux?.id}`, { admin: true });
    await product.rest.call('PUT', `/api/mascots/${octocat?.id}`, { admin: true, json: { name: 'Mona' } });
    expect((await bringIn()).imported).toBe(2);
    const slugs = (await product.rest.mascots()).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['tux-2', 'octocat', 'octocat-2']));
  });

  it('is for admins', async () => {
    expect((await product.rest.call('POST', ROUTES.importDemonstration)).status).toBe(401);
  });
});
