import { GeneratedImage, hashOfStoredPicture, Hug, STUDIO_MESSAGES, fillPath, ROUTES } from '@marcel/contracts';
import { pino } from 'pino';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { Consumers } from '../../../platform/consumers/consumers.js';
import { collect } from '../../../platform/event-store/event-store.js';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { noise, photograph } from '../../../platform/pictures/testing/samples.js';
import { answering, HttpDouble } from '../../../test-support/http-double.js';
import { ModerationClient } from '../../../test-support/moderation/moderation-client.js';
import { pause } from '../../../test-support/pause.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { VISIBILITY_VIEW } from '../../pictures/read/references.js';
import { PictureVisibility } from '../../pictures/read/pictures.js';
import { ViewNotBuilt } from '../../../platform/read-store/errors.js';
import { FAILURE_REASONS } from '../read/artworks.js';
import { PictureChecker, PictureInspector } from './check-pictures.js';
import { PortraitDeleter } from './delete-portraits.js';
import { GenerationWorker } from './generate-pictures/generation-worker.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROUND_MS = 15 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

let product: TestProduct;
let studio: StudioClient;
let blobs: BlobStore;
beforeAll(async () => {
  product = await startTestProduct({ variables: { PORTRAIT_DAYS: '3' } });
  studio = new StudioClient(product.rest);
  blobs = product.app.get<BlobStore>(BLOB_STORE);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => product.stop());

describe('checking pictures', () => {
  let checker: PictureChecker;
  // Each test uses its own week.
  let week = 500;
  let noon: Date;

  beforeEach(() => {
    const inspector = new PictureInspector(blobs, new GuardedFetch({ trustedHosts: [] }));
    const decisions = product.app.get(DecisionRunner);
    checker = new PictureChecker(product.engines.views, pino({ level: 'silent' }), decisions, inspector);
    noon = inDays((week += 1) * 7);
  });

  const healthAfter = async (now: Date) => {
    await checker.runOnce(now);
    for (;;) {
      const [image] = (await studio.images('?limit=1')).items;
      if (image?.lastUrlCheckAt === now.toISOString()) return image.urlHealth;
    }
  };

  const runRestOfDay = async () => {
    for (let round = 1; round <= 96; round += 1) await checker.runOnce(new Date(noon.getTime() + round * ROUND_MS));
  };

  it('reports new pictures as healthy, and lost ones as broken, once a day', async () => {
    const { id } = await studio.finishedImage({ prompt: 'A meadow' });
    await studio.finishedImage({ prompt: 'A meadow' });
    expect(await healthAfter(noon)).toBe('healthy');
    await runRestOfDay();
    const checks = async () => {
      const stored = await collect(product.engines.events.readStream(`image-${id}`));
      return stored.filter(({ type }) => type === 'PictureChecked').length;
    };
    expect(await checks()).toBe(1);
    const inspect = jest.spyOn(PictureInspector.prototype, 'inspect');
    const get = jest.spyOn(blobs, 'get').mockResolvedValue(undefined);
    await runRestOfDay();
    expect(inspect).toHaveBeenCalledTimes(2);
    expect(get).toHaveBeenCalledTimes(4);
    expect(await checks()).toBe(2);
    await checker.runOnce(new Date(noon.getTime() - ROUND_MS));
    expect(await checks()).toBe(2);
  });

  it('reports a picture as broken when the shown file is lost, although the stored original exists', async () => {
    const { storagePath } = await studio.finishedImage({ prompt: 'A meadow' });
    const get = blobs.get.bind(blobs);
    jest.spyOn(blobs, 'get').mockImplementation(async (name) => (storagePath?.includes(name) ? undefined : get(name)));
    expect(await healthAfter(noon)).toBe('broken');
  });

  it('continues later when the store is unavailable', async () => {
    await studio.finishedImage({ prompt: 'A meadow' });
    const find = jest.spyOn(product.engines.views, 'find').mockRejectedValue(new Error('away'));
    await expect(checker.runOnce(noon)).resolves.toBeUndefined();
    find.mockRestore();
    expect(await healthAfter(noon)).toBe('healthy');
  });
});

describe('a hug', () => {
  const makeHug = async () => studio.finishedHug('Ada', await noise(300, 300).png().toBuffer());
  const findHug = async ({ id }: Hug) => (await studio.hugs()).items.find((one) => one.id === id);

  it('is checked when its picture is reported as broken', async () => {
    const { id, generatedImages } = await makeHug();
    const report = () =>
      product.rest.call('POST', fillPath(ROUTES.hugBroken, { id }), {
        json: { url: generatedImages[0], clientError: 'error' },
      });
    const response = await report();
    expect(response.status).toBe(202);
    expect(Hug.parse(response.body)).toMatchObject({ urlHealth: 'healthy' });
    jest.spyOn(blobs, 'get').mockResolvedValue(undefined);
    expect(Hug.parse((await report()).body)).toMatchObject({ urlHealth: 'broken' });
    const ids = async (query: string) => (await studio.hugs(query)).items.map((one) => one.id);
    expect([await ids('?hideBroken=true'), await ids('')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
  });

  it('fails with a message for visitors when the portrait is missing', async () => {
    jest.spyOn(blobs, 'get').mockResolvedValue(undefined);
    expect(await makeHug()).toMatchObject({ status: 'failed', failureReason: FAILURE_REASONS.sourceGone });
  });

  it('loses its portrait some days after the picture is generated, and keeps the picture', async () => {
    const hug = await makeHug();
    const deleter = product.app.get(PortraitDeleter);
    const hashOf = (url = '') => hashOfStoredPicture(url) ?? '';
    await deleter.runOnce(inDays(2));
    expect(await findHug(hug)).toEqual(hug);
    await deleter.runOnce(inDays(4));
    await deleter.runOnce(inDays(4));
    while ((await findHug(hug))?.profilePictureUrl !== '') await pause();
    expect(await findHug(hug)).toEqual({ ...hug, profilePictureUrl: '' });
    while (await blobs.has(hashOf(hug.profilePictureUrl))) await pause();
    expect(await blobs.has(hashOf(hug.storagePaths[0]))).toBe(true);
    expect(await studio.reroll(hug.id)).toMatchObject({
      status: 410,
      body: { error: STUDIO_MESSAGES.portraitDeleted },
    });
  });

  it('keeps its portrait if configured, and stays hidden with its pictures after a restart', async () => {
    const hug = await makeHug();
    await new ModerationClient(product.rest).moderate({ kind: 'hug', id: hug.id }, 'hide');
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    product = await startTestProduct({ dataDirectory, variables: { PORTRAIT_DAYS: '0' } });
    const pictures = [hug.profilePictureUrl, hug.storagePaths[0] ?? ''];
    const statuses = async () => Promise.all(pictures.map(async (url) => (await product.rest.get(url)).status));
    expect(await statuses()).toEqual([410, 410]);
    await new ModerationClient(product.rest).moderate({ kind: 'hug', id: hug.id }, 'restore');
    expect(await statuses()).toEqual([200, 200]);
    const head = await product.engines.events.head();
    await product.app.get(PortraitDeleter).runOnce(inDays(10_000));
    expect(await product.engines.events.head()).toBe(head);
  });

  it('shows no picture before the view of withheld records is built', async () => {
    jest.spyOn(product.engines.views, 'revisionOf').mockRejectedValue(new ViewNotBuilt(VISIBILITY_VIEW));
    await expect(product.app.get(PictureVisibility).findVisibility('ab'.repeat(32))).rejects.toThrow(VISIBILITY_VIEW);
  });
});

it('the worker finishes abandoned generations', async () => {
  const restarted = new StudioClient(product.rest);
  await product.app.get(Consumers).stop('worker');
  const requested = await restarted.image({ prompt: 'A dog on a beach' });
  const worker = product.app.get(GenerationWorker);
  await worker.start();
  await worker.sweep();
  await worker.sweep();
  const { id } = GeneratedImage.parse(requested.body);
  expect(await restarted.settledImage(id)).toMatchObject({ status: 'completed' });
});

describe('checking a picture at the provider', () => {
  let double: HttpDouble;
  afterEach(() => double.stop());

  const inspect = async (body: Buffer | string, status = 200) => {
    double = await HttpDouble.start((request, response) =>
      typeof body === 'string'
        ? answering(body, status)(request, response)
        : void response.writeHead(status, { 'content-type': 'image/jpeg' }).end(body),
    );
    const own: Pick<BlobStore, 'get'> = { get: () => photograph() };
    const fetcher = new GuardedFetch({ trustedHosts: [new URL(double.address).host] });
    const inspector = new PictureInspector(own, fetcher);
    const original = { blob: 'a'.repeat(64), format: 'jpeg' as const };
    return inspector.inspect({ url: '/pictures/a.webp', sourceUrl: `${double.address}/a.jpg`, original }, new Date());
  };

  it('reports whether it still exists', async () => {
    expect(await inspect(await photograph())).toMatchObject({ health: 'healthy', source: 'reachable' });
  });

  it.each([
    ['another page', '<html>', 200],
    ['an error', 'gone', 404],
  ])('reports %s as gone, although our copy is healthy', async (_, body, status) => {
    expect(await inspect(body, status)).toMatchObject({ health: 'healthy', source: 'gone' });
  });
});
