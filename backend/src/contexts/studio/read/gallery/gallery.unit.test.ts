import { inStream, specifyProjection } from '../../../../platform/consumers/test-support/projection-specification.js';
import { artworkStream } from '../../domain/artwork-streams.js';
import { drawingSubmitted, generationRequested, hugRequested, imageRequested } from '../../domain/fixtures/artworks.js';
import { stepsOf } from '../../domain/fixtures/steps.js';
import type { ArtworkEvent } from '../../domain/artwork.events.js';
import { artworkLikesStream, type ArtworkLiked } from '../../domain/like.js';
import { judgementsOf } from '../../../../test-support/testing/judgements.js';
import { moderationStream } from '../../../moderation/index.js';
import { GALLERY_VIEW } from '../../views.js';
import { toGalleryItem } from './gallery-item.js';
import { galleryProjection } from './gallery.projection.js';
import { CREATED_AT, waitingArtwork } from '../testing/waiting-artwork.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { similarTo } from './gallery.js';

describe('gallery', () => {
  const HASH = 'ab'.repeat(32);

  const picture = { mascotPictureUrl: null, characterName: null, profilePictureUrl: `/pictures/${HASH}.webp` };
  const made = { url: `/pictures/${'1'.padStart(64, '0')}.webp`, sourceUrl: null };
  const hug = {
    ...waitingArtwork,
    ...picture,
    id: 'hug-7',
    kind: 'hug',
    userName: 'Ada',
    status: 'completed',
    madeAt: CREATED_AT,
    portrait: 1,
    jobId: 'job-1',
  };
  const drawing = { ...waitingArtwork, ...picture, id: 'hug-8', kind: 'drawing', userName: 'Artist', portrait: 0 };
  const words = { prompt: 'a dog at the beach', improvedPrompt: null, modelId: 'custom-model' };
  const image = { ...waitingArtwork, ...words, id: 'image-7', kind: 'image', likes: 1 };
  const original = { blob: '1'.padStart(64, '1'), format: 'jpeg' };

  const at = (id: string, ...events: ArtworkEvent[]) => ({ ...inStream(id, ...events), time: CREATED_AT });
  const drawingOf8: ArtworkEvent = { ...drawingSubmitted, data: { ...drawingSubmitted.data, hugId: 8 } };
  const imageOf8: ArtworkEvent = { ...imageRequested, data: { ...imageRequested.data, imageId: 8 } };
  const liked: ArtworkLiked = { type: 'ArtworkLiked', data: { series: 'image', id: 7 } };

  test('pictures of every kind lie side by side, as far as they are, with their likes', () =>
    specifyProjection(galleryProjection)(
      at(artworkStream('hug', 7), hugRequested, ...stepsOf(1)),
      at(artworkStream('hug', 8), drawingOf8, generationRequested()),
      at(artworkStream('image', 7), imageRequested, generationRequested()),
      inStream(artworkLikesStream('image', 7), liked),
    ).thenHolds(GALLERY_VIEW, [{ ...hug, preserved: 1, picture1: { ...made, original } }, drawing, image]));

  test('they are listed or not, as they are judged', () => {
    const [judgedHug, judgedImage] = [{ kind: 'hug', itemId: 8 } as const, { kind: 'image', itemId: 7 } as const];
    const erasedImage = { kind: 'image', itemId: 8 } as const;
    return specifyProjection(galleryProjection)(
      at(artworkStream('hug', 8), drawingOf8, generationRequested()),
      at(artworkStream('image', 7), imageRequested, generationRequested()),
      inStream(moderationStream(judgedHug), judgementsOf(judgedHug).hidden),
      at(artworkStream('image', 8), imageOf8, generationRequested()),
      inStream(moderationStream(judgedImage), judgementsOf(judgedImage).reported(1)),
      inStream(moderationStream(erasedImage), judgementsOf(erasedImage).erased),
    ).thenHolds(GALLERY_VIEW, [
      { ...drawing, listed: 0 },
      { ...image, likes: 0 },
    ]);
  });

  test('they are shown under one row of ids, with their own words', () => {
    expect([{ ...hug, picture1: { ...made, original } }, drawing, image].map(toGalleryItem)).toEqual([
      expect.objectContaining({ id: 'hug-7', type: 'hugs', recordId: 7, userName: 'Ada', storagePath: made.url }),
      expect.objectContaining({ id: 'drawing-8', type: 'drawings', recordId: 8, imageUrl: null, prompt: null }),
      expect.objectContaining({ id: 'gen-7', type: 'generated', recordId: 7, likes: 1, prompt: words.prompt }),
    ]);
  });
});

describe('similar pictures', () => {
  const picture = (id: number, prompt: string) => ({
    id: `image-${id}`,
    status: 'completed',
    likes: 0,
    urlHealth: 'unknown',
    lastUrlCheckAt: null,
    hidden: false,
    listed: 1,
    createdAt: new Date(id * 1000).toISOString(),
    madeAt: new Date(id * 1000).toISOString(),
    provider: 'local',
    jobId: null,
    failure: null,
    sourceGone: false,
    prompt,
    improvedPrompt: null,
    modelId: 'default',
    format: 'jpeg',
    shown: 0,
    pictures: [],
    preserved: 0,
  });

  const CATS = [picture(1, 'a cat'), picture(2, 'a cat on the moon')];
  const LEMONS = Array.from({ length: 20 }, (_, at) => picture(10 + at, 'a lemon'));
  const NEWEST = [...CATS, ...LEMONS].toReversed();

  const views = {
    find: async (_, { search = '', limit = Infinity }) => {
      const documents = NEWEST.filter(({ prompt }) => prompt.includes(String(search)));
      return { documents: documents.slice(0, limit), total: documents.length };
    },
  } satisfies Pick<ReadStore, 'find'>;

  const similar = async (prompt: string, understood: readonly string[]) => {
    const found = await similarTo(views, toGalleryItem(picture(99, prompt)), understood);
    return found.map((item) => item.prompt);
  };

  test('old pictures that share a word are found, and new ones that share none are not among them', async () => {
    expect(await similar('a black cat', ['black cat'])).toEqual(['a cat on the moon', 'a cat']);
  });

  test('those that share more words come first', async () => {
    const prompts = await similar('a lemon, a cat and the moon', ['lemon', 'cat', 'moon']);
    expect(prompts.slice(0, 2)).toEqual(['a cat on the moon', 'a lemon']);
  });

  test('where nothing is shared, the newest are shown', async () => {
    expect(new Set(await similar('a tractor', ['tractor']))).toEqual(new Set(['a lemon']));
  });
});
