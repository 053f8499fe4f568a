import { Comment, CommentList, fillPath, ROUTES, SubmissionPage, type ItemRef, type Mascot } from '@marcel/contracts';
import { ModerationClient } from '../../test-support/moderation/moderation-client.js';
import { rest } from '../../test-support/shared-product/shared-product.js';

let moderation: ModerationClient;
let mascot: Mascot;
let count = 0;

beforeEach(async () => {
  moderation = new ModerationClient(rest);
  mascot = await rest.publish({ name: `Hideable ${(count += 1)}` });
});

const comments = () => fillPath(ROUTES.mascotComments, mascot);
const comment = async (): Promise<ItemRef> => {
  const { body } = await rest.call('POST', comments(), { json: { author: 'Ada', content: 'Lovely' } });
  return { kind: 'comment', id: Comment.parse(body).id };
};
const shownComments = async () => CommentList.parse((await rest.get(comments())).body).map(({ content }) => content);

describe('a mascot', () => {
  const page = () => rest.get(fillPath(ROUTES.mascotBySlug, mascot));
  const item = (): ItemRef => ({ kind: 'mascot', id: mascot.id });
  const submission = async (action: 'submissionReopen' | 'submissionApprove', json: object) => {
    const query = `?limit=1&search=${encodeURIComponent(mascot.name)}`;
    const { body } = await rest.get(ROUTES.submissions + query, { admin: true });
    const id = SubmissionPage.parse(body).submissions[0]?.id ?? 0;
    return rest.call(action === 'submissionReopen' ? 'POST' : 'PUT', fillPath(ROUTES[action], { id }), {
      admin: true,
      json,
    });
  };

  it('leaves the directory with its comments when it is hidden, and returns unchanged', async () => {
    const reported = await comment();
    await rest.call('POST', fillPath(ROUTES.mascotLike, mascot));
    await moderation.report(item());
    await moderation.moderate(item(), 'hide');
    expect((await page()).status).toBe(404);
    expect(await rest.mascots(`?search=${encodeURIComponent(mascot.name)}`)).toEqual([]);
    expect((await rest.get(comments())).status).toBe(404);
    expect((await rest.call('POST', fillPath(ROUTES.mascotLike, mascot))).status).toBe(404);
    expect((await moderation.report(reported)).status).toBe(404);
    const sitemap = await rest.get(ROUTES.sitemap);
    expect(String(sitemap.body)).not.toContain(mascot.slug);
    await moderation.moderate(item(), 'restore');
    expect((await page()).body).toMatchObject({ id: mascot.id, slug: mascot.slug, likes: 1 });
    expect(await shownComments()).toEqual(['Lovely']);
  });

  it('stays hidden when its submission is approved again, until it is restored', async () => {
    await moderation.moderate(item(), 'hide');
    await submission('submissionReopen', { reason: 'Again' });
    await submission('submissionApprove', {});
    expect((await page()).status).toBe(404);
    await moderation.moderate(item(), 'restore');
    expect((await page()).status).toBe(200);
  });

  it('stays out of the directory after a restoration until its submission is approved again', async () => {
    await moderation.moderate(item(), 'hide');
    await submission('submissionReopen', { reason: 'Again' });
    await moderation.moderate(item(), 'restore');
    expect((await page()).status).toBe(404);
    await submission('submissionApprove', {});
    expect((await page()).status).toBe(200);
  });

  it('cannot be restored from a deletion while it is hidden', async () => {
    await rest.call('DELETE', fillPath(ROUTES.mascot, mascot), { admin: true });
    await moderation.moderate(item(), 'hide');
    const restore = () =>
      rest.call('POST', fillPath(ROUTES.mascotRestore, mascot), { admin: true, json: { reason: 'A mistake' } });
    expect((await restore()).status).toBe(409);
    await moderation.moderate(item(), 'restore');
    expect((await page()).status).toBe(404);
    expect((await restore()).status).toBe(200);
    expect((await page()).status).toBe(200);
  });
});
