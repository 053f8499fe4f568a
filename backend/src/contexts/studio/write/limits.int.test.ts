import { ROUTES, STUDIO_MESSAGES, STUDIO_WIRE } from '@marcel/contracts';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { encodeUpload } from '../../../platform/pictures/encode-picture.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { collect } from '../../../platform/event-store/event-store.js';
import { context, sendForm, type WriteSide } from '../../../test-support/testing/write-side.js';
import { openStudioWriteSide } from '../../../test-support/studio/studio-write-side.js';
import { GenerationAllowance } from './limits.js';
import { ScenarioDouble } from '../../../test-support/studio/scenario-double.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';

describe('how many pictures may be ordered', () => {
  let product: TestProduct | undefined;
  let double: ScenarioDouble | undefined;
  afterEach(async () => {
    await product?.stop();
    await double?.stop();
    double = undefined;
  });

  const open = async (variables: Readonly<Record<string, string>>): Promise<StudioClient> => {
    product = await startTestProduct({ variables });
    return new StudioClient(product.rest);
  };
  const order = (studio: StudioClient) => studio.image({ prompt: 'A meadow' });

  it('is limited for each visitor', async () => {
    const studio = await open({ RATE_LIMIT: 'on', GENERATIONS_PER_VISITOR: '2' });
    expect((await order(studio)).status).toBe(202);
    expect((await order(studio)).status).toBe(202);
    const third = await order(studio);
    expect(third).toMatchObject({ status: 429, body: { error: STUDIO_MESSAGES.visitorLimit } });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await studio.images()).total).toBe(2);
  });

  it('is limited for each visitor also after a restart', async () => {
    const variables = { RATE_LIMIT: 'on', GENERATIONS_PER_VISITOR: '1' };
    const studio = await open(variables);
    expect((await order(studio)).status).toBe(202);
    const dataDirectory = product?.dataDirectory ?? '';
    await product?.stop({ keepData: true });
    product = await startTestProduct({ variables, dataDirectory });
    expect((await order(new StudioClient(product.rest))).status).toBe(429);
  });

  it('keeps no picture of an order that is refused', async () => {
    const studio = await open({ RATE_LIMIT: 'on', GENERATIONS_PER_VISITOR: '1' });
    const portraits = await Promise.all(['red', 'green', 'blue'].map((background) => plainPicture(background)));
    const hugs = portraits.map((portrait) => studio.hug({ userName: 'Ada', [STUDIO_WIRE.portrait]: portrait }));
    const statuses = (await Promise.all(hugs)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([202, 429, 429]);
    const blobs: BlobStore | undefined = product?.app.get(BLOB_STORE);
    const names = portraits.map(async (portrait) => sha256((await encodeUpload(portrait)).bytes));
    const kept = await Promise.all((await Promise.all(names)).map(async (name) => blobs?.get(name)));
    expect(kept.filter((bytes) => bytes !== undefined)).toHaveLength(1);
  });

  it('is none with a model that is not offered, where pictures cost money', async () => {
    double = await ScenarioDouble.start();
    const variables = {
      SCENARIO_API_KEY: 'key',
      SCENARIO_API_SECRET: 'secret',
      SCENARIO_URL: double.url,
      SCENARIO_MODELS: 'fine-model, finer.model',
      TRUSTED_HOSTS: double.host,
    };
    const studio = await open(variables);
    const { body } = (await product?.rest.get(ROUTES.imageModels)) ?? {};
    expect(body).toEqual({ models: ['custom-model', 'fine-model', 'finer.model'] });
    for (const modelId of ['dearest-model', '..', '../jobs'])
      expect(await studio.image({ prompt: 'A meadow', modelId })).toMatchObject({
        status: 400,
        body: { details: [{ path: 'modelId' }] },
      });
    expect(await studio.finishedImage({ prompt: 'A meadow', modelId: 'finer.model' })).toMatchObject({
      status: 'completed',
    });
    expect(double.submissions.map(({ model }) => model)).toEqual(['finer.model']);
  });

  it('is limited for all together where pictures cost money, also after a restart', async () => {
    double = await ScenarioDouble.start();
    const variables = {
      SCENARIO_API_KEY: 'key',
      SCENARIO_API_SECRET: 'secret',
      SCENARIO_URL: double.url,
      TRUSTED_HOSTS: double.host,
      GENERATIONS_PER_DAY: '1',
    };
    const studio = await open(variables);
    expect(await studio.finishedImage({ prompt: 'A meadow' })).toMatchObject({
      status: 'completed',
      provider: 'scenario',
    });
    expect(await order(studio)).toMatchObject({ status: 429, body: { error: STUDIO_MESSAGES.budgetSpent } });
    const dataDirectory = product?.dataDirectory ?? '';
    await product?.stop({ keepData: true });
    product = await startTestProduct({ variables, dataDirectory });
    expect((await order(new StudioClient(product.rest))).status).toBe(429);
    expect(double.submissions).toHaveLength(1);
  });
});

describe('the budget of a day', () => {
  let side: WriteSide;
  beforeEach(async () => {
    side = await openStudioWriteSide({ paid: true });
  });
  afterEach(() => side.close());

  const take = (time: string) =>
    sendForm(new FormData(), (request) => side.get(GenerationAllowance).take(request, context, new Date(time)));

  it('begins anew at midnight UTC, and says how long that takes', async () => {
    await take('2026-01-05T00:00:00.000Z');
    await expect(take('2026-01-05T23:59:59.001Z')).rejects.toMatchObject({
      code: 'too_many_requests',
      message: STUDIO_MESSAGES.budgetSpent,
      retryAfter: 1,
    });
    await take('2026-01-06T00:00:00.000Z');
    await expect(take('2026-01-06T00:00:00.001Z')).rejects.toMatchObject({ retryAfter: 86_400 });
  });

  it('grows nothing once it is spent', async () => {
    await take('2026-01-05T12:00:00.000Z');
    const taken = () => collect(side.store.readAll());
    const before = await taken();
    for (let time = 0; time < 3; time += 1) await expect(take('2026-01-05T12:00:00.000Z')).rejects.toThrow();
    expect(await taken()).toEqual(before);
  });
});

const plainPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
