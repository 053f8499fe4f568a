import { fillPath, HEADERS, ProjectionDigestList, ProjectionDigestRun, ROUTES } from '@marcel/contracts';
import { pause } from '../../../test-support/pause.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { ReadStoreUnavailable } from '../../read-store/errors.js';

const AUDITOR_TOKEN = 'the-auditor-token-of-these-tests';
const PATH = fillPath(ROUTES.projectionDigest, { name: 'mascots' });

describe('digests of read models', () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await startTestProduct({ variables: { AUDITOR_TOKEN } });
    await product.rest.publish();
  });
  afterEach(() => product.stop());

  const auditor = { headers: { [HEADERS.auditorToken]: AUDITOR_TOKEN } };
  const ofMascots = async () => {
    const { status, body } = await product.rest.get(ROUTES.projectionDigests, auditor);
    expect(status).toBe(200);
    return ProjectionDigestList.parse(body).find(({ name }) => name === 'mascots')!.run;
  };
  const computed = async () => {
    const { status, body } = await product.rest.call('POST', PATH, { admin: true });
    expect([status, ProjectionDigestRun.parse(body).name]).toEqual([202, 'mascots']);
    for (;;) {
      const run = await ofMascots();
      if (run.status !== 'running') return run;
      await pause();
    }
  };

  it('are those of the documents, with how far these had come', async () => {
    expect(await ofMascots()).toMatchObject({ status: 'none', result: null });
    const { status, result, endedAt } = await computed();
    expect([status, endedAt]).toEqual(['completed', expect.any(String)]);
    expect(result?.collections).toEqual([{ name: 'mascots', digest: await product.engines.views.digest('mascots') }]);
    expect(result).toMatchObject({ isOfOneMoment: true, version: expect.any(Number), position: expect.any(String) });
    await product.rest.publish({ name: 'Another' });
    const { result: later } = await computed();
    expect(later?.collections[0]?.digest).not.toBe(result?.collections[0]?.digest);
  });

  it('say so where documents changed meanwhile', async () => {
    const { views } = product.engines;
    const digest = views.digest.bind(views);
    const changing = jest.spyOn(views, 'digest').mockImplementationOnce(async (collection) => {
      const found = await digest(collection);
      await product.rest.publish({ name: 'Meanwhile' });
      return found;
    });
    expect((await computed()).result).toMatchObject({ isOfOneMoment: false });
    changing.mockRestore();
  });

  it('fail in words where the read models are away', async () => {
    jest.spyOn(product.engines.views, 'digest').mockRejectedValueOnce(new ReadStoreUnavailable('away'));
    expect(await computed()).toMatchObject({ status: 'failed', failure: expect.any(String), result: null });
  });

  it('are for admins to ask for, for auditors to see, and of read models that there are', async () => {
    expect((await product.rest.call('POST', PATH, auditor)).status).toBe(401);
    expect((await product.rest.get(ROUTES.projectionDigests)).status).toBe(401);
    const unknown = fillPath(ROUTES.projectionDigest, { name: 'nothing' });
    expect((await product.rest.call('POST', unknown, { admin: true })).status).toBe(404);
  });
});
