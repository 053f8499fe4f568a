import { MASCOT_MESSAGES } from '@marcel/contracts';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { Reports } from '../../moderation/index.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { mascots } from '../domain/mascot.decider.js';
import { MascotRegistry } from './mascot-registry.js';
import { ReportMascotController } from './report-mascot.js';
import { takesReports } from '../../../test-support/testing/takes-reports.js';

describe('reporting a mascot', () => {
  let side: WriteSide;
  const { reports, taken } = takesReports();

  beforeEach(async () => {
    side = await WriteSide.open(MascotRegistry, { provide: Reports, useValue: reports });
    await side.given(mascots.at(9), { type: 'MascotPublished', data: mascotPublishedData });
  });
  afterEach(() => side.close());

  const report = (id: number) =>
    new ReportMascotController(side.get(Reports), side.get(MascotRegistry)).report(
      id,
      { reason: 'rights' },
      { ip: '192.0.2.1' },
      context,
    );

  it('is taken of one that is in the directory', async () => {
    await report(9);
    await expect(report(8)).rejects.toMatchObject({ code: 'not_found', message: MASCOT_MESSAGES.notFound });
    expect(taken).toEqual([{ kind: 'mascot', id: 9 }]);
  });
});
