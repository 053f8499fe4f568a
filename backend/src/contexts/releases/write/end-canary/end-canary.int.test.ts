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

type Headers = Readonly<Record<string, string>>;
const from = (address: string): Headers => ({ 'x-forwarded-for': address });
const ownNetwork = (seat: number): Headers => from(`192.0.2.${seat}`);
const here = (): Headers => ({});

const report = (json: object, headers: Headers = {}) =>
  product.rest.call('POST', ROUTES.frontendFailures, { json, headers });
const fail = async (release: string, ...whose: readonly Headers[]) => {
  for (const headers of whose)
    expect(await report({ frontend: 'studio', release, kind: 'load' }, headers)).toMatchObject({ status: 200 });
};

/** Each seat once; half of the hundred get the canary. Answers who got it, and who what is live. */
async function visit(whose: (seat: number) => Headers = ownNetwork): Promise<{ canary: Headers[]; beside: Headers[] }> {
  const [canary, beside]: [Headers[], Headers[]] = [[], []];
  for (let seat = 0; seat < 100; seat += 1) {
    const headers = { ...whose(seat), cookie: `marcel-seat=${seat}` };
    const { body } = await product.rest.get(ROUTES.remotes, { headers });
    (JSON.stringify(body).includes(tried) ? canary : beside).push(whose(seat));
  }
  return { canary, beside };
}

const canaryNow = async () => (await studio.report()).canary;

it('a canary that fails clearly more often is ended, with the figures as its reason', async () => {
  const { canary, beside } = await visit();
  await fail(live, ...beside.slice(0, 1));
  await fail(tried, ...canary.slice(0, 4));
  expect(await canaryNow()).not.toBeNull();
  await fail(tried, ...canary.slice(4, 20));
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
  await fail(tried, ...Array<Headers>(30).fill(from('203.0.113.7')));
  expect(await canaryNow()).toMatchObject({ release: tried });
});

it.each([
  ['an address', () => from('203.0.113.7')],
  ['all addresses of a household', (seat: number) => from(`2001:db8:7:${seat.toString(16)}::1`)],
  ['two addresses', (seat: number) => from(`203.0.113.${seat % 2}`)],
])('a stranger with %s ends no canary, whatever seats are taken and failures told', async (_, whose) => {
  for (let again = 0; again < 2; again += 1) await visit(whose);
  await fail(tried, ...Array.from({ length: 100 }, (_, nth) => whose(nth)));
  expect(await canaryNow()).toMatchObject({ release: tried });
});

it('browsers on this machine are told apart by their seats', async () => {
  await visit(here);
  await fail(tried, ...Array<Headers>(20).fill(here()));
  expect(await canaryNow()).toBeNull();
});

it('a canary that fails like what is live goes on', async () => {
  const { canary, beside } = await visit();
  await fail(live, ...beside.slice(0, 20));
  await fail(tried, ...canary.slice(0, 20));
  expect(await canaryNow()).toMatchObject({ release: tried });
});

it('only what visitors get is counted, and by release', async () => {
  await fail(tried, here(), here());
  const unknown = { frontend: 'studio', release: '9.0.0-000000000000', kind: 'load' };
  expect((await report(unknown)).body).toEqual({ counted: false });
  expect((await report({ ...unknown, frontend: 'elsewhere' })).body).toEqual({ counted: false });
  for (const wrong of [{}, { ...unknown, kind: 'odd' }, { ...unknown, release: 'x' }, { ...unknown, frontend: '<b>' }])
    expect((await report(wrong)).status).toBe(400);
  const figures = String((await product.rest.get(ROUTES.metrics)).body);
  expect(figures).toContain(`frontend_failures_total{frontend="studio",release="${tried}",kind="load"} 2`);
  expect(figures).not.toContain('9.0.0-000000000000');
});
