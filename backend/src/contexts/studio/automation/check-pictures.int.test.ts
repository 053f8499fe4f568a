import { pino } from 'pino';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { collect } from '../../../platform/event-store/collect.js';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { answering, HttpDouble } from '../../../test-support/http-double.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { PictureChecker, PictureInspector } from './check-pictures.js';

const NOON = new Date('2030-01-01T12:00:00.000Z');
const ROUND_MS = 15 * 60 * 1000;

describe('checking pictures', () => {
  let product: TestProduct;
  let studio: StudioClient;
  let checker: PictureChecker;
  let blobs: BlobStore;

  beforeEach(async () => {
    product = await startTestProduct();
    studio = new StudioClient(product.rest);
    blobs = product.app.get<BlobStore>(BLOB_STORE);
    const inspector = new PictureInspector(blobs, new GuardedFetch({ trustedHosts: [] }));
    const decisions = product.app.get(DecisionRunner);
    checker = new PictureChecker(product.engines.views, pino({ level: 'silent' }), decisions, inspector);
  });
  afterEach(() => product.stop());

  const healthAfter = async (now: Date) => {
    await checker.checkRound(now);
    for (;;) {
      const [image] = (await studio.images()).items;
      if (image?.lastUrlCheckAt === now.toISOString()) return image.urlHealth;
    }
  };

  const restOfDay = async () => {
    for (let round = 1; round <= 96; round += 1) await checker.checkRound(new Date(NOON.getTime() + round * ROUND_MS));
  };

  it('finds new pictures healthy, and those whose copy is lost broken, once a day', async () => {
    await studio.finishedImage({ prompt: 'A meadow' });
    expect(await healthAfter(NOON)).toBe('healthy');
    await restOfDay();
    const checks = async () => {
      const stored = await collect(product.engines.events.readStream('image-1'));
      return stored.filter(({ type }) => type === 'PictureChecked').length;
    };
    expect(await checks()).toBe(1);
    const look = jest.spyOn(blobs, 'get').mockResolvedValue(undefined);
    await restOfDay();
    expect(look).toHaveBeenCalledTimes(2);
    expect(await checks()).toBe(2);
    await checker.checkRound(new Date(NOON.getTime() - ROUND_MS));
    expect(await checks()).toBe(2);
  });

  it('looks at each of many once a day', async () => {
    for (let count = 0; count < 5; count += 1) await studio.finishedImage({ prompt: 'A meadow' });
    expect(await healthAfter(NOON)).toBe('healthy');
    await restOfDay();
    const look = jest.spyOn(PictureInspector.prototype, 'look');
    await restOfDay();
    expect(look.mock.calls).toHaveLength(5);
    look.mockRestore();
  });

  it('finds one broken whose picture on show is lost, though the one to keep is there', async () => {
    const { storagePath } = await studio.finishedImage({ prompt: 'A meadow' });
    const get = blobs.get.bind(blobs);
    jest.spyOn(blobs, 'get').mockImplementation(async (name) => (storagePath?.includes(name) ? undefined : get(name)));
    expect(await healthAfter(NOON)).toBe('broken');
  });

  it('goes on another time when the store is away', async () => {
    await studio.finishedImage({ prompt: 'A meadow' });
    const find = jest.spyOn(product.engines.views, 'find').mockRejectedValue(new Error('away'));
    await expect(checker.checkRound(NOON)).resolves.toBeUndefined();
    find.mockRestore();
    expect(await healthAfter(NOON)).toBe('healthy');
  });
});

describe('a look at a picture that a provider has', () => {
  let double: HttpDouble;
  afterEach(() => double.stop());

  const look = async (body: Buffer | string, status = 200) => {
    double = await HttpDouble.start((request, response) =>
      typeof body === 'string'
        ? answering(body, status)(request, response)
        : void response.writeHead(status, { 'content-type': 'image/jpeg' }).end(body),
    );
    const own: Pick<BlobStore, 'get'> = { get: () => photograph() };
    const fetcher = new GuardedFetch({ trustedHosts: [new URL(double.address).host] });
    const inspector = new PictureInspector(own, fetcher);
    const original = { blob: 'a'.repeat(64), format: 'jpeg' as const };
    return inspector.look({ url: '/pictures/a.webp', sourceUrl: `${double.address}/a.jpg`, original }, NOON);
  };

  it('tells whether it is still there', async () => {
    expect(await look(await photograph())).toMatchObject({ health: 'healthy', source: 'reachable' });
  });

  it.each([
    ['another page', '<html>', 200],
    ['an error', 'gone', 404],
  ])('takes %s for gone, though our copy is healthy', async (_, body, status) => {
    expect(await look(body, status)).toMatchObject({ health: 'healthy', source: 'gone' });
  });
});
