import { Comment, CommentList, fillPath, ROUTES, type ItemName, type Mascot } from '@marcel/contracts';
import { ModerationClient, TELLS_VISITORS_APART } from '../../test-support/moderation/moderation-client.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

let product: TestProduct;
let moderation: ModerationClient;
let mascot: Mascot;

beforeEach(async () => {
  product = await startTestProduct({ variables: TELLS_VISITORS_APART });
  moderation = new ModerationClient(product.rest);
  mascot = await product.rest.publish();
});
afterEach(() => product.stop());

const comments = () => fillPath(ROUTES.mascotComments, mascot);
const comment = async (): Promise<ItemName> => {
  const { body } = await product.rest.call('POST', comments(), { json: { author: 'Ada', content: 'Lovely' } });
  return { kind: 'comment', id: Comment.parse(body).id };
};
const shownComments = async () =>
  CommentList.parse((await product.rest.get(comments())).body).map(({ content }) => content);

describe('a mascot', () => {
  const page = () => product.rest.get(fillPath(ROUTES.mascotBySlug, mascot));
  const item = (): ItemName => ({ kind: 'mascot', id: mascot.id });
  const submission = (action: 'submissionReopen' | 'submissionApprove', json: object) =>
    product.rest.call(action === 'submissionReopen' ? 'POST' : 'PUT', fillPath(ROUTES[action], { id: 1 }), {
      admin: true,
      json,
    });

  it('that is held leaves the directory with its comments, and comes back as it was', async () => {
    const said = await comment();
    await product.rest.call('POST', fillPath(ROUTES.mascotLike, mascot));
    await moderation.hold(item());
    expect((await page()).status).toBe(404);
    expect(await product.rest.mascots()).toEqual([]);
    expect((await product.rest.get(comments())).status).toBe(404);
    expect((await product.rest.call('POST', fillPath(ROUTES.mascotLike, mascot))).status).toBe(404);
    expect((await moderation.report(said)).status).toBe(404);
    const sitemap = await product.rest.get(ROUTES.sitemap);
    expect(String(sitemap.body)).not.toContain(mascot.slug);
    await moderation.judge(item(), 'dismiss');
    expect((await page()).body).toMatchObject({ id: mascot.id, slug: mascot.slug, likes: 1 });
    expect(await shownComments()).toEqual(['Lovely']);
  });

  it('that is hidden stays so when its submission is approved again, until it is restored', async () => {
    await moderation.judge(item(), 'hide');
    await submission('submissionReopen', { reason: 'Again' });
    await submission('submissionApprove', {});
    expect((await page()).status).toBe(404);
    await moderation.judge(item(), 'restore');
    expect((await page()).status).toBe(200);
  });

  it('that is restored waits for its submission to be approved again', async () => {
    await moderation.judge(item(), 'hide');
    await submission('submissionReopen', { reason: 'Again' });
    await moderation.judge(item(), 'restore');
    expect((await page()).status).toBe(404);
    await submission('submissionApprove', {});
    expect((await page()).status).toBe(200);
  });

  it('that was deleted and is hidden cannot be restored past the verdict', async () => {
    await product.rest.call('DELETE', fillPath(ROUTES.mascot, mascot), { admin: true });
    await moderation.judge(item(), 'hide');
    const restore = () =>
      product.rest.call('POST', fillPath(ROUTES.mascotRestore, mascot), { admin: true, json: { reason: 'A mistake' } });
    expect((await restore()).status).toBe(409);
    await moderation.judge(item(), 'restore');
    expect((await page()).status).toBe(404);
    expect((await restore()).status).toBe(200);
    expect((await page()).status).toBe(200);
  });
});
