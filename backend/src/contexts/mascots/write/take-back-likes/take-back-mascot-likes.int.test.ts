import { LIKE_MESSAGES } from '@marcel/contracts';
import type { Actor } from '../../../../platform/event-store/event-metadata.js';
import { appendLikes } from '../../../../test-support/likes/append-likes.js';
import { context, WriteSide } from '../../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../../domain/fixtures/mascot-published.js';
import { mascots } from '../../domain/mascot.decider.js';
import { TakeBackMascotLikes } from './take-back-mascot-likes.command.js';
import { TakeBackMascotLikesHandler } from './take-back-mascot-likes.handler.js';

describe('taking back likes of a mascot', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(TakeBackMascotLikesHandler);
    await side.given(mascots.at(9), { type: 'MascotPublished', data: mascotPublishedData });
    await appendLikes(side.store, { kind: 'mascot', id: 9 }, 30, '2026-01-05T10:00:00.000Z');
  });
  afterEach(() => side.close());

  const takeBack = (first: number, last: number, actor: Actor = context.actor) =>
    side.commands.execute(new TakeBackMascotLikes(9, { first, last }, 'A script', { ...context, actor }));
  const takenBack = (...spans: object[]) => ({
    type: 'MascotLikesTakenBack',
    data: { mascotId: 9, spans, reason: 'A script' },
    command: 'TakeBackMascotLikes',
  });

  it('records which, each once, and answers how many', async () => {
    expect(await takeBack(10, 19)).toMatchObject({ takenBack: 10 });
    expect(await takeBack(5, 29)).toMatchObject({ takenBack: 15 });
    expect(await side.recorded(mascots.at(9))).toEqual([
      takenBack({ first: 10, last: 19 }),
      takenBack({ first: 5, last: 9 }, { first: 20, last: 29 }),
    ]);
  });

  it('is refused where others have done so, by name, also when the mascot was away since', async () => {
    await takeBack(0, 29, { kind: 'admin', id: 'grace' });
    const { origin: _, ...lasting } = mascotPublishedData;
    const data = { ...lasting, publishedAt: '2026-01-01T10:00:00.000Z', likes: 30, reason: 'A mistake' };
    const again = { mascotId: 9, spans: [{ first: 0, last: 29 }], reason: 'A mistake' };
    await side.given(
      mascots.at(9),
      { type: 'MascotDeleted', data: { name: 'Tux' } },
      { type: 'MascotRestored', data },
      { type: 'MascotLikesTakenBack', data: again },
    );
    const message = LIKE_MESSAGES.alreadyTakenBack('grace');
    await expect(takeBack(0, 29)).rejects.toMatchObject({ code: 'conflict', message });
  });

  it('names who has taken back these, not whoever was last to take back others', async () => {
    await takeBack(0, 9, { kind: 'admin', id: 'ada' });
    await takeBack(10, 19, { kind: 'admin', id: 'grace' });
    await expect(takeBack(0, 9)).rejects.toMatchObject({ message: LIKE_MESSAGES.alreadyTakenBack('ada') });
  });

  it.each([
    [0, 30],
    [3, 2],
  ])('is refused for likes that there are not: %d to %d', async (first, last) => {
    await expect(takeBack(first, last)).rejects.toMatchObject({ code: 'not_found', message: LIKE_MESSAGES.notFound });
    expect(await side.recorded(mascots.at(9))).toEqual([]);
  });
});
