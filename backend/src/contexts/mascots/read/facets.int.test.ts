import { MascotFacets, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  for (const [name, type, style, cuteness] of [
    ['Tux', 'Animal', 'Cartoon', '9'],
    ['Rex', 'animal', 'Modern', '3'],
    ['Bot', 'Robot', 'Modern', '5'],
    ['Nix', 'Mythical Creature', 'Cartoon', '7'],
  ] as const)
    await product.rest.publish({ name, type, style, cuteness, industry: 'Technology' });
  await product.rest.publish({ name: 'Untold' });
});
afterAll(() => product.stop());

const facets = async (query: Record<string, string> = {}) => {
  const { status, body } = await product.rest.get(`${ROUTES.mascotFacets}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  const counts = (facet: MascotFacets['type']) => Object.fromEntries(facet.map(({ value, count }) => [value, count]));
  const { industry, type, style, status: standing } = MascotFacets.parse(body);
  return { industry: counts(industry), type: counts(type), style: counts(style), status: counts(standing) };
};

it('every choice is counted in any case, with what it means besides', async () => {
  expect(await facets()).toEqual({
    industry: { technology: 4 },
    type: { animal: 2, robot: 1, fantasy: 1, 'mythical creature': 1 },
    style: { cartoon: 2, modern: 2 },
    status: { active: 5 },
  });
});

it('a choice is counted beside what else narrows the list, but not beside itself', async () => {
  expect(await facets({ type: 'Animal' })).toEqual({
    industry: { technology: 2 },
    type: { animal: 2, robot: 1, fantasy: 1, 'mythical creature': 1 },
    style: { cartoon: 1, modern: 1 },
    status: { active: 2 },
  });
  expect(await facets({ style: 'Modern', minCuteness: '4' })).toMatchObject({
    type: { robot: 1 },
    style: { cartoon: 2, modern: 1 },
  });
  expect(await facets({ search: 'wombat' })).toEqual({ industry: {}, type: {}, style: {}, status: {} });
});

it('what is no filter is refused', async () => {
  expect((await product.rest.get(`${ROUTES.mascotFacets}?status=sleeping`)).status).toBe(400);
});
