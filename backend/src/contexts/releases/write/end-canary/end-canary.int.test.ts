import { ReleaseHistory, ROUTES } from '@marcel/contracts';
import { ReleaseClient } from '../../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

let product: TestProduct;
let studio: ReleaseClient;
let live: string;
let tried: string;
beforeEach(async () => {
  product = await startTestProduct({ variables: { TRUST_PROXY: 'loopback' } });
  studio = new ReleaseClient(product.rest, 'studio');
  live = await studio.deploy();
  tried = await studio.publish({ version: '2.0.0' });
  await studio.act('releaseCanary', tried, { share: 50 });
});
afterEach(() => product.stop());

const report = (json: object) => product.rest.call('POST', ROUTES.frontendFailures, { json });
const fail = async (release: string, times: number) => {
  for (let nth = 0; nth < times; nth += 1)
    expect(await report({ frontend: 'studio', release, kind: 'load' })).toMatchObject({ status: 200 });
};
/** Each seat once: half of the hundred get the canary. */
const visit = async () => {
  for (let seat = 0; seat < 100; seat += 1)
    await product.rest.get(ROUTES.remotes, { headers: { cookie: `marcel-seat=${seat}` } });
};

it('a canary that fails clearly more often is ended, with the figures as its reason', async () => {
  await visit();
  await fail(live, 1);
  await fail(tried, 4);
  expect((await studio.report()).canary).not.toBeNull();
  await fail(tried, 16);
  expect(await studio.report()).toMatchObject({ canary: null, live: { release: live } });
  const [ended] = ReleaseHistory.parse(await studio.history());
  expect(ended).toMatchObject({
    type: 'CanaryEnded',
    release: tried,
    outcome: 'failed',
    by: { kind: 'system', id: 'canary-watch' },
    figures: { canary: { visits: 50 }, live: { visits: 50, failures: 1 } },
  });
  expect(ended?.reason).toMatch(/^It failed \d+ times in 50 visits, what is live 1 times in 50$/);
});

it('failures that are told from where no page was opened do not end a canary', async () => {
  await visit();
  const stranger = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  for (let nth = 0; nth < 30; nth += 1)
    await product.rest.call('POST', ROUTES.frontendFailures, {
      json: { frontend: 'studio', release: tried, kind: 'load' },
      ...stranger,
    });
  expect((await studio.report()).canary).toMatchObject({ release: tried });
});

it('a canary that fails like what is live goes on', async () => {
  await visit();
  await fail(live, 20);
  await fail(tried, 20);
  expect((await studio.report()).canary).toMatchObject({ release: tried });
});

it('only what visitors get is counted, and by release', async () => {
  await fail(tried, 2);
  const unknown = { frontend: 'studio', release: '9.0.0-000000000000', kind: 'load' };
  expect((await report(unknown)).body).toEqual({ counted: false });
  expect((await report({ ...unknown, frontend: 'elsewhere' })).body).toEqual({ counted: false });
  for (const wrong of [{}, { ...unknown, kind: 'odd' }, { ...unknown, release: 'x' }, { ...unknown, frontend: '<b>' }])
    expect((await report(wrong)).status).toBe(400);
  const figures = String((await product.rest.get(ROUTES.metrics)).body);
  expect(figures).toContain(`frontend_failures_total{frontend="studio",release="${tried}",kind="load"} 2`);
  expect(figures).not.toContain('9.0.0-000000000000');
});
