import { MOST_PICTURES } from './artwork-document.js';
import { toHug } from './hugs/hugs.js';
import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import { artworkStream } from '../domain/artwork-streams.js';
import {
  drawingSubmitted,
  generationRequested,
  hugRequested,
  storedPicture,
  imageRequested,
} from '../domain/fixtures/artworks.js';
import { stepsOf } from '../domain/fixtures/steps.js';
import { artworkLikesStream, type ArtworkLiked } from '../domain/like.js';
import { judgementsOf } from '../../../test-support/testing/judgements.js';
import { moderationStream, type ItemEvent } from '../../moderation/index.js';
import { HUGS_VIEW, IMAGES_VIEW } from '../views.js';
import { hugsProjection } from './hugs/hugs.projection.js';
import { CREATED_AT, waitingArtwork } from './testing/waiting-artwork.js';
import { toImage } from './images/images.js';
import { imagesProjection } from './images/images.projection.js';
import { fileNameOf, readDownloadName } from './download.js';

describe('hugs', () => {
  const given = specifyProjection(hugsProjection);
  const hug = (...events: ArtworkEvent[]) => ({ ...inStream(artworkStream('hug', 7), ...events), time: CREATED_AT });
  const liked: ArtworkLiked = { type: 'ArtworkLiked', data: { series: 'hug', id: 7 } };

  const requested = {
    id: 7,
    kind: 'hug',
    userName: 'Ada',
    profilePictureUrl: hugRequested.data.portraitUrl,
    mascotPictureUrl: null,
    characterName: null,
    portrait: 1,
    ...waitingArtwork,
  };
  const completed = {
    ...requested,
    status: 'completed',
    madeAt: CREATED_AT,
    jobId: 'job-1',
    preserved: 1,
    picture1: storedPicture(1),
  };

  it('wait for their picture', () => given(hug(hugRequested, generationRequested())).thenHolds(HUGS_VIEW, [requested]));

  it('show how far they are', () =>
    given(hug(hugRequested, ...stepsOf(1).slice(0, 3))).thenHolds(HUGS_VIEW, [
      { ...requested, status: 'processing', jobId: 'job-1' },
    ]));

  it('show their picture and count likes', () =>
    given(hug(hugRequested, ...stepsOf(1)), inStream(artworkLikesStream('hug', 7), liked, liked)).thenHolds(HUGS_VIEW, [
      { ...completed, likes: 2 },
    ]));

  it('go on without their portrait', () => {
    const data = { hugId: 7, deletedUrl: hugRequested.data.portraitUrl };
    const without = { ...completed, profilePictureUrl: '', portrait: 0 };
    return given(hug(hugRequested, ...stepsOf(1), { type: 'PortraitDeleted', data })).thenHolds(HUGS_VIEW, [without]);
  });

  it('show nothing of a name that nobody can open', () => {
    const userName = { subject: 'hug-7', sealed: 'of.somebody' };
    const sealed = { ...hugRequested, data: { ...hugRequested.data, userName } };
    return given(hug(sealed, generationRequested())).thenHolds(HUGS_VIEW, [{ ...requested, userName: '' }]);
  });

  it('show what a character is called', () => {
    const named = { ...hugRequested, data: { ...hugRequested.data, characterName: 'Tux' } };
    return given(hug(named, generationRequested())).thenHolds(HUGS_VIEW, [{ ...requested, characterName: 'Tux' }]);
  });

  it('keep older pictures when they are made again', () =>
    given(hug(hugRequested, ...stepsOf(1), ...stepsOf(2))).thenHolds(HUGS_VIEW, [
      { ...completed, jobId: 'job-2', preserved: 2, picture2: storedPicture(2) },
    ]));

  it('say why they failed', () =>
    given(
      hug(hugRequested, generationRequested(), {
        type: 'GenerationFailed',
        data: { generation: 1, failure: 'busy', detail: '429' },
      }),
    ).thenHolds(HUGS_VIEW, [{ ...requested, status: 'failed', failure: 'busy' }]));

  it('are left out as broken until a new picture comes', async () => {
    const checkedAt = '2026-01-02T10:00:00.000Z';
    const checked: ArtworkEvent = {
      type: 'PictureChecked',
      data: { url: storedPicture(1).url, health: 'broken', source: 'gone', checkedAt },
    };
    const broken = { ...completed, urlHealth: 'broken', lastUrlCheckAt: checkedAt, sourceGone: true, shown: 0 };
    await given(hug(hugRequested, ...stepsOf(1), checked)).thenHolds(HUGS_VIEW, [broken]);
    await given(hug(hugRequested, ...stepsOf(1), checked, ...stepsOf(2))).thenHolds(HUGS_VIEW, [
      { ...completed, jobId: 'job-2', preserved: 2, picture2: storedPicture(2) },
    ]);
  });

  it('are listed or not, as they are judged, whatever else happens to them', async () => {
    const item = { kind: 'hug', itemId: 7 } as const;
    const { reported, held, hidden, restored, reopened, erased } = judgementsOf(item);
    const judged = (...events: ItemEvent[]) => inStream(moderationStream(item), ...events);
    const asked = hug(hugRequested, generationRequested());
    await given(asked, judged(reported(1))).thenHolds(HUGS_VIEW, [requested]);
    await given(asked, judged(reported(1), held)).thenHolds(HUGS_VIEW, [{ ...requested, listed: 0 }]);
    await given(asked, judged(hidden, restored)).thenHolds(HUGS_VIEW, [requested]);
    await given(asked, judged(hidden, reopened)).thenHolds(HUGS_VIEW, [requested]);
    await given(hug(hugRequested, ...stepsOf(1)), judged(hidden), hug(...stepsOf(2))).thenHolds(HUGS_VIEW, [
      { ...completed, jobId: 'job-2', preserved: 2, picture2: storedPicture(2), listed: 0 },
    ]);
    await given(asked, judged(erased), hug(...stepsOf(1).slice(1))).thenHolds(HUGS_VIEW, []);
    expect(toHug({ ...requested, listed: 0 }).hidden).toBe(true);
  });

  it('include drawings, by the artist', () =>
    given(hug(drawingSubmitted, generationRequested())).thenHolds(HUGS_VIEW, [
      { ...requested, kind: 'drawing', userName: 'Artist', portrait: 0 },
    ]));

  it('show their newest pictures and no more, however often they were made anew', async () => {
    const generations = Array.from({ length: MOST_PICTURES + 3 }, (_, index) => index + 1);
    const shown = generations.slice(3).map((generation) => [`picture${generation}`, storedPicture(generation)]);
    const { picture1: _, ...others } = completed;
    const last = generations.length;
    await given(hug(hugRequested, ...generations.flatMap((generation) => stepsOf(generation)))).thenHolds(HUGS_VIEW, [
      { ...others, jobId: `job-${last}`, preserved: last, ...Object.fromEntries(shown) },
    ]);
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
  const given = specifyProjection(imagesProjection);
  const image = (...events: ArtworkEvent[]) => ({
    ...inStream(artworkStream('image', 7), ...events),
    time: CREATED_AT,
  });
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

describe('a download', () => {
  it.each([
    ['hug-7', { kind: 'hug', id: 7 }],
    ['drawing-12', { kind: 'drawing', id: 12 }],
    ['gen-7', { kind: 'gen', id: 7 }],
    ['7', { kind: 'gen', id: 7 }],
  ])('is named %s', (text, name) => expect(readDownloadName(text)).toEqual(name));

  it.each(['', 'hug-0', 'hug-', 'image-7', '-7', '7x', '../7', '99999999999999999'])('is not named %p', (text) => {
    expect(() => readDownloadName(text)).toThrow('Image not found');
  });

  it.each([
    [['marcel', 'hugs', 'Zoë "Z" /..\\ Müller'], 'jpeg', 'marcel-hugs-zoe-z-muller-7.jpg'],
    [['marcel', '東京 🐶'], 'png', 'marcel-dong-jing-7.png'],
    [['marcel', 'x'.repeat(200)], 'webp', `marcel-${'x'.repeat(53)}-7.webp`],
  ] as const)('of %p has a name that any system takes', (words, format, name) =>
    expect(fileNameOf(words, 7, format)).toBe(name),
  );
});
