import { STUDIO_MESSAGES } from '@marcel/contracts';
import { takesReports } from '../../../test-support/testing/takes-reports.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { Reports } from '../../moderation/index.js';
import { artworks } from '../domain/artwork.decider.js';
import { generationRequested, hugRequested, imageRequested } from '../domain/fixtures/artworks.js';
import { ArtworkRegistry } from './artwork-registry.js';
import { ReportArtworkController } from './report-artwork.js';

describe('reporting an artwork', () => {
  let side: WriteSide;
  const { reports, taken } = takesReports();

  beforeEach(async () => {
    side = await WriteSide.open(ArtworkRegistry, { provide: Reports, useValue: reports });
    await side.given(artworks.at({ series: 'hug', id: 7 }), hugRequested, generationRequested());
    await side.given(artworks.at({ series: 'image', id: 8 }), imageRequested, generationRequested());
  });
  afterEach(() => side.close());

  it('is taken of one that somebody has ordered', async () => {
    const controller = new ReportArtworkController(side.get(Reports), side.get(ArtworkRegistry));
    const said = [{ reason: 'personal' }, { ip: '192.0.2.1' }, context] as const;
    await controller.reportHug(7, ...said);
    await controller.reportImage(8, ...said);
    const unknown = { code: 'not_found', message: STUDIO_MESSAGES.hugNotFound };
    await expect(controller.reportHug(8, ...said)).rejects.toMatchObject(unknown);
    await expect(controller.reportImage(7, ...said)).rejects.toMatchObject({ code: 'not_found' });
    expect(taken).toEqual([
      { kind: 'hug', id: 7 },
      { kind: 'image', id: 8 },
    ]);
  });
});
