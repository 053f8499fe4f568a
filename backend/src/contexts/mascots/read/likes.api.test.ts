import { AskedLikes, fillPath, LIKES_ASKED_AT_ONCE, ROUTES } from '@marcel/contracts';
import { rest } from '../../../test-support/shared-product/shared-product.js';

const ask = (ids: string) => rest.get(`${ROUTES.mascotLikes}?${new URLSearchParams({ ids })}`);

test('the likes of some mascots are told together, of those that are there', async () => {
  const [one, other] = [await rest.publish({ name: 'One' }), await rest.publish({ name: 'Other' })];
  await rest.call('POST', fillPath(ROUTES.mascotLike, { id: other.id }));
  const { status, body } = await ask(`${one.id},${other.id},${other.id},99999`);
  expect(status).toBe(200);
  expect(AskedLikes.parse(body).likes.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: one.id, likes: 0 },
    { id: other.id, likes: 1 },
  ]);
});

test('what is no list of ids, or too long a one, is refused', async () => {
  const many = Array.from({ length: LIKES_ASKED_AT_ONCE + 1 }, (_, number) => number + 1);
  for (const ids of ['tux', '1,', '-1', '0', '1.5', many.join(',')]) expect((await ask(ids)).status).toBe(400);
  expect((await rest.get(ROUTES.mascotLikes)).body).toEqual({ likes: [] });
  expect((await ask(many.slice(1).join(','))).status).toBe(200);
});
