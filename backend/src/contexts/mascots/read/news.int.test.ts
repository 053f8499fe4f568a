import {
  Comment,
  fillPath,
  ImportedMascots,
  ImportResult,
  LikeCounts,
  Mascot,
  MASCOT_NEWS,
  MascotList,
  NewComment,
  NewMascot,
  ROUTES,
} from '@marcel/contracts';
import { serverSentEvents } from '../../../test-support/server-sent-events.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

describe('the news of mascots', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ variables: { COMMENT_HOLD_WORDS: 'secret' } });
  });
  afterAll(() => product.stop());

  const listen = () => fetch(product.rest.address + ROUTES.mascotEvents);
  const like = (id: number) => product.rest.call('POST', fillPath(ROUTES.mascotLike, { id }));
  const say = async (mascotId: number, content: string) => {
    const path = fillPath(ROUTES.mascotComments, { id: mascotId });
    return Comment.parse((await product.rest.call('POST', path, { json: { author: 'Ada', content } })).body);
  };

  it('are told to anybody: who was approved, once the directory shows it, and nothing that it does not show', async () => {
    const response = await listen();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const imported = await product.rest.call('POST', ROUTES.importDemonstration, { admin: true });
    expect(imported.status).toBe(200);
    const { id, name, brand, slug, imageUrl } = await product.rest.publish({ name: 'Fresh' });
    const { value: told } = await serverSentEvents(response, NewMascot).next();
    expect(told).toEqual({ id, name, brand, slug, imageUrl });
    expect(Mascot.parse((await product.rest.get(`/api/mascots/slug/${slug}`)).body).id).toBe(id);
  });

  it('tell that an import has brought more, not who', async () => {
    const response = await listen();
    for (const { id } of MascotList.parse((await product.rest.get(ROUTES.mascots)).body).mascots)
      await product.rest.call('DELETE', fillPath(ROUTES.mascot, { id }), { admin: true });
    const imported = await product.rest.call('POST', ROUTES.importDemonstration, { admin: true });
    const { imported: all } = ImportResult.parse(imported.body);
    expect(all).toBe(5);
    let told = 0;
    for await (const { count } of serverSentEvents(response, ImportedMascots, MASCOT_NEWS.imported)) {
      told += count;
      if (told >= all) break;
    }
    expect(told).toBe(all);
  });

  it('tell how often one is liked, as its page says it', async () => {
    const { id } = await product.rest.publish({ name: 'Liked' });
    const counts = serverSentEvents(await listen(), LikeCounts, MASCOT_NEWS.likes);
    await like(id);
    await like(id);
    for await (const some of counts) {
      expect(some.map((count) => count.id)).toEqual([id]);
      if (some.some(({ likes }) => likes === 2)) break;
    }
  });

  it('tell that somebody has said something, not what, and nothing of what waits until somebody has looked', async () => {
    const { id: mascotId } = await product.rest.publish({ name: 'Talked of' });
    const response = await listen();
    expect((await say(mascotId, 'A secret')).held).toBe(true);
    const { id } = await say(mascotId, 'Lovely');
    const { value: told } = await serverSentEvents(response, NewComment, MASCOT_NEWS.comment).next();
    expect(told).toEqual({ id, mascotId });
  });

  it('tell of what waited, once an admin lets it through', async () => {
    const { id: mascotId } = await product.rest.publish({ name: 'Kept waiting' });
    const { id } = await say(mascotId, 'Another secret');
    const response = await listen();
    const json = { items: [{ kind: 'comment', id }], action: 'restore', reason: 'Harmless' };
    const verdict = await product.rest.call('POST', ROUTES.moderation, { admin: true, json });
    expect(verdict.status).toBe(200);
    const { value: told } = await serverSentEvents(response, NewComment, MASCOT_NEWS.comment).next();
    expect(told).toEqual({ id, mascotId });
  });
});
