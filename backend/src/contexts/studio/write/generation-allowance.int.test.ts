import { ROUTES, STUDIO_MESSAGES, STUDIO_FILES } from '@marcel/contracts';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { encodeUpload } from '../../../platform/pictures/encoding/encode-picture.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { readLastId } from '../../../platform/command-handling/next-id.js';
import { collect } from '../../../platform/event-store/event-store.js';
import { context, sendForm, type WriteSide } from '../../../test-support/testing/write-side.js';
import { openStudioWriteSide } from '../../../test-support/studio/studio-write-side.js';
import { GenerationGroups } from '../automation/generate-pictures/generation-groups.js';
import { GenerationAllowance } from './generation-allowance.js';
import { ScenarioDouble } from '../../../test-support/studio/scenario-double.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';

describe('the allowance of pictures', () => {
  let product: TestProduct | undefined;
  let double: ScenarioDouble | undefined;
  afterEach(async () => {
    await product?.stop();
    await double?.stop();
    double = undefined;
  });

  const open = async (variables: Readonly<Record<string, string>>, dataDirectory?: string) => {
    product = await startTestProduct({ variables, ...(dataDirectory !== undefined && { dataDirectory }) });
    return product;
  };
  const restart = async (variables: Readonly<Record<string, string>>) => {
    await product?.stop({ keepData: true });
    return open(variables, product?.dataDirectory);
  };
  const requestImage = ({ rest }: TestProduct) => new StudioClient(rest).image({ prompt: 'A meadow' });

  it('is limited for each visitor, also after a restart, and stores no picture of a rejected request', async () => {
    const variables = { RATE_LIMIT: 'on', GENERATIONS_PER_VISITOR: '2', TRUST_PROXY: 'on' };
    const opened = await open(variables);
    expect((await requestImage(opened)).status).toBe(202);
    expect((await requestImage(opened)).status).toBe(202);
    const third = await requestImage(opened);
    expect(third).toMatchObject({ status: 429, body: { error: STUDIO_MESSAGES.visitorLimit } });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await new StudioClient(opened.rest).images()).total).toBe(2);

    const other = new StudioClient(opened.rest, { 'x-forwarded-for': '198.51.100.1' });
    const portraits = await Promise.all(['red', 'green', 'blue'].map((background) => plainPicture(background)));
    const hugs = portraits.map((portrait) => other.hug({ userName: 'Ada', [STUDIO_FILES.portrait]: portrait }));
    const statuses = (await Promise.all(hugs)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([202, 202, 429]);
    const blobs = opened.app.get<BlobStore>(BLOB_STORE);
    const names = portraits.map(async (portrait) => sha256((await encodeUpload(portrait)).bytes));
    const kept = await Promise.all((await Promise.all(names)).map(async (name) => blobs.get(name)));
    expect(kept.filter((bytes) => bytes !== undefined)).toHaveLength(2);

    expect((await requestImage(await restart(variables))).status).toBe(429);
  });

  it('requests record a hash of their network, so that networks alternate', async () => {
    const { rest, engines, app } = await open({ TRUST_PROXY: 'on' });
    const addresses = ['2001:db8:1:1::1', '2001:db8:1:2::1', '192.0.2.1'];
    for (const address of addresses)
      await new StudioClient(rest, { 'x-forwarded-for': address }).image({ prompt: 'A meadow' });
    const stored = await collect(engines.documents.list('generation-groups'));
    expect([stored.length, new Set(stored.map(({ value }) => value)).size]).toEqual([3, 2]);
    expect(JSON.stringify(stored)).not.toMatch(/2001:|192\.0/);
    const requested = (await collect(engines.events.readAll())).filter(({ type }) => type === 'GenerationRequested');
    const generationGroups = app.get(GenerationGroups);
    const groups = await Promise.all(requested.map((event) => generationGroups.findGroup(event)));
    expect(groups.slice(-3).map((group) => groups.lastIndexOf(group) - groups.length)).toEqual([-2, -2, -1]);
  });

  it('is limited for neighboring networks together', async () => {
    const { rest } = await open({ RATE_LIMIT: 'on', GENERATIONS_PER_VISITOR: '1', TRUST_PROXY: 'on' });
    const requestFrom = async (address: string) =>
      (await new StudioClient(rest, { 'x-forwarded-for': address }).image({ prompt: 'A meadow' })).status;
    expect([await requestFrom('2001:db8:1:1::1'), await requestFrom('2001:db8:1:2::1')]).toEqual([202, 202]);
    expect([await requestFrom('2001:db8:1:3::1'), await requestFrom('2001:db8:2:1::1')]).toEqual([429, 202]);
  });

  it('is limited in total where pictures cost money, also after a restart, to the offered models', async () => {
    double = await ScenarioDouble.start();
    const variables = {
      SCENARIO_API_KEY: 'key',
      SCENARIO_API_SECRET: 'secret',
      SCENARIO_URL: double.url,
      SCENARIO_MODELS: 'fine-model, finer.model',
      TRUSTED_HOSTS: double.host,
      GENERATIONS_PER_DAY: '1',
    };
    const opened = await open(variables);
    const studio = new StudioClient(opened.rest);
    const { body } = await opened.rest.get(ROUTES.imageModels);
    expect(body).toEqual({ models: ['custom-model', 'fine-model', 'finer.model'] });
    for (const modelId of ['dearest-model', '..', '../jobs'])
      expect(await studio.image({ prompt: 'A meadow', modelId })).toMatchObject({
        status: 400,
        body: { details: [{ path: 'modelId' }] },
      });
    expect(await studio.finishedImage({ prompt: 'A meadow', modelId: 'finer.model' })).toMatchObject({
      status: 'completed',
      provider: 'scenario',
    });
    expect(await requestImage(opened)).toMatchObject({ status: 429, body: { error: STUDIO_MESSAGES.budgetSpent } });
    expect((await requestImage(await restart(variables))).status).toBe(429);
    expect(double.submissions.map(({ model }) => model)).toEqual(['finer.model']);
  });
});

describe('the budget of a day', () => {
  let side: WriteSide;
  beforeEach(async () => {
    side = await openStudioWriteSide({ isPaid: true });
  });
  afterEach(() => side.close());

  const consume = (time: string) =>
    sendForm(new FormData(), (request) => side.get(GenerationAllowance).consume(request, context, new Date(time)));

  it('resets at midnight UTC, and returns the time until then', async () => {
    await consume('2026-01-05T00:00:00.000Z');
    await expect(consume('2026-01-05T23:59:59.001Z')).rejects.toMatchObject({
      code: 'too_many_requests',
      message: STUDIO_MESSAGES.budgetSpent,
      retryAfter: 1,
    });
    await consume('2026-01-06T00:00:00.000Z');
    await expect(consume('2026-01-06T00:00:00.001Z')).rejects.toMatchObject({ retryAfter: 86_400 });
  });

  it('stores no further use once it is spent', async () => {
    await consume('2026-01-05T12:00:00.000Z');
    expect(await readLastId(side.store, 'paid-generation-2026-01-05')).toBe(1);
    const readLog = () => collect(side.store.readAll());
    const before = await readLog();
    for (let time = 0; time < 3; time += 1) await expect(consume('2026-01-05T12:00:00.000Z')).rejects.toThrow();
    expect(await readLog()).toEqual(before);
  });
});

const plainPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
