import { fillPath, GalleryPage, ROUTES, STUDIO_LIMITS, STUDIO_WIRE } from '@marcel/contracts';
import { photograph } from '../../../../platform/pictures/testing/samples.js';
import { StudioClient } from '../../../../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

describe('the gallery', () => {
  let product: TestProduct;

  const gallery = async (query = '') => GalleryPage.parse((await product.rest.get(`${ROUTES.gallery}${query}`)).body);
  const ids = async (query: string) => (await gallery(query)).items.map(({ id }) => id);

  beforeAll(async () => {
    product = await startTestProduct();
    const studio = new StudioClient(product.rest);
    const photo = await photograph();
    await studio.hug({ userName: 'Ada', [STUDIO_WIRE.portrait]: photo });
    await studio.drawing({ [STUDIO_WIRE.drawing]: photo });
    for (const prompt of ['A dog by the sea', 'A cat on the moon', 'Ada in the rain']) await studio.image({ prompt });
    for (const id of [2, 2, 1]) await product.rest.call('POST', fillPath(ROUTES.imageLike, { id }));
  });
  afterAll(() => product.stop());

  it('shows everything together, newest first or most liked first, as soon as it was asked for or liked', async () => {
    expect(await ids('')).toEqual(['gen-3', 'gen-2', 'gen-1', 'drawing-2', 'hug-1']);
    expect((await ids('?sort=likes')).slice(0, 2)).toEqual(['gen-2', 'gen-1']);
  });

  it('counts each type over everything, whatever is shown of it', async () => {
    const counts = { hugs: 1, drawings: 1, generated: 3 };
    expect(await gallery('?kinds=hugs,drawings&limit=1')).toMatchObject({ counts, items: [{ id: 'drawing-2' }] });
  });

  it('finds names and prompts', async () => {
    expect(await ids('?search=ADA')).toEqual(['gen-3', 'hug-1']);
    expect((await gallery('?search=ada')).counts).toEqual({ hugs: 1, drawings: 0, generated: 1 });
  });

  it.each(['recent', 'likes'])('goes on where a page of the %s ended, whatever comes in between', async (sort) => {
    const all = await ids(`?sort=${sort}`);
    const read: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: GalleryPage = await gallery(`?sort=${sort}&limit=2${after && `&after=${encodeURIComponent(after)}`}`);
      read.push(...page.items.map(({ id }) => id));
      after = page.next ?? null;
    }
    expect(read).toEqual(all);
  });

  it.each(['kinds=cats', 'kinds=', 'sort=oldest', 'limit=101', `search=${'a'.repeat(STUDIO_LIMITS.search + 1)}`])(
    'refuses %s',
    async (query) => {
      expect((await product.rest.get(`${ROUTES.gallery}?${query}`)).status).toBe(400);
    },
  );
});
