import { ErrorBody, ROUTES, SystemReport } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { ReadStoreUnavailable } from '../read-store/errors.js';

describe('how the system is doing', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  const report = async () => SystemReport.parse((await product.rest.get(ROUTES.system, { admin: true })).body);

  it('is told from what is measured', async () => {
    await product.rest.publish();
    const { version, startedAt, events, generations, pictures, stores } = await report();
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Date.parse(startedAt)).toBeGreaterThan(0);
    expect(events).toContainEqual({ type: 'SubmissionApproved', count: 1, perMinute: expect.any(Number) });
    expect(generations).toEqual({ waiting: 0, working: 0 });
    expect(pictures.freeBytes).toBeGreaterThan(0);
    expect(stores.map(({ name }) => name)).toEqual(expect.arrayContaining(['events', 'views', 'keys']));
    for (const { bytes } of stores) expect(bytes).toBeGreaterThan(0);
  });

  it('tells of answers that failed by the ids of their requests, and never by their paths', async () => {
    const away = jest.spyOn(product.engines.views, 'get').mockRejectedValue(new ReadStoreUnavailable('away'));
    const failed = await product.rest.get('/api/mascots/7?secret=1');
    away.mockRestore();
    expect([failed.status, ErrorBody.parse(failed.body).code]).toEqual([503, 'unavailable']);
    const requestId = failed.headers.get('x-request-id');
    const { failures } = await report();
    expect(failures[0]).toMatchObject({ method: 'GET', route: '/api/mascots/:id', status: 503, requestId });
    expect(JSON.stringify(failures)).not.toContain('secret');
  });

  it('is told to no stranger', async () => expect((await product.rest.get(ROUTES.system)).status).toBe(401));
});
