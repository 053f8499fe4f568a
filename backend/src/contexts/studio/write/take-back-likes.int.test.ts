import { LIKE_MESSAGES } from '@marcel/contracts';
import { appendLikes } from '../../../test-support/likes/append-likes.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { generationRequested, imageRequested } from '../domain/fixtures/artworks.js';
import { TakeBackArtworkLikes, TakeBackArtworkLikesHandler } from './take-back-likes.js';

describe('taking back likes of an artwork', () => {
  const image = { series: 'image', id: 7 } as const;
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(TakeBackArtworkLikesHandler);
    await side.given(artworks.at(image), imageRequested, generationRequested());
    await appendLikes(side.store, { kind: 'image', id: 7 }, 30, '2026-01-05T10:00:00.000Z');
  });
  afterEach(() => side.close());

  const takeBack = (first: number, last: number) =>
    side.commands.execute(new TakeBackArtworkLikes(image, { first, last }, 'A script', context));

  it('records which, and is refused where that was done', async () => {
    expect(await takeBack(10, 19)).toMatchObject({ takenBack: 10 });
    await expect(takeBack(12, 15)).rejects.toMatchObject({ code: 'conflict' });
    expect(await side.recorded(artworks.at(image))).toEqual([
      {
        type: 'ArtworkLikesTakenBack',
        data: { ...image, spans: [{ first: 10, last: 19 }], reason: 'A script' },
        command: 'TakeBackArtworkLikes',
      },
    ]);
  });

  it('is refused for likes that there are not', () =>
    expect(takeBack(0, 30)).rejects.toMatchObject({ code: 'not_found', message: LIKE_MESSAGES.notFound }));
});
