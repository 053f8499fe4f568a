import { STUDIO_MESSAGES } from '@marcel/contracts';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { artworks } from '../domain/artwork.decider.js';
import { generationRequested, hugRequested, imageRequested, storedPicture } from '../domain/fixtures/artworks.js';
import { artworkLikes } from '../domain/like.js';
import { openStudioWriteSide } from '../../../test-support/studio/studio-write-side.js';
import { LikeArtworkController } from './like-artwork.js';
import { takesReports } from '../../../test-support/testing/takes-reports.js';
import { Reports } from '../../moderation/index.js';
import { ArtworkReader } from '../read/artwork-reader.js';
import { ArtworkRegistry } from './artwork-registry.js';
import { ReportArtworkController } from './report-artwork.js';
import { ReportBrokenController, ReportBrokenHandler } from './report-broken-picture.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { PictureInspector } from '../automation/check-pictures.js';
import { stepsOf } from '../domain/fixtures/steps.js';

describe('liking an artwork', () => {
  const hug = { series: 'hug', id: 7 } as const;
  let side: WriteSide;
  let controller: LikeArtworkController;

  beforeEach(async () => {
    side = await openStudioWriteSide({ isPaid: false });
    controller = new LikeArtworkController(side.get(DecisionRunner), side.get(ArtworkRegistry));
    await side.given(artworks.at(hug), hugRequested, generationRequested());
  });
  afterEach(() => side.close());

  it('records every like in a separate stream', async () => {
    await controller.likeHug(7, context);
    await controller.likeHug(7, context);
    const liked = { type: 'ArtworkLiked', data: hug, command: 'LikeArtwork' };
    expect(await side.recorded(artworkLikes.at(hug))).toEqual([liked, liked]);
    expect(await side.recorded(artworks.at(hug))).toEqual([]);
  });

  it('is rejected for an unknown artwork', async () => {
    const rejection = { code: 'not_found', message: STUDIO_MESSAGES.imageNotFound };
    await expect(controller.likeImage(7, context)).rejects.toMatchObject(rejection);
    expect(await side.recorded(artworkLikes.at({ series: 'image', id: 7 }))).toEqual([]);
  });
});

describe('reporting an artwork', () => {
  let side: WriteSide;
  const { reports, taken } = takesReports();

  beforeEach(async () => {
    side = await WriteSide.open(ArtworkRegistry, { provide: Reports, useValue: reports });
    await side.given(artworks.at({ series: 'hug', id: 7 }), hugRequested, generationRequested());
    await side.given(artworks.at({ series: 'image', id: 8 }), imageRequested, generationRequested());
  });
  afterEach(() => side.close());

  it('is accepted for an existing artwork', async () => {
    const controller = new ReportArtworkController(side.get(Reports), side.get(ArtworkRegistry));
    const report = [{ reason: 'personal' }, { ip: '192.0.2.1' }, context] as const;
    await controller.reportHug(7, ...report);
    await controller.reportImage(8, ...report);
    const unknown = { code: 'not_found', message: STUDIO_MESSAGES.hugNotFound };
    await expect(controller.reportHug(8, ...report)).rejects.toMatchObject(unknown);
    await expect(controller.reportImage(7, ...report)).rejects.toMatchObject({ code: 'not_found' });
    expect(taken).toEqual([
      { kind: 'hug', id: 7 },
      { kind: 'image', id: 8 },
    ]);
  });
});

describe('reporting a picture as broken', () => {
  const hug = artworks.at({ series: 'hug', id: 7 });
  let side: WriteSide;
  let stored: Buffer | undefined;

  beforeEach(async () => {
    const inspector = new PictureInspector({ get: async () => stored }, new GuardedFetch({ trustedHosts: [] }));
    const inspection = { provide: PictureInspector, useValue: inspector };
    side = await openStudioWriteSide({ isPaid: false }, ReportBrokenHandler, inspection);
  });
  afterEach(() => side.close());

  const report = () =>
    new ReportBrokenController(side.commands, side.get(ArtworkReader)).reportHug(
      7,
      { url: '/x', clientError: 'error' },
      context,
    );

  it('records the result of our own check when it has changed', async () => {
    await side.given(hug, hugRequested, ...stepsOf(1));
    stored = await photograph();
    await report();
    stored = undefined;
    await report();
    await report();
    const checked = (health: string) => ({
      type: 'PictureChecked',
      data: { url: storedPicture().url, health, source: 'none', checkedAt: expect.stringMatching(/Z$/) },
      command: 'ReportBroken',
    });
    expect(await side.recorded(hug)).toEqual([checked('healthy'), checked('broken')]);
  });

  it('checks nothing before there is a picture, and is rejected for a missing artwork', async () => {
    await expect(report()).rejects.toMatchObject({ code: 'not_found', message: STUDIO_MESSAGES.hugNotFound });
    await side.given(hug, hugRequested, generationRequested());
    expect(await report()).toMatchObject({ position: await side.store.head() });
    expect(await side.recorded(hug)).toEqual([]);
  });
});
