import { Comment, CommentList } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

describe('comments', () => {
  let product: TestProduct;
  let path: string;

  beforeAll(async () => {
    product = await startTestProduct();
    path = `/api/mascots/${(await product.rest.publish()).id}/comments`;
  });
  afterAll(() => product.stop());

  const say = (json: unknown) => product.rest.call('POST', path, { json });

  it('are shown newest first', async () => {
    const first = await say({ author: ' Grace ', content: ' Lovely <b>penguin</b> ' });
    expect(first).toMatchObject({ status: 201, body: { author: 'Grace', content: 'Lovely <b>penguin</b>' } });
    const second = Comment.parse((await say({ author: 'Ada', content: 'Indeed' })).body);
    const all = CommentList.parse((await product.rest.get(path)).body);
    expect(all).toEqual([second, first.body]);
  });

  it('name what is missing', async () => {
    expect(await say({})).toMatchObject({
      status: 400,
      body: {
        details: [
          { path: 'author', message: 'Author name is required' },
          { path: 'content', message: 'Comment content is required' },
        ],
      },
    });
    expect((await say('not an object')).status).toBe(400);
  });

  it('need a mascot', async () => {
    const nobody = '/api/mascots/999/comments';
    const json = { author: 'Grace', content: 'Hello?' };
    expect((await product.rest.get(nobody)).status).toBe(404);
    expect((await product.rest.call('POST', nobody, { json })).status).toBe(404);
  });
});
