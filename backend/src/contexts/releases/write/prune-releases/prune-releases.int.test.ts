import { QueryBus } from '@nestjs/cqrs';
import { fillPath, PrunedReleases, ReleaseList, ROUTES } from '@marcel/contracts';
import { ReleaseClient } from '../../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';
import { keptBlobs } from '../../read/kept-blobs.js';
import { LIVE_KEPT_MS, RELEASES_KEPT } from '../../read/old-releases/old-releases.js';
import { FindOldReleases } from '../../read/old-releases/old-releases.query.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

it('lets go of what is older than what is kept, unless visitors had it lately', async () => {
  const studio = new ReleaseClient(product.rest, 'studio');
  const live = await studio.deploy({ version: '1.0.0' });
  const old = await studio.publish({ version: '1.1.0' }, { 'old.js': 'only here' });
  const now = await studio.deploy({ version: '1.2.0' });
  for (let nth = 0; nth < RELEASES_KEPT; nth += 1) await studio.publish({ version: `2.${nth}.0` });
  const before = (await keptBlobs(product.engines.views)).size;
  expect(PrunedReleases.parse((await studio.decide('frontendPrune')).body)).toEqual({ pruned: [old] });
  expect(PrunedReleases.parse((await studio.decide('frontendPrune')).body)).toEqual({ pruned: [] });
  expect((await keptBlobs(product.engines.views)).size).toBe(before - 2);
  const all = await product.rest.get(fillPath(ROUTES.frontendReleases, { frontend: 'studio' }), { admin: true });
  expect(ReleaseList.parse(all.body).filter(({ status }) => status === 'pruned')).toMatchObject([{ release: old }]);
  const later = new Date(Date.now() + LIVE_KEPT_MS + 1000);
  expect(await product.app.get(QueryBus).execute(new FindOldReleases('studio', later))).toEqual([live]);
  expect((await studio.report()).live?.release).toBe(now);
});
