import { MASCOT_SUGGESTIONS, MascotSuggestions, fillPath, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  await product.rest.publish({ name: 'Emperor', brand: 'Penguin Books' });
  await product.rest.publish({ name: 'Pingu the Penguin', brand: 'Trickfilm' });
  await product.rest.publish({ name: 'Penguin', brand: 'Biscuits' });
  await product.rest.publish({ name: 'Tux', brand: 'Linux', visualDesc: 'A contented penguin' });
});
afterAll(() => product.stop());

const suggest = async (search: string) => {
  const { status, body } = await product.rest.get(`${ROUTES.mascotSuggestions}?${new URLSearchParams({ search })}`);
  expect(status).toBe(200);
  const { suggestions, isNear } = MascotSuggestions.parse(body);
  return { names: suggestions.map(({ name }) => name), isNear };
};

describe('what is suggested to somebody who types', () => {
  it('begins so, then has it in its name, then in its brand; a description alone is not suggested', async () =>
    expect(await suggest('peng')).toEqual({ names: ['Penguin', 'Pingu the Penguin', 'Emperor'], isNear: false }));

  it('is what is called nearly so, where nothing is called so', async () => {
    expect(await suggest('pengiun')).toMatchObject({ names: expect.arrayContaining(['Penguin']), isNear: true });
    expect(await suggest('linxu')).toEqual({ names: ['Tux'], isNear: true });
    expect(await suggest('wombat')).toEqual({ names: [], isNear: true });
  });

  it('is nothing where only descriptions have it: the list shows them', async () =>
    expect(await suggest('contented')).toEqual({ names: [], isNear: false }));

  it('are the most liked first, and a few', async () => {
    const liked = await product.rest.publish({ name: 'Robot 9', brand: 'Robots' });
    for (let number = 1; number <= MASCOT_SUGGESTIONS.most; number += 1)
      await product.rest.publish({ name: `Robot ${number}`, brand: 'Robots' });
    await product.rest.call('POST', fillPath(ROUTES.mascotLike, { id: liked.id }));
    const { names } = await suggest('robot');
    expect(names).toHaveLength(MASCOT_SUGGESTIONS.most);
    expect(names[0]).toBe('Robot 9');
  });

  it('is first of all what is called so, however many others begin so', async () => {
    const others = Array.from({ length: 51 }, (_, number) => `Lynx ${number}`);
    for (const name of ['Lynx', ...others]) await product.rest.publish({ name, brand: 'Lynxes' });
    expect((await suggest('lynx')).names[0]).toBe('Lynx');
  });

  it('begins with two letters, and takes no more than a name has', async () => {
    for (const search of ['', ' p ', 'p']) expect((await suggest(search)).names).toEqual([]);
    expect((await product.rest.get(ROUTES.mascotSuggestions)).status).toBe(200);
    expect((await product.rest.get(`${ROUTES.mascotSuggestions}?search=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await suggest('% _')).names).toEqual([]);
  });
});
