import { fillPath, ROUTES } from '@marcel/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import sharp from 'sharp';
import { ThumbnailGenerator } from '../../../platform/pictures/encoding/thumbnail-generator.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { SlugRegistry } from '../write/uniqueness.js';

const SHELL = '<!doctype html><html><head><title>Marcel OS</title></head><body></body></html>';

describe('the pages of mascots', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
    const dist = path.join(product.dataDirectory, 'shell', 'dist');
    await mkdir(dist, { recursive: true });
    await writeFile(path.join(dist, 'index.html'), SHELL);
  });
  afterAll(() => product.stop());

  const page = async (address: string) => {
    const { status, body } = await product.rest.get(address);
    return { status, html: String(body) };
  };

  const card = async (slug: string) => {
    const answer = await fetch(`${product.rest.address}/pictures/mascots/${slug}`);
    const { status, headers } = answer;
    return { status, headers, type: headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  const portray = async (id: number) => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(await photograph())]));
    await product.rest.call('POST', fillPath(ROUTES.mascotImage, { id }), { form, admin: true });
  };

  it('describe themselves to previews and search engines, escaped', async () => {
    const { slug } = await product.rest.publish({ name: '"Tux" </script>', visualDesc: '<b>A penguin</b>' });
    const { status, html } = await page(`/mascotdx/${slug}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>&quot;Tux&quot; &lt;/script&gt; by Linux | Mascotdex</title>');
    expect(html).toContain('<meta property="og:description" content="&lt;b&gt;A penguin&lt;/b&gt;">');
    expect(html).toContain(`<link rel="canonical" href="${product.rest.address}/mascotdx/${slug}">`);
    expect(html).toContain('"name":"\\"Tux\\" \\u003c/script>"');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('give previews the picture with its size and alternative text', async () => {
    const { id, slug } = await product.rest.publish({ name: 'Pictured', brand: 'Acme' });
    await portray(id);
    const { html } = await page(`/mascotdx/${slug}`);
    const address = `${product.rest.address}/pictures/mascots/${slug}`;
    expect(html).toContain(`<meta property="og:image" content="${address}">`);
    expect(html).toContain('<meta property="og:image:alt" content="Pictured, the mascot of Acme, with its scores">');
    expect(html).toContain('og:image:width" content="1200"><meta property="og:image:height" content="630"');
    const pictured = await card(slug);
    expect(pictured.type).toBe('image/jpeg');
    expect(await sharp(pictured.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await card(slug)).bytes).toEqual(pictured.bytes);
  });

  it('show a card with initials where there is no picture, and a new one when a score changes', async () => {
    const { id, slug } = await product.rest.publish({ name: '披萨 🍕', brand: 'Acme' });
    expect((await page(`/mascotdx/${encodeURIComponent(slug)}`)).html).toContain('/pictures/mascots/');
    const bare = await card(slug);
    expect(await sharp(bare.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    await product.rest.call('PUT', fillPath(ROUTES.mascot, { id }), { json: { cuteness: 10 }, admin: true });
    expect((await card(slug)).bytes).not.toEqual(bare.bytes);
  });

  it('have no card for an unknown or removed mascot', async () => {
    const { id, slug } = await product.rest.publish({ name: 'Gone soon' });
    expect((await card(slug)).status).toBe(200);
    await product.rest.call('DELETE', fillPath(ROUTES.mascot, { id }), { admin: true });
    for (const nobody of [slug, 'nobody', 'submit', '%00', 'x'.repeat(300)]) {
      const { status, type } = await card(nobody);
      expect([status, type]).toEqual([404, 'application/json; charset=utf-8']);
    }
  });

  it('show the picture itself while the card is late, and 503 without a picture', async () => {
    const { id, slug } = await product.rest.publish({ name: 'Pictured in a hurry' });
    const { slug: bare } = await product.rest.publish({ name: 'Bare in a hurry' });
    await portray(id);
    const drawing = jest.spyOn(product.app.get(ThumbnailGenerator), 'make').mockResolvedValue(undefined);
    const inFull = await card(slug);
    expect([inFull.status, inFull.type, inFull.headers.get('cache-control')]).toEqual([200, 'image/webp', 'no-store']);
    const none = await card(bare);
    expect([none.status, none.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    drawing.mockRestore();
    for (const later of [slug, bare]) expect(await card(later)).toMatchObject({ status: 200, type: 'image/jpeg' });
  });

  it('describe a mascot named Compare that is older than the comparison', async () => {
    jest.spyOn(product.app.get(SlugRegistry), 'reserve').mockResolvedValueOnce('compare');
    const { id } = await product.rest.publish({ name: 'Compare', brand: 'Acme' });
    expect((await page('/mascotdx/compare')).html).toContain('<title>Compare by Acme | Mascotdex</title>');
    for (const compared of ['?mascots=', '?mascots=compare'])
      expect((await page(`/mascotdx/compare${compared}`)).html).toContain('<title>Compare mascots | Mascotdex</title>');
    await product.rest.call('DELETE', fillPath(ROUTES.mascot, { id }), { admin: true });
    expect(await page('/mascotdx/compare')).toMatchObject({
      status: 200,
      html: expect.stringContaining('<title>Compare mascots | Mascotdex</title>'),
    });
  });

  it('name the compared mascots in the order of the address, without missing ones', async () => {
    await product.rest.publish({ name: 'Compared <One>' });
    await product.rest.publish({ name: 'Compared Two' });
    const { status, html } = await page('/mascotdx/compare?mascots=compared-two,nobody,compared-one');
    expect(status).toBe(200);
    expect(html).toContain('<title>Compared Two vs. Compared &lt;One&gt; | Mascotdex</title>');
    expect(html).toContain('content="Compared Two and Compared &lt;One&gt; side by side: how cute');
    expect(html).toContain(`href="${product.rest.address}/mascotdx/compare?mascots=compared-two,compared-one"`);
    for (const few of ['', '?mascots=', '?mascots=compared-one', '?mascots=nobody,nothing'])
      expect(await page(`/mascotdx/compare${few}`)).toMatchObject({
        status: 200,
        html: expect.stringContaining('<title>Compare mascots | Mascotdex</title>'),
      });
  });

  it('answer 404 for an unknown mascot only', async () => {
    expect(await page('/mascotdx/status/nobody')).toMatchObject({ status: 404 });
    expect(await page('/mascotdx/nobody')).toMatchObject({ status: 404 });
    expect(await page('/mascotdx/submit')).toMatchObject({
      status: 200,
      html: expect.stringContaining('<title>Submit a mascot'),
    });
  });

  it.each(['evil.example', 'localhost:99999', '%%%'])('ignore the host of the request: %s', async (host) => {
    const { slug } = await product.rest.publish({ name: `Asked at ${host}` });
    const ask = async (path: string) => (await product.app.inject({ url: path, headers: { host } })).payload;
    expect(await ask(`/mascotdx/${slug}`)).toContain(`<link rel="canonical" href="/mascotdx/${slug}">`);
    expect(await ask('/robots.txt')).not.toContain('Sitemap');
    for (const path of [`/mascotdx/${slug}`, '/', '/robots.txt', '/sitemap.xml', '/feed.atom'])
      expect(await ask(path)).not.toContain(`//${host}`);
  });

  it('are listed in the feed, newest first, with escaped names', async () => {
    await product.rest.publish({ name: 'Fed first' });
    await product.rest.publish({ name: '<i>Fed</i> & "last"' });
    const { status, headers, body } = await product.rest.get(ROUTES.feed);
    const feed = String(body);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(feed).toContain('<title>&lt;i&gt;Fed&lt;/i&gt; &amp; &quot;last&quot; (');
    expect(feed).toContain(`<id>${product.rest.address}/mascotdx/fed-first</id>`);
    expect(feed.indexOf('&lt;i&gt;Fed')).toBeLessThan(feed.indexOf('Fed first'));
    expect((await page('/mascotdx')).html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="New in Mascotdex" href="/feed.atom">',
    );
    expect((await page('/mascotdx/submit')).html).not.toContain('atom');
  });

  it('are listed in the sitemap, without private ones', async () => {
    await product.rest.publish({ name: 'Listed' });
    expect((await page('/sitemap.xml')).html).toContain(`<loc>${product.rest.address}/mascotdx/listed</loc>`);
    expect((await page('/robots.txt')).html).toContain('Disallow: /mascotdx/status/');
  });
});
