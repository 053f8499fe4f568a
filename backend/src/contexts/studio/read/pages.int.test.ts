import { galleryItemPage, Hug, STUDIO_WIRE } from '@marcel/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import sharp from 'sharp';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { PictureNarrower } from '../../../platform/pictures/decoding/picture-narrower.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { ModerationClient } from '../../../test-support/moderation/moderation-client.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

const SHELL = '<!doctype html><html><head><title>Marcel OS</title></head><body></body></html>';

describe('the pages of pictures', () => {
  let product: TestProduct;
  let hug: Hug;

  beforeAll(async () => {
    product = await startTestProduct();
    const dist = path.join(product.dataDirectory, 'shell', 'dist');
    await mkdir(dist, { recursive: true });
    await writeFile(path.join(dist, 'index.html'), SHELL);
    const studio = new StudioClient(product.rest);
    const { body } = await studio.hug({ userName: 'Ada <3', [STUDIO_WIRE.portrait]: await photograph() });
    hug = await studio.settledHug(Hug.parse(body).id);
  });
  afterAll(() => product.stop());

  const page = async (id: string) => {
    const { status, body } = await product.rest.get(galleryItemPage(id));
    return { status, html: String(body) };
  };

  it('tell previews what they show, with the picture and its size', async () => {
    const { status, html } = await page(`hug-${hug.id}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>A hug for Ada &lt;3 - Marcel OS</title>');
    const card = `${product.rest.address}/pictures/cards/hug-${hug.id}`;
    expect(html).toContain(`<meta property="og:image" content="${card}">`);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    const answer = await fetch(card);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const drawn = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(Buffer.from(await (await fetch(card)).arrayBuffer())).toEqual(drawn);
    expect(html).toContain('<meta property="og:image:alt" content="A hug for Ada &lt;3">');
    expect(html).toContain(`/?window=gallery&amp;item=hug-${hug.id}">`);
  });

  it('show the picture itself while the card is not to be had in time', async () => {
    const drawing = jest.spyOn(product.app.get(PictureNarrower), 'onCard').mockResolvedValue(undefined);
    const find = jest.spyOn(product.app.get<BlobStore>(BLOB_STORE, { strict: false }), 'getVariant');
    find.mockResolvedValue(undefined);
    const { status, headers } = await fetch(`${product.rest.address}/pictures/cards/hug-${hug.id}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    drawing.mockRestore();
    find.mockRestore();
  });

  it.each(['hug-999', 'gen-1', 'nonsense', 'hug-999999999999999999'])(
    '%s is not found, which its page says',
    async (id) => {
      const { status, html } = await page(id);
      expect(status).toBe(404);
      expect(html).toContain('<title>Gallery - Marcel OS</title>');
    },
  );

  it('show nothing of what was hidden', async () => {
    await new ModerationClient(product.rest).judge({ kind: 'hug', id: hug.id }, 'hide');
    const { status, html } = await page(`hug-${hug.id}`);
    expect(status).toBe(404);
    expect(html).not.toContain('Ada');
    expect((await fetch(`${product.rest.address}/pictures/cards/hug-${hug.id}`)).status).toBe(404);
  });
});
