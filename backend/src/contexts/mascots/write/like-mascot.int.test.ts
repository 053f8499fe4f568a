import { MASCOT_MESSAGES } from '@marcel/contracts';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { likes } from '../domain/like.decider.js';
import { mascots } from '../domain/mascot.decider.js';
import { MascotRegistry } from './mascot-registry.js';
import { LikeMascotController, LikeMascotHandler } from './like-mascot.js';

describe('liking a mascot', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(LikeMascotHandler, MascotRegistry);
    await side.given(mascots.at(9), { type: 'MascotPublished', data: mascotPublishedData });
  });
  afterEach(() => side.close());

  const like = (id = 9) => new LikeMascotController(side.commands).like(id, context);

  it('records every like of a crowd, apart from the mascot', async () => {
    await Promise.all(Array.from({ length: 20 }, () => like()));
    const liked = { type: 'MascotLiked', data: { mascotId: 9 }, command: 'LikeMascot' };
    expect(await side.recorded(likes.at(9))).toEqual(Array.from({ length: 20 }, () => liked));
    expect(await side.recorded(mascots.at(9))).toEqual([]);
  });

  it('is refused for a mascot that is not in the directory', async () => {
    await side.given(mascots.at(9), { type: 'MascotDeleted', data: { name: 'Tux' } });
    const refusal = { code: 'not_found', message: MASCOT_MESSAGES.notFound };
    await expect(like()).rejects.toMatchObject(refusal);
    await expect(like(8)).rejects.toMatchObject(refusal);
    expect(await side.recorded(likes.at(9))).toEqual([]);
  });
});
