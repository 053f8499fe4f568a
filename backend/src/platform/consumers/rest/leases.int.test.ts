import { HEADERS, LeaseReport, ROUTES } from '@marcel/contracts';
import { hostname } from 'node:os';
import { InMemoryDocumentStore } from '../../document-store/testing/in-memory-document-store.js';
import { pause } from '../../../test-support/pause.js';
import { startTestProduct, type TestProduct, type TestProductOptions } from '../../../test-support/test-product.js';
import { LeaseStore } from '../../leader-election/lease-store.js';

const AUDITOR_TOKEN = 'the-auditor-token-of-these-tests';

describe('the leases of nodes', () => {
  let product: TestProduct;
  afterEach(() => product.stop());

  const start = async (options: TestProductOptions = {}) => {
    product = await startTestProduct({ variables: { AUDITOR_TOKEN }, ...options });
  };
  const told = async () => {
    const headers = { [HEADERS.auditorToken]: AUDITOR_TOKEN };
    const { status, body } = await product.rest.get(ROUTES.leases, { headers });
    expect(status).toBe(200);
    return LeaseReport.parse(body);
  };

  it('are none where one does all', async () => {
    await start();
    expect(await told()).toEqual({ node: expect.stringContaining(hostname()), isShared: false, leases: [] });
    expect((await product.rest.get(ROUTES.leases)).status).toBe(401);
  });

  it('are told with their node, its term, and until when they are its own', async () => {
    const leases = new LeaseStore(new InMemoryDocumentStore());
    await start({ over: (engines) => ({ ...engines, leases }) });
    const ofMascots = async () => (await told()).leases.find(({ name }) => name.startsWith('mascots@'));
    while ((await ofMascots())?.status !== 'live') await pause();
    const { node } = await told();
    const lease = await ofMascots();
    expect(lease).toMatchObject({ role: 'projector', node, term: 1 });
    expect(Date.parse(lease?.until ?? '')).toBeGreaterThan(Date.parse(lease?.renewedAt ?? ''));
    const names = (await told()).leases.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
  });
});
