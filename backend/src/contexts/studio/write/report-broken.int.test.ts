import { STUDIO_MESSAGES } from '@marcel/contracts';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { context, type WriteSide } from '../../../test-support/testing/write-side.js';
import { PictureInspector } from '../automation/check-pictures.js';
import { artworks } from '../domain/artwork.decider.js';
import { generationRequested, hugRequested, storedPicture } from '../domain/fixtures/artworks.js';
import { stepsOf } from '../domain/fixtures/steps.js';
import { openStudioWriteSide } from '../../../test-support/studio/studio-write-side.js';
import { ReportBrokenController, ReportBrokenHandler } from './report-broken.js';

describe('reporting a picture as broken', () => {
  const hug = artworks.at({ series: 'hug', id: 7 });
  let side: WriteSide;
  let kept: Buffer | undefined;

  beforeEach(async () => {
    const inspector = new PictureInspector({ get: async () => kept }, new GuardedFetch({ trustedHosts: [] }));
    const looking = { provide: PictureInspector, useValue: inspector };
    side = await openStudioWriteSide({ paid: false }, ReportBrokenHandler, looking);
  });
  afterEach(() => side.close());

  const report = () =>
    new ReportBrokenController(side.commands, side.queries).reportHug(7, { url: '/x', clientError: 'error' }, context);

  it('records what a look of our own has found, when that is new', async () => {
    await side.given(hug, hugRequested, ...stepsOf(1));
    kept = await photograph();
    await report();
    kept = undefined;
    await report();
    await report();
    const found = (health: string) => ({
      type: 'PictureChecked',
      data: { url: storedPicture().url, health, source: 'none', checkedAt: expect.stringMatching(/Z$/) },
      command: 'ReportBroken',
    });
    expect(await side.recorded(hug)).toEqual([found('healthy'), found('broken')]);
  });

  it('has nothing to look at before there is a picture, and is refused where nothing was ordered', async () => {
    await expect(report()).rejects.toMatchObject({ code: 'not_found', message: STUDIO_MESSAGES.hugNotFound });
    await side.given(hug, hugRequested, generationRequested());
    expect(await report()).toMatchObject({ position: await side.store.head() });
    expect(await side.recorded(hug)).toEqual([]);
  });
});
