import { MascotList, MascotsOutcome, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

describe('several mascots at once', () => {
  let product: TestProduct;
  const call = async (method: string, path: string, json: object) => {
    const { status, body } = await product.rest.call(method, path, { admin: true, json });
    expect(status).toBe(200);
    return MascotsOutcome.parse(body);
  };
  const listed = async (query: string) =>
    MascotList.parse((await product.rest.get(`${ROUTES.mascots}?${query}`)).body).mascots;

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('are given the same, and those that are gone are named', async () => {
    const [one, two] = [await product.rest.publish({ name: 'One' }), await product.rest.publish({ name: 'Two' })];
    const outcome = await call('PUT', ROUTES.mascotsEdit, {
      ids: [one.id, 999, two.id],
      industry: 'Gaming',
      status: 'inactive',
      name: 'Not taken',
    });
    expect(outcome).toEqual({
      done: [one.id, two.id],
      refused: [{ id: 999, error: 'Mascot not found', code: 'not_found' }],
    });
    expect(await listed('status=inactive&industry=gaming&sortBy=name&sortOrder=asc')).toMatchObject([
      { name: 'One', industry: 'Gaming' },
      { name: 'Two', industry: 'Gaming' },
    ]);
  });

  it('are deleted', async () => {
    const [one, two] = [await product.rest.publish({ name: 'Three' }), await product.rest.publish({ name: 'Four' })];
    const { done } = await call('POST', ROUTES.mascotsDelete, { ids: [one.id, two.id] });
    expect(done).toEqual([one.id, two.id]);
    expect((await listed('')).map(({ id }) => id)).not.toEqual(expect.arrayContaining([one.id]));
    const again = await call('POST', ROUTES.mascotsDelete, { ids: [one.id] });
    expect(again).toMatchObject({ done: [], refused: [{ id: one.id }] });
  });

  it.each([{}, { ids: [] }, { ids: [1, 1] }, { ids: ['1'] }, { ids: Array.from({ length: 101 }, (_, n) => n + 1) }])(
    'are named by their ids: %j',
    async (json) => {
      for (const [method, path] of [
        ['PUT', ROUTES.mascotsEdit],
        ['POST', ROUTES.mascotsDelete],
      ] as const) {
        expect((await product.rest.call(method, path, { admin: true, json })).status).toBe(400);
      }
    },
  );

  it('are listed by whether they have a picture, and by brand', async () => {
    const { id } = await product.rest.publish({ name: 'Pictured', brand: 'aardvark' });
    const imageUrl = 'https://example.org/a.png';
    await product.rest.call('PUT', `/api/mascots/${id}`, { admin: true, json: { imageUrl } });
    expect((await listed('picture=present')).map(({ name }) => name)).toEqual(['Pictured']);
    expect((await listed('picture=missing')).map(({ name }) => name)).not.toContain('Pictured');
    expect((await listed('sortBy=picture&sortOrder=asc')).at(-1)?.name).toBe('Pictured');
    expect((await listed('sortBy=brand&sortOrder=asc'))[0]?.name).toBe('Pictured');
  });
});
