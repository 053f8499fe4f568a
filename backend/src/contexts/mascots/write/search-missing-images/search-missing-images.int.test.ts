import { IMAGE_SEARCH_MESSAGES, ImageCandidates, ImageSearchReport, ROUTES } from '@marcel/contracts';
import { answering, HttpDouble } from '../../../../test-support/http-double.js';
import { pause } from '../../../../test-support/pause.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

const IMAGE = 'https://example.org/found.png';

describe('the search for all mascots without an image', () => {
  let double: HttpDouble;
  let product: TestProduct;
  let answer = answering({ results: [{ img_src: IMAGE }] });
  const start = (dataDirectory?: string) =>
    startTestProduct({ variables: { SEARXNG_URL: double.address }, ...(dataDirectory && { dataDirectory }) });
  beforeEach(async () => {
    answer = answering({ results: [{ img_src: IMAGE }] });
    double = await HttpDouble.start((request, response) => answer(request, response));
    product = await start();
  });
  afterEach(async () => {
    await product.stop();
    await double.stop();
  });

  const call = async (method: string, path: string) =>
    ImageSearchReport.parse((await product.rest.call(method, path, { admin: true })).body);
  const begin = () => call('POST', ROUTES.imageSearchBegin);
  const ended = async () => {
    for (;;) {
      const report = await call('GET', ROUTES.imageSearch);
      if (report.status !== 'running') return report;
      await pause();
    }
  };
  const candidates = (ids: string) => product.rest.get(`${ROUTES.imageCandidates}?mascots=${ids}`, { admin: true });

  it('goes on by itself, and keeps what it finds for whoever comes later', async () => {
    expect(await call('GET', ROUTES.imageSearch)).toMatchObject({
      isPossible: true,
      run: 0,
      status: 'none',
      failures: [],
    });
    const { id } = await product.rest.publish({ name: 'Tux', brand: 'Linux' });
    expect(await begin()).toMatchObject({ run: 1, status: 'running', searched: 0 });
    expect(await ended()).toMatchObject({ run: 1, status: 'completed', searched: 1, found: 1, failed: 0 });
    expect(double.asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['Tux Linux mascot']);
    const expected = { mascotId: id, images: [IMAGE], failure: null };
    for (;;) {
      const { candidates: found } = ImageCandidates.parse((await candidates(`${id},99`)).body);
      if (found.length > 0) {
        expect(found).toEqual([expected]);
        break;
      }
      await pause();
    }
  });

  it('is one at a time, is stopped, and goes on after a restart', async () => {
    for (const name of ['Tux', 'Duke']) await product.rest.publish({ name });
    answer = () => undefined;
    await begin();
    expect(await begin()).toMatchObject({ run: 1, status: 'running' });
    while (double.asked.length === 0) await pause();
    expect(await call('GET', ROUTES.imageSearch)).toMatchObject({ status: 'running', left: 2, current: 'Tux' });
    answer = answering({ results: [] });
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    product = await start(dataDirectory);
    expect(await ended()).toMatchObject({ run: 1, status: 'completed', searched: 2, found: 0 });
    answer = () => undefined;
    expect(await begin()).toMatchObject({ run: 2, status: 'running' });
    expect(await call('POST', ROUTES.imageSearchStop)).toMatchObject({ run: 2, status: 'stopped' });
    expect(await call('POST', ROUTES.imageSearchStop)).toMatchObject({ run: 2, status: 'stopped' });
  });

  it.each(['', 'tux', '0', '1,,2', '-1'])('tells candidates of no mascot named %j', async (ids) => {
    expect(await candidates(ids)).toMatchObject({ status: 400, body: { error: IMAGE_SEARCH_MESSAGES.mascots } });
  });
});
