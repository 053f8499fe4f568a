import { ErrorBody, LikeCount, Mascot, MascotEnvelope, MascotList, ROUTES } from '@marcel/contracts';
import sharp from 'sharp';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

describe('mascots', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const { call, get, publish } = {
    call: (...request: Parameters<TestProduct['rest']['call']>) => product.rest.call(...request),
    get: (path: string) => product.rest.get(path),
    publish: (fields: Record<string, string>) => product.rest.publish(fields),
  };
  const edit = (id: number, json: object) => call('PUT', `/api/mascots/${id}`, { admin: true, json });

  it('are found by their address', async () => {
    const mascot = await publish({ name: 'Zoë & Co' });
    expect(mascot.slug).toBe('zoe-co');
    expect((await get('/api/mascots/slug/zoe-co')).body).toEqual(mascot);
    expect(await get('/api/mascots/slug/nobody')).toMatchObject({ status: 404, body: { error: 'Mascot not found' } });
  });

  it('count every like of a crowd', async () => {
    const { id } = await publish({ name: 'Popular' });
    const likes = await Promise.all(Array.from({ length: 50 }, () => call('POST', `/api/mascots/${id}/like`)));
    expect(Math.max(...likes.map(({ body }) => LikeCount.parse(body).likes))).toBe(50);
    expect((await call('POST', `/api/mascots/${id}/like`)).body).toEqual({ id, likes: 51 });
  });

  it('count a repeated like once when it carries a key', async () => {
    const { id } = await publish({ name: 'Repeated' });
    const like = () => call('POST', `/api/mascots/${id}/like`, { headers: { 'idempotency-key': 'like-of-a-visitor' } });
    expect((await like()).body).toEqual({ id, likes: 1 });
    expect((await like()).body).toEqual({ id, likes: 1 });
    expect(Mascot.parse((await get('/api/mascots/slug/repeated')).body).likes).toBe(1);
  });

  it('are edited by admins, field by field, and keep their address', async () => {
    const { id, createdAt } = await publish({ name: 'Before' });
    const { status, body } = await edit(id, {
      name: ' After ',
      cuteness: 10,
      industry: null,
      slug: 'x',
      likes: 99,
      id: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      name: 'After',
      cuteness: 10,
      industry: null,
      slug: 'before',
      likes: 0,
      createdAt,
    });
    expect((await get('/api/mascots/slug/before')).body).toEqual(body);
  });

  it('refuse edits that break the rules or come from strangers', async () => {
    const { id } = await publish({ name: 'Guarded' });
    const { status, body } = await edit(id, { name: '', humor: 0, yearIntroduced: 1700 });
    expect(status).toBe(400);
    expect(ErrorBody.parse(body).details?.map(({ path }) => path)).toEqual(['name', 'humor', 'yearIntroduced']);
    expect((await call('PUT', `/api/mascots/${id}`, { json: { name: 'Mine' } })).status).toBe(401);
    const cookie = { cookie: 'x-admin-token=the-admin-token-of-the-tests' };
    expect((await call('DELETE', `/api/mascots/${id}`, { headers: cookie })).status).toBe(401);
    expect((await edit(99_999, { name: 'Nobody' })).status).toBe(404);
  });

  it('take a picture as a file, an address or data', async () => {
    const { id } = await publish({ name: 'Pictured' });
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const setImage = (entries: Record<string, string | Blob>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(entries)) form.set(name, value);
      return call('POST', `/api/mascots/${id}/image`, { admin: true, form });
    };
    const stored = MascotEnvelope.parse((await setImage({ image: new Blob([new Uint8Array(png)]) })).body).mascot;
    expect(stored.imageUrl).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
    const remote = await setImage({ imageUrl: 'https://example.org/a.png' });
    expect(MascotEnvelope.parse(remote.body).mascot.imageUrl).toBe('https://example.org/a.png');
    const data = await setImage({ imageUrl: `data:image/png;base64,${png.toString('base64')}` });
    expect(MascotEnvelope.parse(data.body).mascot.imageUrl).toBe(stored.imageUrl);
    expect(await setImage({})).toMatchObject({ status: 400, body: { error: 'Either file or image URL is required' } });
    expect((await setImage({ imageUrl: 'javascript:alert(1)' })).status).toBe(400);
  });

  it('are deleted with what was said about them', async () => {
    const { id } = await publish({ name: 'Leaving' });
    await call('POST', `/api/mascots/${id}/comments`, { json: { author: 'Grace', content: 'Bye' } });
    const deletion = await call('DELETE', `/api/mascots/${id}`, { admin: true });
    expect(deletion).toMatchObject({ status: 200, body: { deletedMascot: { id, name: 'Leaving' } } });
    for (const [method, path] of [
      ['GET', '/api/mascots/slug/leaving'],
      ['GET', `/api/mascots/${id}/comments`],
      ['POST', `/api/mascots/${id}/like`],
    ] as const) {
      expect((await call(method, path)).status).toBe(404);
    }
  });

  it.each([`'`, '%', '_', '$ne', '.*', '__proto__', 'a\u0000b', '🐶', '<script>'])(
    'are found by %p as plain text',
    async (odd) => {
      const mascot = await publish({ name: `odd ${odd} name` });
      const found = await product.rest.mascots(`?search=${encodeURIComponent(`d ${odd} n`)}`);
      expect(found.map(({ id }) => id)).toEqual([mascot.id]);
    },
  );

  it('are found by words that stand apart, in any of their texts, with or without accents', async () => {
    const mascot = await publish({ name: 'Crème Dragon', brand: 'Zoë Sprudel', visualDesc: 'Very tiny' });
    for (const search of ['creme', 'CRÈME', 'tiny dragon zoe', 'drag sprüdel']) {
      const found = await product.rest.mascots(`?search=${encodeURIComponent(search)}`);
      expect(found.map(({ id }) => id)).toEqual([mascot.id]);
    }
    expect(await product.rest.mascots('?search=creme%20penguin')).toEqual([]);
  });

  it('are sorted by name and brand as a printed index has them', async () => {
    const titles = ['Quid 2', 'Quid 10', 'Quid Øre', 'Quid Otto', 'Quid Zest'];
    for (const title of titles.toReversed()) await publish({ name: title, brand: title });
    for (const field of ['name', 'brand']) {
      const found = await product.rest.mascots(`?search=Quid&sortBy=${field}&sortOrder=asc`);
      expect(found.map(({ name }) => name)).toEqual(titles);
    }
  });

  it('are listed in pages, with a tag that saves asking again', async () => {
    const { headers, body } = await get(`${ROUTES.mascots}?limit=2&offset=2&sortBy=name&sortOrder=asc`);
    const { mascots, pagination } = MascotList.parse(body);
    expect(mascots).toHaveLength(2);
    expect(pagination).toMatchObject({ page: 2, limit: 2, hasPrev: true, hasNext: true });
    const tag = headers.get('etag') ?? '';
    const path = `${ROUTES.mascots}?limit=2&offset=2&sortBy=name&sortOrder=asc`;
    expect((await product.rest.get(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    await publish({ name: 'Another' });
    expect((await product.rest.get(path, { headers: { 'if-none-match': tag } })).status).toBe(200);
  });
});
