import { Comment, CommentList } from '@marcel/contracts';
import { rest } from '../../test-support/shared-product/shared-product.js';

describe('comments', () => {
  let path: string;

  beforeAll(async () => {
    path = `/api/mascots/${(await rest.publish({ name: 'Commented' })).id}/comments`;
  });

  const postComment = (json: unknown) => rest.call('POST', path, { json });

  it('are shown newest first', async () => {
    const first = await postComment({ author: ' Grace ', content: ' Lovely <b>penguin</b> ' });
    expect(first).toMatchObject({ status: 201, body: { author: 'Grace', content: 'Lovely <b>penguin</b>' } });
    const second = Comment.parse((await postComment({ author: 'Ada', content: 'Indeed' })).body);
    const all = CommentList.parse((await rest.get(path)).body);
    expect(all).toEqual([second, first.body]);
  });

  it('are paged without repetitions or gaps while more are added', async () => {
    const mascot = await rest.publish({ name: 'Talk of the town' });
    const comments = `/api/mascots/${mascot.id}/comments`;
    const add = async (content: string) =>
      Comment.parse((await rest.call('POST', comments, { json: { author: 'Ada', content } })).body).id;
    const all = [await add('1'), await add('2'), await add('3')].reverse();
    const first = await rest.get(`${comments}?limit=2`);
    expect(first.headers.get('x-total-count')).toBe('3');
    await add('4');
    const after = first.headers.get('x-next-after') ?? '';
    const second = await rest.get(`${comments}?limit=2&after=${after}`);
    expect(second.headers.get('x-next-after')).toBeNull();
    const ids = [first, second].flatMap(({ body }) => CommentList.parse(body).map(({ id }) => id));
    expect(ids).toEqual(all);
    expect((await rest.get(`${comments}?after=x`)).status).toBe(400);
    expect((await rest.get(`${comments}?limit=0`)).status).toBe(400);
  });

  it('require an existing mascot', async () => {
    const missingMascot = '/api/mascots/999999/comments';
    const json = { author: 'Grace', content: 'Hello?' };
    expect((await rest.get(missingMascot)).status).toBe(404);
    expect((await rest.call('POST', missingMascot, { json })).status).toBe(404);
  });
});
