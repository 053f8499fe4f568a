import { GuardedFetch } from '../../../../platform/guarded-fetch/guarded-fetch.js';
import { GenerationHarness } from '../../automation/generate-pictures/testing/generation-harness.js';
import { ScenarioApi } from './scenario-api.js';
import { ScenarioProvider } from './scenario-provider.js';
import { ScenarioDouble, type Fault } from '../../../../test-support/studio/scenario-double.js';
import { ProviderFailure } from '../picture-provider.js';

describe('pictures by Scenario', () => {
  const SECRET = 'a-very-secret-secret';
  const models = { model: 'text-model', editModel: 'edit-model', offered: ['fine-model'] };
  const POLLS = 5;

  let harness: GenerationHarness;
  let double: ScenarioDouble;

  beforeEach(async () => {
    harness = await GenerationHarness.open();
    await harness.request('scenario');
  });
  afterEach(() => Promise.all([harness.close(), double.stop()]));

  const providerWith = async (
    faults: Parameters<typeof ScenarioDouble.start>[0] = {},
    { limitMs = 20_000, trusted = true } = {},
  ): Promise<ScenarioProvider> => {
    double = await ScenarioDouble.start(faults);
    return new ScenarioProvider({
      api: new ScenarioApi({ key: 'key', secret: SECRET, url: double.url }, limitMs),
      fetcher: new GuardedFetch({ trustedHosts: trusted ? [double.host] : [] }),
      sources: harness.sources,
      models,
      polling: { pollMs: 3000, polls: POLLS, pause: async () => undefined },
    });
  };
  const generate = async (...how: Parameters<typeof providerWith>): Promise<string | undefined> => {
    await harness.run(await providerWith(...how));
    return harness.failure();
  };
  const once =
    (fault: ReturnType<Fault>): Fault =>
    (request) =>
      request === 1 ? fault : undefined;
  const always =
    (fault: ReturnType<Fault>): Fault =>
    () =>
      fault;
  const job = (status: string, metadata?: object): Fault => always({ body: { job: { status, metadata } } });

  it('are requested with both pictures as references and copied at once', async () => {
    expect(await generate()).toBeUndefined();
    expect(double.submissions).toEqual([
      {
        model: 'edit-model',
        body: {
          prompt: expect.stringContaining('hugged'),
          numOutputs: 1,
          seed: 7,
          referenceImages: ['asset-1', 'asset-2'],
        },
      },
    ]);
    expect([...double.authorizations]).toEqual([`Basic ${Buffer.from(`key:${SECRET}`).toString('base64')}`]);
    const stored = (await harness.history()).find(({ type }) => type === 'PictureStored');
    expect(stored).toMatchObject({
      data: { picture: { sourceUrl: `${double.url}/picture`, url: expect.stringMatching(/^\/pictures\/.*\.webp$/) } },
    });
  });

  it.each<[string, Parameters<typeof generate>[0]]>([
    [
      'jobs are slow',
      { 'GET /jobs': (poll) => (poll < POLLS ? { body: { job: { status: 'in-progress' } } } : undefined) },
    ],
    ['the job is named by id', { 'POST /generate': always({ body: { job: { id: 'job-1' } } }) }],
    ['assets answer 500 once', { 'POST /assets': once({ status: 500, body: 'oops' }) }],
    ['assets send garbage once', { 'POST /assets': once({ body: '<html>' }) }],
    ['the connection of an upload breaks once', { 'POST /assets': once('break') }],
    ['a poll is answered with 500 once', { 'GET /jobs': once({ status: 500, body: '' }) }],
    ['a poll is rejected with 429 once', { 'GET /jobs': once({ status: 429, body: {} }) }],
    ['the connection of a poll breaks once', { 'GET /jobs': once('break') }],
    ['the picture answers 503 once', { 'GET /picture': once({ status: 503, body: '' }) }],
    ['the connection of the picture breaks once', { 'GET /picture': once('break') }],
  ])('are generated although %s', async (_, faults) => {
    expect(await generate(faults)).toBeUndefined();
    expect((await harness.steps()).at(-1)).toBe('GenerationCompleted');
    expect(double.submissions).toHaveLength(1);
  });

  it('are requested again while too many jobs run', async () => {
    const limit = { status: 429, body: { details: { actionLimit: 3 } } };
    expect(await generate({ 'POST /generate': (request) => (request < 3 ? limit : undefined) })).toBeUndefined();
    expect(double.submissions).toHaveLength(3);
  });

  it.each<[string, Parameters<typeof generate>[0], string]>([
    ['the plan does not allow it', { 'POST /generate': always({ status: 403, body: {} }) }, 'forbidden'],
    ['the request is not accepted', { 'POST /generate': always({ status: 400, body: {} }) }, 'refused'],
    ['the request is answered with 500', { 'POST /generate': always({ status: 500, body: '' }) }, 'unclear'],
    ['the connection of the request breaks', { 'POST /generate': always('break') }, 'unclear'],
    ['the request is answered with garbage', { 'POST /generate': always({ body: '<html>' }) }, 'unclear'],
    ['the job has no id', { 'POST /generate': always({ body: { job: {} } }) }, 'unclear'],
    ['the job fails', { 'GET /jobs': job('failure', { error: 'nsfw' }) }, 'providerFailed'],
    ['the job is canceled', { 'GET /jobs': job('canceled') }, 'canceled'],
    ['the job never ends', { 'GET /jobs': job('in-progress') }, 'tooSlow'],
    ['the job has no picture', { 'GET /jobs': job('success', { assetIds: [] }) }, 'garbled'],
    ['the assets are no array', { 'GET /jobs': job('success', { assetIds: 'made' }) }, 'unreachable'],
    ['the picture cannot be decoded', { 'GET /picture': always({ body: 'no picture' }) }, 'garbled'],
  ])('fail with a clear message and one request when %s', async (_, faults, failure) => {
    expect(await generate(faults)).toBe(failure);
    expect(double.submissions).toHaveLength(1);
  });

  describe('are deleted', () => {
    const { signal } = new AbortController();
    const sentJob = { id: 'job-1', materials: ['asset-1', 'asset-2'] };
    const deleted = () => double.deleted.map((body) => JSON.stringify(body));
    const deletionsOf = (...ids: string[]) => ids.map((id) => JSON.stringify({ assetIds: [id] }));
    const notFound = always({ status: 404, body: {} });

    it('with their inputs', async () => {
      await (await providerWith()).deleteCopies(sentJob, 'all', signal);
      expect(deleted()).toEqual(deletionsOf('asset-1', 'asset-2', 'made'));
    });

    it('or only their inputs', async () => {
      await (await providerWith()).deleteCopies(sentJob, 'inputs', signal);
      expect(deleted()).toEqual(deletionsOf('asset-1', 'asset-2'));
    });

    it('without an error when the job or an asset is unknown', async () => {
      const provider = await providerWith({ 'GET /jobs': notFound, 'DELETE /assets': notFound });
      await expect(provider.deleteCopies(sentJob, 'all', signal)).resolves.toBeUndefined();
    });

    it.each<[string, ReturnType<Fault>]>([
      ['refused', { status: 403, body: {} }],
      ['away', { status: 500, body: '' }],
    ])('later when the deletion is %s', async (_, fault) => {
      const provider = await providerWith({ 'DELETE /assets': always(fault) });
      await expect(provider.deleteCopies(sentJob, 'all', signal)).rejects.toThrow();
    });

    it('at once when the request was rejected', async () => {
      expect(await generate({ 'POST /generate': always({ status: 400, body: {} }) })).toBe('refused');
      expect(deleted()).toEqual(deletionsOf('asset-1', 'asset-2'));
    });

    it('never while its outcome is unknown', async () => {
      expect(await generate({ 'POST /generate': always('break') })).toBe('unclear');
      expect(deleted()).toEqual([]);
    });
  });

  it('time out', async () => {
    expect(await generate({ 'POST /generate': always('hang') }, { limitMs: 100 })).toBe('unclear');
    expect(double.submissions).toHaveLength(1);
  });

  it('are not fetched from a private address', async () => {
    expect(await generate({}, { trusted: false })).toBe('garbled');
  });

  it('leave no secret in recorded events', async () => {
    await generate({ 'POST /generate': always({ status: 403, body: { message: 'no plan' } }) });
    const recorded = JSON.stringify(await harness.history());
    expect(recorded).not.toContain(SECRET);
    expect(recorded).not.toContain(Buffer.from(`key:${SECRET}`).toString('base64'));
  });
});

describe("a path of Scenario's interface", () => {
  const { signal } = new AbortController();
  // Nothing listens there, so a request would fail with another error.
  const api = new ScenarioApi({ key: 'key', secret: 'secret', url: 'http://127.0.0.1:1/v1' });

  it.each(['..', '.', ''])('never holds %j', async (name) => {
    await expect(api.startJob(name, {}, signal)).rejects.toThrow(ProviderFailure);
    await expect(api.findJob(name, signal)).rejects.toThrow(ProviderFailure);
    await expect(api.findAssetUrl(name, signal)).rejects.toThrow(ProviderFailure);
  });
});
