import { STUDIO_MESSAGES } from '@marcel/contracts';
import { context, type WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { generationRequested, hugRequested } from '../domain/fixtures/artworks.js';
import { artworkLikes } from '../domain/like.js';
import { openStudioWriteSide } from '../../../test-support/studio/studio-write-side.js';
import { LikeArtworkController, LikeArtworkHandler } from './like-artwork.js';

describe('liking an artwork', () => {
  const hug = { series: 'hug', id: 7 } as const;
  let side: WriteSide;
  let controller: LikeArtworkController;

  beforeEach(async () => {
    side = await openStudioWriteSide({ paid: false }, LikeArtworkHandler);
    controller = new LikeArtworkController(side.commands);
    await side.given(artworks.at(hug), hugRequested, generationRequested());
  });
  afterEach(() => side.close());

  it('records every like, apart from the artwork', async () => {
    await controller.likeHug(7, context);
    await controller.likeHug(7, context);
    const liked = { type: 'ArtworkLiked', data: hug, command: 'LikeArtwork' };
    expect(await side.recorded(artworkLikes.at(hug))).toEqual([liked, liked]);
    expect(await side.recorded(artworks.at(hug))).toEqual([]);
  });

  it('is refused for an artwork that nobody has ordered', async () => {
    const refusal = { code: 'not_found', message: STUDIO_MESSAGES.imageNotFound };
    await expect(controller.likeImage(7, context)).rejects.toMatchObject(refusal);
    expect(await side.recorded(artworkLikes.at({ series: 'image', id: 7 }))).toEqual([]);
  });
});
