import {
  fillPath,
  galleryItemPage,
  GalleryEntry,
  GalleryPage,
  type Hug,
  ROUTES,
  STUDIO_LIMITS,
  STUDIO_FILES,
} from '@marcel/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import sharp from 'sharp';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { ModerationClient } from '../../../test-support/moderation/moderation-client.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

const SHELL = '<!doctype html><html><head><title>Marcel OS</title></head><body></body></html>';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  const dist = path.join(product.dataDirectory, 'shell', 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'index.html'), SHELL);
  const studio = new StudioClient(product.rest);
  const photo = await photograph();
  await studio.hug({ userName: 'Ada <3', [STUDIO_FILES.portrait]: photo });
  await studio.drawing({ [STUDIO_FILES.drawing]: photo });
  for (const prompt of ['A dog by the sea', 'A cat on the moon', 'Ada in the rain']) await studio.image({ prompt });
  for (const id of [2, 2, 1]) await product.rest.call('POST', fillPath(ROUTES.imageLike, { id }));
});
afterAll(() => product.stop());

describe('the gallery', () => {
  const gallery = async (query = '') => GalleryPage.parse((await product.rest.get(`${ROUTES.gallery}${query}`)).body);
  const ids = async (query: string) => (await gallery(query)).items.map(({ id }) => id);

  it('shows all kinds together, newest or most liked first, right after a request or like', async () => {
    expect(await ids('')).toEqual(['gen-3', 'gen-2', 'gen-1', 'drawing-2', 'hug-1']);
    expect((await ids('?sort=likes')).slice(0, 2)).toEqual(['gen-2', 'gen-1']);
  });

  it('counts each type over the whole selection', async () => {
    const counts = { hugs: 1, drawings: 1, generated: 3 };
    expect(await gallery('?kinds=hugs,drawings&limit=1')).toMatchObject({ counts, items: [{ id: 'drawing-2' }] });
  });

  it('finds names and prompts by separate words', async () => {
    expect(await ids('?search=ADA')).toEqual(['gen-3', 'hug-1']);
    expect(await ids(`?search=${encodeURIComponent(' moon  cat')}`)).toEqual(['gen-2']);
    expect(await ids('?search=moon%20rain')).toEqual([]);
    expect(await ids('?search=cats')).toEqual(['gen-2']);
    expect(await ids('?search=hugs%20ada')).toEqual(['hug-1']);
    expect(await ids(`?search=${encodeURIComponent('Ádà')}`)).toEqual(['gen-3', 'hug-1']);
    expect((await gallery('?search=ada')).counts).toEqual({ hugs: 1, drawings: 0, generated: 1 });
  });

  it('filters by ids', async () => {
    expect(await ids('?ids=hug-1,gen-3,drawing-1,gen-99')).toEqual(['gen-3', 'hug-1']);
    expect((await gallery('?ids=gen-1')).counts).toEqual({ hugs: 0, drawings: 0, generated: 1 });
  });

  it.each(['recent', 'likes'])('continues after a page of %s, in spite of new items', async (sort) => {
    const all = await ids(`?sort=${sort}`);
    const read: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: GalleryPage = await gallery(`?sort=${sort}&limit=2${after && `&after=${encodeURIComponent(after)}`}`);
      read.push(...page.items.map(({ id }) => id));
      after = page.next ?? null;
    }
    expect(read).toEqual(all);
  });

  it.each([
    'ids=',
    'ids=cat-1',
    `ids=${Array(101).fill('hug-1').join()}`,
    'kinds=cats',
    'kinds=',
    'sort=oldest',
    'limit=101',
    `search=${'a'.repeat(STUDIO_LIMITS.search + 1)}`,
  ])('refuses %s', async (query) => {
    expect((await product.rest.get(`${ROUTES.gallery}?${query}`)).status).toBe(400);
  });

  describe('each picture', () => {
    const findEntry = async (id: string, query = '') =>
      GalleryEntry.parse((await product.rest.get(fillPath(ROUTES.galleryEntry, { id }) + query)).body);

    it('has neighbors in the requested order and selection', async () => {
      expect(await findEntry('gen-3')).toMatchObject({ previousId: null, nextId: 'gen-2' });
      expect(await findEntry('gen-1')).toMatchObject({ previousId: 'gen-2', nextId: 'drawing-2' });
      expect(await findEntry('gen-1', '?sort=likes')).toMatchObject({ previousId: 'gen-2', nextId: 'gen-3' });
      expect(await findEntry('hug-1', '?search=ada')).toMatchObject({ previousId: 'gen-3', nextId: null });
      expect(await findEntry('gen-1', '?kinds=generated')).toMatchObject({ previousId: 'gen-2', nextId: null });
    });

    it('lists the understood words, and similar pictures', async () => {
      const { item, words, similar, originalUrl } = await findEntry('gen-1');
      expect({ id: item.id, words, originalUrl }).toEqual({
        id: 'gen-1',
        words: { understood: ['dog', 'by the sea'], unknown: [], mended: [] },
        originalUrl: null,
      });
      expect(similar.map(({ id }) => id)).toEqual(['gen-3', 'gen-2']);
    });

    it('has an original only if it was drawn', async () => {
      expect(await findEntry('drawing-2')).toMatchObject({
        words: null,
        originalUrl: expect.stringMatching(/^\/pictures\//),
      });
      expect(await findEntry('hug-1')).toMatchObject({ words: null, originalUrl: null });
    });

    it.each(['gen-99', 'drawing-1', 'hug-2', 'hug-x', 'constructor'])('%s is not found', async (id) => {
      expect((await product.rest.get(fillPath(ROUTES.galleryEntry, { id }))).status).toBe(404);
    });
  });
});

describe('the pages of pictures', () => {
  let hug: Hug;
  beforeAll(async () => {
    hug = await new StudioClient(product.rest).settledHug(1);
  });

  const page = async (id: string) => {
    const { status, body } = await product.rest.get(galleryItemPage(id));
    return { status, html: String(body) };
  };

  it('describe their picture to previews, with its size', async () => {
    const { status, html } = await page(`hug-${hug.id}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>A hug for Ada &lt;3 - Marcel OS</title>');
    const card = `${product.rest.address}/pictures/cards/hug-${hug.id}`;
    expect(html).toContain(`<meta property="og:image" content="${card}">`);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    const answer = await fetch(card);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(Buffer.from(await (await fetch(card)).arrayBuffer())).toEqual(bytes);
    expect(html).toContain('<meta property="og:image:alt" content="A hug for Ada &lt;3">');
    expect(html).toContain(`/?window=gallery&amp;item=hug-${hug.id}">`);
  });

  it.each(['hug-999', 'gen-999', 'nonsense', 'hug-999999999999999999'])(
    'of %s say that the picture is not found',
    async (id) => {
      const { status, html } = await page(id);
      expect(status).toBe(404);
      expect(html).toContain('<title>Gallery - Marcel OS</title>');
    },
  );

  it('do not show hidden pictures', async () => {
    await new ModerationClient(product.rest).moderate({ kind: 'hug', id: hug.id }, 'hide');
    const { status, html } = await page(`hug-${hug.id}`);
    expect(status).toBe(404);
    expect(html).not.toContain('Ada');
    expect((await fetch(`${product.rest.address}/pictures/cards/hug-${hug.id}`)).status).toBe(404);
  });
});
