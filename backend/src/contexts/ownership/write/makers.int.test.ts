import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '@marcel/contracts';
import { FailedKeys, newOwnerKey } from '../../../platform/http/ownership.js';
import { WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../../studio/domain/artwork.decider.js';
import { hugRequested } from '../../studio/domain/fixtures/artworks.js';
import { Makers } from './take-back.js';

const reply = {} as FastifyReply;
const request = (actorKind: 'visitor' | 'admin') =>
  ({ actorKind, headers: { [HEADERS.ownerKey]: newOwnerKey() } }) as unknown as FastifyRequest;

it('what was made before there were keys is taken back by admins alone', async () => {
  const failedKeys = { assertBelowLimit: jest.fn(), count: jest.fn() };
  const side = await WriteSide.open(Makers, { provide: FailedKeys, useValue: failedKeys });
  await side.given(artworks.at({ series: 'hug', id: 7 }), hugRequested);
  const makers = side.get(Makers);
  await expect(makers.admit(request('visitor'), reply, 'hug', 7)).rejects.toMatchObject({ code: 'forbidden' });
  expect(failedKeys.count).toHaveBeenCalledTimes(1);
  await makers.admit(request('admin'), reply, 'hug', 7);
  await expect(makers.admit(request('admin'), reply, 'hug', 8)).rejects.toMatchObject({ code: 'not_found' });
  await side.close();
});
