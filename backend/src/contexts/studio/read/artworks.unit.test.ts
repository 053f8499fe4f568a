import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import { verdictEventsOf } from '../../../test-support/testing/verdict-events.js';
import { moderationStream, type ItemEvent } from '../../moderation/index.js';
import { artworkStream } from '../domain/artwork-streams.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import {
  drawingSubmitted,
  generationRequested,
  hugRequested,
  imageRequested,
  storedPicture,
} from '../domain/fixtures/artworks.js';
import { stepsOf } from '../domain/fixtures/steps.js';
import { artworkLikesStream, type ArtworkLiked } from '../domain/like.js';
import { ARTWORKS_VIEW, artworksProjection, MAX_PICTURES, parseArtworkName } from './artworks.js';
import { toFileName } from './download.js';
import { toHug } from './hugs.js';
import { toImage } from './images.js';
import { CREATED_AT, waitingArtwork } from './testing/waiting-artwork.js';

const given = specifyProjection(artworksProjection);

const hug = (...events: ArtworkEvent[]) => ({ ...inStream(artworkStream('hug', 7), ...events), time: CREATED_AT });
const image = (...events: ArtworkEvent[]) => ({ ...inStream(artworkStream('image', 7), ...events), time: CREATED_AT });

const requested = {
  id: 'hug-7',
  kind: 'hug',
  number: 7,
  userName: 'Ada',
  profilePictureUrl: hugRequested.data.portraitUrl,
  mascotPictureUrl: null,
  characterName: null,
  portrait: 1,
  ...waitingArtwork,
};
const requestedImage = {
  id: 'image-7',
  kind: 'image',
  number: 7,
  prompt: 'a dog at the beach',
  improvedPrompt: null,
  modelId: 'custom-model',
  ...waitingArtwork,
};
const likedImage: ArtworkLiked = { type: 'ArtworkLiked', data: { series: 'image', id: 7 } };

describe('hugs', () => {
  const liked: ArtworkLiked = { type: 'ArtworkLiked', data: { series: 'hug', id: 7 } };

  const completed = {
    ...requested,
    status: 'completed',
    madeAt: CREATED_AT,
    jobId: 'job-1',
    preserved: 1,
    picture1: storedPicture(1),
  };

  it('wait for their picture', () =>
    given(hug(hugRequested, generationRequested())).thenHolds(ARTWORKS_VIEW, [requested]));

  it('show their progress', () =>
    given(hug(hugRequested, ...stepsOf(1).slice(0, 3))).thenHolds(ARTWORKS_VIEW, [
      { ...requested, status: 'processing', jobId: 'job-1' },
    ]));

  it('show their picture and count likes', () =>
    given(hug(hugRequested, ...stepsOf(1)), inStream(artworkLikesStream('hug', 7), liked, liked)).thenHolds(
      ARTWORKS_VIEW,
      [{ ...completed, likes: 2 }],
    ));

  it('stay listed without their portrait', () => {
    const data = { hugId: 7, deletedUrl: hugRequested.data.portraitUrl };
    const without = { ...completed, profilePictureUrl: '', portrait: 0 };
    return given(hug(hugRequested, ...stepsOf(1), { type: 'PortraitDeleted', data })).thenHolds(ARTWORKS_VIEW, [
      without,
    ]);
  });

  it('hide a name that cannot be decrypted', () => {
    const userName = { subject: 'hug-7', ciphertext: 'of.somebody' };
    const encrypted = { ...hugRequested, data: { ...hugRequested.data, userName } };
    return given(hug(encrypted, generationRequested())).thenHolds(ARTWORKS_VIEW, [{ ...requested, userName: '' }]);
  });

  it('show the name of a character', () => {
    const named = { ...hugRequested, data: { ...hugRequested.data, characterName: 'Tux' } };
    return given(hug(named, generationRequested())).thenHolds(ARTWORKS_VIEW, [{ ...requested, characterName: 'Tux' }]);
  });

  it('keep older pictures when they are generated again', () =>
    given(hug(hugRequested, ...stepsOf(1), ...stepsOf(2))).thenHolds(ARTWORKS_VIEW, [
      { ...completed, jobId: 'job-2', preserved: 2, picture2: storedPicture(2) },
    ]));

  it('show why they failed', () =>
    given(
      hug(hugRequested, generationRequested(), {
        type: 'GenerationFailed',
        data: { generation: 1, failure: 'busy', detail: '429' },
      }),
    ).thenHolds(ARTWORKS_VIEW, [{ ...requested, status: 'failed', failure: 'busy' }]));

  it('are left out as broken until a new picture is generated', async () => {
    const checkedAt = '2026-01-02T10:00:00.000Z';
    const checked: ArtworkEvent = {
      type: 'PictureChecked',
      data: { url: storedPicture(1).url, health: 'broken', source: 'gone', checkedAt },
    };
    const broken = { ...completed, urlHealth: 'broken', lastUrlCheckAt: checkedAt, sourceGone: true, shown: 0 };
    await given(hug(hugRequested, ...stepsOf(1), checked)).thenHolds(ARTWORKS_VIEW, [broken]);
    await given(hug(hugRequested, ...stepsOf(1), checked, ...stepsOf(2))).thenHolds(ARTWORKS_VIEW, [
      { ...completed, jobId: 'job-2', preserved: 2, picture2: storedPicture(2) },
    ]);
  });

  it('are listed according to verdicts, independent of other events', async () => {
    const item = { kind: 'hug', itemId: 7 } as const;
    const { reported, held, hidden, restored, erased } = verdictEventsOf(item);
    const verdicts = (...events: ItemEvent[]) => inStream(moderationStream(item), ...events);
    const newHug = hug(hugRequested, generationRequested());
    await given(newHug, verdicts(reported(1))).thenHolds(ARTWORKS_VIEW, [requested]);
    await given(newHug, verdicts(reported(1), held)).thenHolds(ARTWORKS_VIEW, [{ ...requested, listed: 0 }]);
    await given(newHug, verdicts(hidden, restored)).thenHolds(ARTWORKS_VIEW, [requested]);
    await given(hug(hugRequested, ...stepsOf(1)), verdicts(hidden), hug(...stepsOf(2))).thenHolds(ARTWORKS_VIEW, [
      { ...completed, jobId: 'job-2', preserved: 2, picture2: storedPicture(2), listed: 0 },
    ]);
    await given(newHug, verdicts(erased), hug(...stepsOf(1).slice(1))).thenHolds(ARTWORKS_VIEW, []);
    expect(toHug({ ...requested, listed: 0 }).hidden).toBe(true);
  });

  it('include drawings, by the artist', () =>
    given(hug(drawingSubmitted, generationRequested())).thenHolds(ARTWORKS_VIEW, [
      { ...requested, kind: 'drawing', userName: 'Artist', portrait: 0 },
    ]));

  it('show a limited number of their newest pictures', async () => {
    const generations = Array.from({ length: MAX_PICTURES + 3 }, (_, index) => index + 1);
    const shown = generations.slice(3).map((generation) => [`picture${generation}`, storedPicture(generation)]);
    const { picture1: _, ...others } = completed;
    const last = generations.length;
    await given(hug(hugRequested, ...generations.flatMap((generation) => stepsOf(generation)))).thenHolds(
      ARTWORKS_VIEW,
      [{ ...others, jobId: `job-${last}`, preserved: last, ...Object.fromEntries(shown) }],
    );
  });

  it('list their newest picture first', () => {
    const local = { ...completed, picture10: storedPicture(10), picture2: storedPicture(2) };
    expect(toHug(local)).toMatchObject({
      storagePaths: [10, 2, 1].map((generation) => storedPicture(generation).url),
      generatedImages: [10, 2, 1].map((generation) => storedPicture(generation).url),
      preservedCount: 1,
      scenarioJobId: null,
      failureReason: null,
    });
    const sourceUrl = 'https://cdn.example.org/a.png';
    const remote = { ...completed, provider: 'scenario', picture1: { ...storedPicture(1), sourceUrl } };
    expect(toHug(remote)).toMatchObject({
      generatedImages: [sourceUrl],
      storagePaths: [storedPicture(1).url],
      scenarioJobId: 'job-1',
    });
    expect(toHug({ ...remote, sourceGone: true }).generatedImages).toEqual([storedPicture(1).url]);
  });
});

describe('images', () => {
  const improved: ArtworkEvent = {
    type: 'PromptImproved',
    data: { generation: 1, improvedPrompt: 'a blue dog at the beach', improver: 'local' },
  };

  const completed = {
    ...requestedImage,
    improvedPrompt: 'a blue dog at the beach',
    status: 'completed',
    madeAt: CREATED_AT,
    jobId: 'job-1',
    likes: 1,
    preserved: 1,
    picture1: storedPicture(1),
  };

  it('show their prompts, their picture and their likes', () => {
    const [generation, ...steps] = stepsOf(1);
    return given(
      image(imageRequested, generation!, improved, ...steps),
      inStream(artworkLikesStream('image', 7), likedImage),
    ).thenHolds(ARTWORKS_VIEW, [completed]);
  });

  it('are served from our own address when they were generated locally', () => {
    expect(toImage(completed)).toMatchObject({
      imageUrl: storedPicture(1).url,
      storagePath: storedPicture(1).url,
      preserved: true,
    });
    expect(toImage(requestedImage)).toMatchObject({ imageUrl: null, storagePath: null, preserved: false });
  });
});

test('a drawing and an image with the same number have separate likes and verdicts', () => {
  const [moderatedHug, moderatedImage] = [{ kind: 'hug', itemId: 7 } as const, { kind: 'image', itemId: 7 } as const];
  return given(
    hug(drawingSubmitted, generationRequested()),
    image(imageRequested, generationRequested()),
    inStream(artworkLikesStream('image', 7), likedImage),
    inStream(moderationStream(moderatedHug), verdictEventsOf(moderatedHug).hidden),
    inStream(moderationStream(moderatedImage), verdictEventsOf(moderatedImage).reported(1)),
  ).thenHolds(ARTWORKS_VIEW, [
    { ...requested, kind: 'drawing', userName: 'Artist', portrait: 0, listed: 0 },
    { ...requestedImage, likes: 1 },
  ]);
});

describe('a download', () => {
  it.each([
    ['hug-7', { kind: 'hug', series: 'hug', id: 7 }],
    ['drawing-12', { kind: 'drawing', series: 'hug', id: 12 }],
    ['gen-7', { kind: 'image', series: 'image', id: 7 }],
    ['7', { kind: 'image', series: 'image', id: 7 }],
  ])('is named %s', (text, name) => expect(parseArtworkName(text)).toEqual(name));

  it.each(['', 'hug-0', 'hug-', 'image-7', '-7', '7x', '../7', '99999999999999999'])('is not named %p', (text) => {
    expect(() => parseArtworkName(text)).toThrow('Image not found');
  });

  it.each([
    [['marcel', 'hugs', 'Zoë "Z" /..\\ Müller'], 'jpeg', 'marcel-hugs-zoe-z-muller-7.jpg'],
    [['marcel', '東京 🐶'], 'png', 'marcel-dong-jing-7.png'],
    [['marcel', 'x'.repeat(200)], 'webp', `marcel-${'x'.repeat(53)}-7.webp`],
  ] as const)('of %p has a file name that any system accepts', (words, format, name) =>
    expect(toFileName(words, 7, format)).toBe(name),
  );
});
