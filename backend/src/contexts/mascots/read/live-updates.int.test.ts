import {
  Comment,
  fillPath,
  ImportedMascots,
  ImportResult,
  LikeCounts,
  Mascot,
  LIVE_EVENTS,
  NewComment,
  NewMascot,
  ROUTES,
} from '@marcel/contracts';
import { ModerationClient } from '../../../test-support/moderation/moderation-client.js';
import { answering, HttpDouble } from '../../../test-support/http-double.js';
import { serverSentEvents } from '../../../test-support/server-sent-events.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

let product: TestProduct;
let search: HttpDouble;
let found = answering({});
beforeAll(async () => {
  search = await HttpDouble.start((request, response) => found(request, response));
  product = await startTestProduct({ variables: { COMMENT_HOLD_WORDS: 'secret', SEARXNG_URL: search.address } });
});
afterAll(async () => {
  await product.stop();
  await search.stop();
});

const importDemonstration = async () =>
  ImportResult.parse((await product.rest.call('POST', ROUTES.importDemonstration, { admin: true })).body);
const deleteMascots = async (isMeant: (name: string) => boolean) => {
  for (const { id, name } of await product.rest.mascots())
    if (isMeant(name)) await product.rest.call('DELETE', fillPath(ROUTES.mascot, { id }), { admin: true });
};
/** Imports all five, then two of them again. @returns how many were new */
const importTwice = async () => {
  const { imported } = await importDemonstration();
  await deleteMascots((name) => ['Astro', 'Freddie'].includes(name));
  return imported + (await importDemonstration()).imported;
};

describe('the demonstration import', () => {
  it('imports five mascots into an empty directory once, also for concurrent requests', async () => {
    const [one, other] = await Promise.all([importDemonstration(), importDemonstration()]);
    expect(one.imported + other.imported).toBe(5);
    const again = await importDemonstration();
    expect(again.imported).toBe(0);
    expect(again.errors).toHaveLength(5);
    expect(again.errors[4]).toBe('Tux (Linux) is already in the directory and was skipped');
    const slugs = (await product.rest.mascots()).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(['astro', 'domo-kun', 'freddie', 'octocat', 'tux']);
  });

  it('imports deleted or renamed mascots again', async () => {
    await importDemonstration();
    const [tux, octocat] = await product.rest.mascots();
    await product.rest.call('DELETE', `/api/mascots/${tux?.id}`, { admin: true });
    await product.rest.call('PUT', `/api/mascots/${octocat?.id}`, { admin: true, json: { name: 'Mona' } });
    expect((await importDemonstration()).imported).toBe(2);
    const slugs = (await product.rest.mascots()).map(({ slug }) => slug);
    expect(slugs).toHaveLength(6);
    expect(slugs).toContain(octocat?.slug);
    expect(slugs).not.toContain(tux?.slug);
  });

  it('skips a mascot that a visitor submitted, for any letter case of its name', async () => {
    await deleteMascots(() => true);
    await product.rest.publish({ name: 'TUX', brand: 'linux' });
    expect((await importDemonstration()).imported).toBe(4);
  });
});

describe('live updates about mascots', () => {
  const listen = () => fetch(product.rest.address + ROUTES.mascotEvents);
  const like = (id: number) => product.rest.call('POST', fillPath(ROUTES.mascotLike, { id }));
  const say = async (mascotId: number, content: string) => {
    const path = fillPath(ROUTES.mascotComments, { id: mascotId });
    return Comment.parse((await product.rest.call('POST', path, { json: { author: 'Ada', content } })).body);
  };

  it('include approved mascots once the directory shows them, with public fields only', async () => {
    const response = await listen();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await importTwice();
    const { id, name, brand, slug, imageUrl } = await product.rest.publish({ name: 'Fresh' });
    const { value: received } = await serverSentEvents(response, NewMascot).next();
    expect(received).toEqual({ id, name, brand, slug, imageUrl });
    expect(Mascot.parse((await product.rest.get(`/api/mascots/slug/${slug}`)).body).id).toBe(id);
  });

  it('include the number of imported mascots, without their names', async () => {
    const response = await listen();
    const all = await importTwice();
    expect(all).toBeGreaterThan(1);
    let imported = 0;
    for await (const { count } of serverSentEvents(response, ImportedMascots, LIVE_EVENTS.imported)) {
      imported += count;
      if (imported >= all) break;
    }
    expect(imported).toBe(all);
  });

  it('include like counts as the page shows them', async () => {
    const { id } = await product.rest.publish({ name: 'Liked' });
    const counts = serverSentEvents(await listen(), LikeCounts, LIVE_EVENTS.likes);
    await like(id);
    await like(id);
    for await (const some of counts) {
      expect(some.map((count) => count.id)).toEqual([id]);
      if (some.some(({ likes }) => likes === 2)) break;
    }
  });

  it('include comments without their text, but no held comments', async () => {
    const { id: mascotId } = await product.rest.publish({ name: 'Talked of' });
    const response = await listen();
    expect((await say(mascotId, 'A secret')).held).toBe(true);
    const { id } = await say(mascotId, 'Lovely');
    const { value: received } = await serverSentEvents(response, NewComment, LIVE_EVENTS.comment).next();
    expect(received).toEqual({ id, mascotId });
  });

  it('include a held comment once an admin restores it', async () => {
    const { id: mascotId } = await product.rest.publish({ name: 'Kept waiting' });
    const { id } = await say(mascotId, 'Another secret');
    const response = await listen();
    const verdict = await new ModerationClient(product.rest).moderate({ kind: 'comment', id }, 'restore');
    expect(verdict.status).toBe(200);
    const { value: received } = await serverSentEvents(response, NewComment, LIVE_EVENTS.comment).next();
    expect(received).toEqual({ id, mascotId });
  });
});

describe('searching an image for a mascot', () => {
  const ask = (json: object) => product.rest.call('POST', ROUTES.searchMascotImage, { admin: true, json });

  it('finds candidates by its name and brand', async () => {
    found = answering({ results: [{ img_src: 'https://example.org/tux.png' }] });
    const { id, name, brand } = await product.rest.publish();
    expect(await ask({ mascotId: id })).toMatchObject({
      status: 200,
      body: { mascot: { name, brand }, images: ['https://example.org/tux.png'] },
    });
    expect(search.asked[0]?.searchParams.get('q')).toBe('Tux Linux mascot');
  });

  it('distinguishes failures of the provider from its own', async () => {
    found = answering('secret stack', 500);
    const { id } = await product.rest.publish();
    expect(await ask({ mascotId: id })).toMatchObject({
      status: 502,
      body: { error: 'The image search did not answer. Please try again.', code: 'provider_failed' },
    });
    expect((await ask({ mascotId: 99_999 })).body).toMatchObject({ error: 'Mascot not found' });
    expect((await ask({ mascotId: 'x' })).status).toBe(400);
  });
});
