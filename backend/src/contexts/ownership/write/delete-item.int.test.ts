import { fillPath, HEADERS, MINE_MESSAGES, ROUTES } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { FailedOwnerKeys, newOwnerKey } from '../../../platform/http/ownership.js';
import { READ_STORE } from '../../../platform/read-store/read-store.js';
import { FAILURE_LIMITS } from '../../../platform/http/rate-limits.js';
import { TestVisitor } from '../../../test-support/test-visitor.js';
import { startTestProduct } from '../../../test-support/test-product.js';
import { WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../../studio/domain/artwork.decider.js';
import { hugRequested } from '../../studio/domain/fixtures/artworks.js';
import { DeletionAccess } from './delete-item.js';

const request = (actorKind: 'visitor' | 'admin') =>
  ({ actorKind, headers: { [HEADERS.ownerKey]: newOwnerKey() } }) as unknown as FastifyRequest;

const OWNED = { id: 'hug-7', kind: 'hug', itemId: 7, owner: null, createdAt: '' };

it.each([
  ['shown', 'forbidden'],
  ['hidden', 'not_found'],
])('only admins delete items from before owner keys: one that is %s is %s', async (visibility, code) => {
  const failedKeys = { assertBelowLimit: jest.fn(), count: jest.fn() };
  const side = await WriteSide.open(
    DeletionAccess,
    {
      provide: READ_STORE,
      useValue: { get: async (_: string, id: string) => (id === OWNED.id ? { ...OWNED, visibility } : undefined) },
    },
    { provide: FailedOwnerKeys, useValue: failedKeys },
  );
  await side.given(artworks.at({ series: 'hug', id: 7 }), hugRequested);
  const access = side.get(DeletionAccess);
  await expect(access.authorize(request('visitor'), 'hug', 7)).rejects.toMatchObject({ code });
  expect(failedKeys.count).toHaveBeenCalledTimes(1);
  await access.authorize(request('admin'), 'hug', 7);
  await expect(access.authorize(request('admin'), 'hug', 8)).rejects.toMatchObject({ code: 'not_found' });
  await side.close();
});

it('failed owner keys are limited, but do not block admins', async () => {
  const product = await startTestProduct({ variables: { RATE_LIMIT: 'on' } });
  const [ada, eve] = [new TestVisitor(product.rest), new TestVisitor(product.rest)];
  const { id } = await ada.comment((await product.rest.publish()).id);
  for (let attempt = 0; attempt < FAILURE_LIMITS.failedKeys.max; attempt += 1)
    expect((await eve.deleteItem('comment', id)).status).toBe(403);
  const limited = await ada.deleteItem('comment', id);
  expect(limited).toMatchObject({ status: 429, body: { error: MINE_MESSAGES.tooManyKeys } });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await product.rest.call('DELETE', fillPath(ROUTES.comment, { id }), { admin: true })).status).toBe(200);
  await product.stop();
});
