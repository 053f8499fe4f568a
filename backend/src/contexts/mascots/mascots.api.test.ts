import {
  RequestedLikes,
  fillPath,
  MAX_LIKES_PER_REQUEST,
  LikeCount,
  MascotEnvelope,
  MascotList,
  MascotsOutcome,
  ROUTES,
} from '@marcel/contracts';
import sharp from 'sharp';
import { formOf, type RestOptions } from '../../test-support/rest-client.js';
import { rest } from '../../test-support/shared-product/shared-product.js';

const call = (method: string, path: string, options?: RestOptions) => rest.call(method, path, options);
const { get, publish } = {
  get: (path: string) => rest.get(path),
  publish: (fields: Record<string, string>) => rest.publish(fields),
};

describe('mascots', () => {
  const edit = (id: number, json: object) => call('PUT', `/api/mascots/${id}`, { admin: true, json });

  it('are found by their address', async () => {
    const mascot = await publish({ name: 'Zoë & Co' });
    expect(mascot.slug).toBe('zoe-co');
    expect((await get('/api/mascots/slug/zoe-co')).body).toEqual(mascot);
    expect(await get('/api/mascots/slug/nobody')).toMatchObject({ status: 404, body: { error: 'Mascot not found' } });
  });

  it('count every concurrent like', async () => {
    const { id } = await publish({ name: 'Popular' });
    const likes = await Promise.all(Array.from({ length: 50 }, () => call('POST', `/api/mascots/${id}/like`)));
    expect(Math.max(...likes.map(({ body }) => LikeCount.parse(body).likes))).toBe(50);
    expect((await call('POST', `/api/mascots/${id}/like`)).body).toEqual({ id, likes: 51 });
  });

  it('are edited by admins, field by field, and keep their address', async () => {
    const { id, createdAt, slug } = await publish({ name: 'Before' });
    const changes = { name: ' After ', cuteness: 10, industry: null, slug: 'x', likes: 99, id: 1 };
    const { status, body } = await edit(id, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: 'After', cuteness: 10, industry: null, slug, likes: 0, createdAt });
    expect((await get(`/api/mascots/slug/${slug}`)).body).toEqual(body);
  });

  it('take a picture as a file, an address or data', async () => {
    const { id } = await publish({ name: 'Pictured' });
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const setImage = (entries: Record<string, string | Blob>) =>
      call('POST', `/api/mascots/${id}/image`, { admin: true, form: formOf(entries) });
    const stored = MascotEnvelope.parse((await setImage({ image: new Blob([new Uint8Array(png)]) })).body).mascot;
    expect(stored.imageUrl).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
    const remote = await setImage({ imageUrl: 'http://127.0.0.1/a.png' });
    expect(MascotEnvelope.parse(remote.body).mascot.imageUrl).toBe('http://127.0.0.1/a.png');
    const data = await setImage({ imageUrl: `data:image/png;base64,${png.toString('base64')}` });
    expect(MascotEnvelope.parse(data.body).mascot.imageUrl).toBe(stored.imageUrl);
    expect(await setImage({})).toMatchObject({ status: 400, body: { error: 'Either file or image URL is required' } });
    expect((await setImage({ imageUrl: 'javascript:alert(1)' })).status).toBe(400);
  });

  it('are deleted with their comments', async () => {
    const { id, slug } = await publish({ name: 'Leaving' });
    await call('POST', `/api/mascots/${id}/comments`, { json: { author: 'Grace', content: 'Bye' } });
    const deletion = await call('DELETE', `/api/mascots/${id}`, { admin: true });
    expect(deletion).toMatchObject({ status: 200, body: { deletedMascot: { id, name: 'Leaving' } } });
    for (const [method, path] of [
      ['GET', `/api/mascots/slug/${slug}`],
      ['GET', `/api/mascots/${id}/comments`],
      ['POST', `/api/mascots/${id}/like`],
    ] as const) {
      expect((await call(method, path)).status).toBe(404);
    }
  });

  it('are found by separate words in any of their texts, with or without accents', async () => {
    const mascot = await publish({ name: 'Crème Dragon', brand: 'Zoë Sprudel', visualDesc: 'Very tiny' });
    for (const search of ['creme', 'CRÈME', 'tiny dragon zoe', 'drag sprüdel']) {
      const found = await rest.mascots(`?search=${encodeURIComponent(search)}`);
      expect(found.map(({ id }) => id)).toEqual([mascot.id]);
    }
    expect(await rest.mascots('?search=creme%20penguin')).toEqual([]);
  });

  it('are sorted by name and brand alphabetically, ignoring case and accents', async () => {
    const titles = ['Quid 2', 'Quid 10', 'Quid Øre', 'Quid Otto', 'Quid Zest'];
    for (const title of titles.toReversed()) await publish({ name: title, brand: title });
    for (const field of ['name', 'brand']) {
      const found = await rest.mascots(`?search=Quid&sortBy=${field}&sortOrder=asc`);
      expect(found.map(({ name }) => name)).toEqual(titles);
    }
  });

  it('are paged, with an ETag for conditional requests', async () => {
    const { headers, body } = await get(`${ROUTES.mascots}?limit=2&offset=2&sortBy=name&sortOrder=asc`);
    const { mascots, pagination } = MascotList.parse(body);
    expect(mascots).toHaveLength(2);
    expect(pagination).toMatchObject({ page: 2, limit: 2, hasPrev: true, hasNext: true });
    const tag = headers.get('etag') ?? '';
    const path = `${ROUTES.mascots}?limit=2&offset=2&sortBy=name&sortOrder=asc`;
    expect((await rest.get(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    await publish({ name: 'Another' });
    expect((await rest.get(path, { headers: { 'if-none-match': tag } })).status).toBe(200);
  });
});

describe('several mascots at once', () => {
  const change = async (method: string, path: string, json: object) => {
    const { status, body } = await rest.call(method, path, { admin: true, json });
    expect(status).toBe(200);
    return MascotsOutcome.parse(body);
  };
  const listed = (query: string) => rest.mascots(`?search=Several&${query}`);

  it('are edited together, and missing ones are named', async () => {
    const [one, two] = [await rest.publish({ name: 'Several One' }), await rest.publish({ name: 'Several Two' })];
    const outcome = await change('PUT', ROUTES.mascotsEdit, {
      ids: [one.id, 99_999, two.id],
      industry: 'Gaming',
      status: 'inactive',
      name: 'Not taken',
    });
    const failed = [{ id: 99_999, error: 'Mascot not found', code: 'not_found' }];
    expect(outcome).toEqual({ done: [one.id, two.id], failed });
    expect(await listed('status=inactive&industry=gaming&sortBy=name&sortOrder=asc')).toMatchObject([
      { name: 'Several One', industry: 'Gaming' },
      { name: 'Several Two', industry: 'Gaming' },
    ]);
  });

  it('are deleted', async () => {
    const [one, two] = [await rest.publish({ name: 'Several Three' }), await rest.publish({ name: 'Several Four' })];
    const { done } = await change('POST', ROUTES.mascotsDelete, { ids: [one.id, two.id] });
    expect(done).toEqual([one.id, two.id]);
    expect((await listed('')).map(({ id }) => id)).not.toEqual(expect.arrayContaining([one.id]));
    const again = await change('POST', ROUTES.mascotsDelete, { ids: [one.id] });
    expect(again).toMatchObject({ done: [], failed: [{ id: one.id }] });
  });

  it.each([{}, { ids: [] }, { ids: [1, 1] }, { ids: ['1'] }, { ids: Array.from({ length: 101 }, (_, n) => n + 1) }])(
    'are named by their ids: %j',
    async (json) => {
      for (const [method, path] of [
        ['PUT', ROUTES.mascotsEdit],
        ['POST', ROUTES.mascotsDelete],
      ] as const) {
        expect((await rest.call(method, path, { admin: true, json })).status).toBe(400);
      }
    },
  );

  it('are listed by whether they have a picture, and by brand', async () => {
    const { id } = await rest.publish({ name: 'Several Pictured', brand: 'aardvark of several' });
    const imageUrl = `/pictures/${'a'.repeat(64)}.webp`;
    await rest.call('PUT', `/api/mascots/${id}`, { admin: true, json: { imageUrl } });
    expect((await listed('picture=present')).map(({ name }) => name)).toEqual(['Several Pictured']);
    expect((await listed('picture=missing')).map(({ name }) => name)).not.toContain('Several Pictured');
    expect((await listed('sortBy=picture&sortOrder=asc')).at(-1)?.name).toBe('Several Pictured');
    expect((await listed('sortBy=brand&sortOrder=asc'))[0]?.name).toBe('Several Pictured');
  });
});

describe('the likes of several mascots', () => {
  const ask = (ids: string) => rest.get(`${ROUTES.mascotLikes}?${new URLSearchParams({ ids })}`);

  it('are listed together, of those that exist', async () => {
    const [one, other] = [await rest.publish({ name: 'One' }), await rest.publish({ name: 'Other' })];
    await rest.call('POST', fillPath(ROUTES.mascotLike, { id: other.id }));
    const { status, body } = await ask(`${one.id},${other.id},${other.id},99999`);
    expect(status).toBe(200);
    expect(RequestedLikes.parse(body).likes.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: one.id, likes: 0 },
      { id: other.id, likes: 1 },
    ]);
  });

  it('are rejected for an invalid or too long list of ids', async () => {
    const many = Array.from({ length: MAX_LIKES_PER_REQUEST + 1 }, (_, number) => number + 1);
    for (const ids of ['tux', '1,', '-1', '0', '1.5', many.join(',')]) expect((await ask(ids)).status).toBe(400);
    expect((await rest.get(ROUTES.mascotLikes)).body).toEqual({ likes: [] });
    expect((await ask(many.slice(1).join(','))).status).toBe(200);
  });
});
