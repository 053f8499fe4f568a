import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import type { ArtworkEvent } from '../../domain/artwork.events.js';
import { artworkStream } from '../../domain/artwork-streams.js';
import { imageRequested, storedPicture } from '../../domain/fixtures/artworks.js';
import { stepsOf } from '../../domain/fixtures/steps.js';
import { artworkLikesStream, type ArtworkLiked } from '../../domain/like.js';
import { judgementsOf } from '../../../../test-support/testing/judgements.js';
import { moderationStream } from '../../../moderation/index.js';
import { IMAGES_VIEW } from '../../views.js';
import { toImage } from './image-view.js';
import { imagesProjection } from './images.projection.js';
import { CREATED_AT, waitingArtwork } from '../testing/waiting-artwork.js';

const given = specifyProjection(imagesProjection);
const image = (...events: ArtworkEvent[]) => ({ ...inStream(artworkStream('image', 7), ...events), time: CREATED_AT });
const liked: ArtworkLiked = { type: 'ArtworkLiked', data: { series: 'image', id: 7 } };
const improved: ArtworkEvent = {
  type: 'PromptImproved',
  data: { generation: 1, improvedPrompt: 'a blue dog at the beach', improver: 'local' },
};

const completed = {
  id: 7,
  prompt: 'a dog at the beach',
  improvedPrompt: 'a blue dog at the beach',
  modelId: 'custom-model',
  ...waitingArtwork,
  status: 'completed',
  madeAt: CREATED_AT,
  jobId: 'job-1',
  likes: 1,
  preserved: 1,
  picture1: storedPicture(1),
};

describe('images', () => {
  it('show their prompts, their picture and their likes', () => {
    const [requested, ...steps] = stepsOf(1);
    return given(
      image(imageRequested, requested!, improved, ...steps),
      inStream(artworkLikesStream('image', 7), liked),
    ).thenHolds(IMAGES_VIEW, [completed]);
  });

  it('are not listed while they are hidden', () => {
    const item = { kind: 'image', itemId: 7 } as const;
    const hidden = inStream(moderationStream(item), judgementsOf(item).hidden);
    const [requested] = stepsOf(1);
    const { picture1: _, ...waiting } = completed;
    const asked = {
      ...waiting,
      improvedPrompt: null,
      status: 'pending',
      madeAt: null,
      jobId: null,
      likes: 0,
      preserved: 0,
    };
    return given(image(imageRequested, requested!), hidden).thenHolds(IMAGES_VIEW, [{ ...asked, listed: 0 }]);
  });

  it('are shown with their own address when they were made here', () => {
    expect(toImage(completed)).toMatchObject({
      imageUrl: storedPicture(1).url,
      storagePath: storedPicture(1).url,
      preserved: true,
    });
    const { picture1: _, ...waiting } = completed;
    expect(toImage(waiting)).toMatchObject({ imageUrl: null, storagePath: null, preserved: false });
  });
});
