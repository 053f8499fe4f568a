import { LiveReleases, ROUTES } from '@marcel/contracts';
import { ReleaseClient } from '../../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const liveAt = async (at?: string) => {
  const query = at === undefined ? '' : `?at=${encodeURIComponent(at)}`;
  const { body } = await product.rest.get(`${ROUTES.auditReleases}${query}`, { admin: true });
  return LiveReleases.parse(body);
};

it('tells auditors what was live at any moment, and who had decided so', async () => {
  const studio = new ReleaseClient(product.rest, 'studio');
  const one = await studio.deploy();
  const two = await studio.deploy({ version: '2.0.0' });
  await studio.decide('frontendRollback', 'Slow');
  const turns = (await studio.history()).filter(({ live }) => live !== undefined);
  expect(await liveAt()).toMatchObject([{ frontend: 'studio', live: one, by: { kind: 'admin' }, reason: 'Slow' }]);
  for (const [index, live] of [one, two, one].entries()) {
    const { time = '' } = turns.at(-1 - index) ?? {};
    const later = turns.filter((turn) => turn.time === time);
    // What was decided within one millisecond is told by its end.
    expect(await liveAt(time)).toMatchObject([{ live: later.length > 1 ? later[0]?.live : live, since: time }]);
  }
  expect(await liveAt('2000-01-01T00:00:00Z')).toEqual([
    { frontend: 'studio', live: null, since: null, by: null, reason: null },
  ]);
  expect((await product.rest.get(ROUTES.auditReleases)).status).toBe(401);
  expect((await product.rest.get(`${ROUTES.auditReleases}?at=now`, { admin: true })).status).toBe(400);
});
