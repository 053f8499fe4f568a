import { fillPath, ImagePreview, Mascot, MASCOT_MESSAGES, MascotEnvelope, ROUTES } from '@marcel/contracts';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { HttpDouble } from '../../../test-support/http-double.js';
import { MascotPictures } from '../mascot-pictures.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { formOf } from '../../../test-support/rest-client.js';

const STORED = /^\/pictures\/[0-9a-f]{64}\.webp$/;

let site: HttpDouble;
let product: TestProduct;
let mascot: Mascot;
let isAway = false;

beforeAll(async () => {
  const picture = await photograph();
  site = await HttpDouble.start((request, response) => {
    if (request.url === '/hangs-up') return void response.destroy();
    response
      .writeHead(isAway || request.url === '/missing' ? 404 : 200)
      .end(request.url === '/a.jpg' ? picture : '<html>');
  });
  product = await startTestProduct({ variables: { TRUSTED_HOSTS: new URL(site.address).host } });
});
beforeEach(async () => {
  isAway = false;
  site.asked.length = 0;
  mascot = await product.rest.publish({ name: 'Pictured' });
});
afterAll(async () => {
  await product.stop();
  await site.stop();
});

const put = (json: object) =>
  product.rest.call('PUT', fillPath(ROUTES.mascot, { id: mascot.id }), { admin: true, json });
const post = (imageUrl: string) => {
  const form = formOf({ imageUrl });
  return product.rest.call('POST', fillPath(ROUTES.mascotImage, { id: mascot.id }), { admin: true, form });
};

describe('a picture by address', () => {
  it('is stored when an admin sets it, and then served without its site', async () => {
    const { imageUrl } = Mascot.parse((await put({ imageUrl: `${site.address}/a.jpg` })).body);
    expect(imageUrl).toMatch(STORED);
    const { mascot: posted } = MascotEnvelope.parse((await post(`${site.address}/a.jpg`)).body);
    expect(posted.imageUrl).toBe(imageUrl);
    isAway = true;
    expect((await product.rest.get(imageUrl ?? '')).status).toBe(200);
  });

  it('stays a link when it cannot be loaded', async () => {
    isAway = true;
    for (const imageUrl of [`${site.address}/a.jpg`, 'http://127.0.0.1:1/a.jpg']) {
      expect(await put({ imageUrl })).toMatchObject({ status: 200, body: { imageUrl } });
      expect(await post(imageUrl)).toMatchObject({ status: 200, body: { mascot: { imageUrl } } });
    }
    expect(site.asked).toHaveLength(2);
  });

  it('is not requested again in one import when its host has failed twice', async () => {
    const pictures = product.app.get(MascotPictures);
    const silent = new Map([[new URL(site.address).host, 1]]);
    for (const [path, asked] of [
      ['missing', 1],
      ['hangs-up', 2],
      ['a.jpg', 2],
    ] as const) {
      expect(await pictures.storeFromAddress(`${site.address}/${path}`, silent)).toBe(`${site.address}/${path}`);
      expect(site.asked).toHaveLength(asked);
    }
    expect(await pictures.storeFromAddress(`${site.address}/a.jpg`)).toMatch(STORED);
  });

  it('is rejected when it is not a picture', async () => {
    expect((await post(`${site.address}/page`)).status).toBe(415);
    expect((await put({ imageUrl: 'javascript:alert(1)' })).status).toBe(400);
  });

  it('is previewed to an admin as a small copy', async () => {
    const ask = (imageUrl: string) =>
      product.rest.call('POST', ROUTES.previewMascotImage, { admin: true, json: { imageUrl } });
    const preview = ImagePreview.parse((await ask(`${site.address}/a.jpg`)).body);
    expect(preview.imageUrl).toMatch(/^data:image\/jpeg;base64,/);
    expect(await ask('http://127.0.0.1:1/a.jpg')).toMatchObject({
      status: 400,
      body: { error: MASCOT_MESSAGES.imageUnreachable },
    });
  });
});

it('a page loads pictures from its own site only', async () => {
  const { headers } = await product.app.inject({ url: '/' });
  expect(String(headers['content-security-policy'])).toContain(";img-src 'self' data: blob:;");
});
