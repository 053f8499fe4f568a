import { Comment, fillPath, ROUTES, type ItemName } from '@marcel/contracts';
import { ModerationClient } from '../../../../test-support/moderation/moderation-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

let product: TestProduct;
let moderation: ModerationClient;

beforeEach(async () => {
  product = await startTestProduct();
  await product.rest.publish();
  moderation = new ModerationClient(product.rest);
});
afterEach(() => product.stop());

async function comment(content: string): Promise<ItemName> {
  const answer = await product.rest.call('POST', fillPath(ROUTES.mascotComments, { id: 1 }), {
    json: { author: 'Ada', content },
  });
  return { kind: 'comment', id: Comment.parse(answer.body).id };
}

it('the queue finds what says nearly the same, most alike first, and as it stands', async () => {
  const spam = 'Buy cheap watches now at https://watches.example/1 and save a lot of money today';
  const [first, copy, other] = [
    await comment(spam),
    await comment(`Hi! ${spam.toUpperCase()} 17`),
    await comment('A penguin that I remember well'),
  ];
  for (const item of [first, other]) await moderation.report(item);
  const ids = async (query: string) => (await moderation.queue(query)).items.map(({ id }) => id);
  const like = `?similarTo=comment-${first.id}`;
  expect(await ids(like)).toEqual([first.id, copy.id]);
  expect(await ids(`?similarTo=comment-${other.id}`)).toEqual([other.id]);
  await moderation.judge(copy, 'hide');
  expect(await ids(like)).toEqual([first.id]);
  expect(await ids(`${like}&state=hidden`)).toEqual([copy.id]);
  await moderation.judge(first, 'erase');
  expect(await ids(`${like}&state=hidden`)).toEqual([]);
  expect(await ids('?similarTo=comment-999')).toEqual([]);
  for (const similarTo of ['7', 'dog-7', 'comment-0', 'comment-7x'])
    expect((await product.rest.get(`${ROUTES.moderation}?similarTo=${similarTo}`, { admin: true })).status).toBe(400);
});
