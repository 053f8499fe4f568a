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

  let workshop: GenerationHarness;
  let double: ScenarioDouble;

  beforeEach(async () => {
    workshop = await GenerationHarness.open();
    await workshop.request('scenario');
  });
  afterEach(() => Promise.all([workshop.close(), double.stop()]));

  const providerWith = async (
    faults: Parameters<typeof ScenarioDouble.start>[0] = {},
    { limitMs = 20_000, trusted = true } = {},
  ): Promise<ScenarioProvider> => {
    double = await ScenarioDouble.start(faults);
    return new ScenarioProvider({
      api: new ScenarioApi({ key: 'key', secret: SECRET, url: double.url }, limitMs),
      fetcher: new GuardedFetch({ trustedHosts: trusted ? [double.host] : [] }),
      sources: workshop.sources,
      models,
      polling: { pollMs: 3000, polls: POLLS, pause: async () => undefined },
    });
  };
  const make = async (...how: Parameters<typeof providerWith>): Promise<string | undefined> => {
    await workshop.run(await providerWith(...how));
    return workshop.failure();
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
    expect(await make()).toBeUndefined();
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
    const stored = (await workshop.history()).find(({ type }) => type === 'PictureStored');
    expect(stored).toMatchObject({
      data: { picture: { sourceUrl: `${double.url}/picture`, url: expect.stringMatching(/^\/pictures\/.*\.webp$/) } },
    });
  });

  it.each<[string, Parameters<typeof make>[0]]>([
    [
      'jobs are slow',
      { 'GET /jobs': (look) => (look < POLLS ? { body: { job: { status: 'in-progress' } } } : undefined) },
    ],
    ['the job is named by id', { 'POST /generate': always({ body: { job: { id: 'job-1' } } }) }],
    ['assets answer 500 once', { 'POST /assets': once({ status: 500, body: 'oops' }) }],
    ['assets send garbage once', { 'POST /assets': once({ body: '<html>' }) }],
    ['the upload breaks once', { 'POST /assets': once('break') }],
    ['a look answers 500 once', { 'GET /jobs': once({ status: 500, body: '' }) }],
    ['a look is refused as too many once', { 'GET /jobs': once({ status: 429, body: {} }) }],
    ['a look breaks once', { 'GET /jobs': once('break') }],
    ['the picture answers 503 once', { 'GET /picture': once({ status: 503, body: '' }) }],
    ['the picture breaks once', { 'GET /picture': once('break') }],
  ])('are generated although %s', async (_, faults) => {
    expect(await make(faults)).toBeUndefined();
    expect((await workshop.steps()).at(-1)).toBe('GenerationCompleted');
    expect(double.submissions).toHaveLength(1);
  });

  it('are requested again while too many jobs run', async () => {
    const limit = { status: 429, body: { details: { actionLimit: 3 } } };
    expect(await make({ 'POST /generate': (order) => (order < 3 ? limit : undefined) })).toBeUndefined();
    expect(double.submissions).toHaveLength(3);
  });

  it.each<[string, Parameters<typeof make>[0], string]>([
    ['the plan does not allow it', { 'POST /generate': always({ status: 403, body: {} }) }, 'forbidden'],
    ['the order is not accepted', { 'POST /generate': always({ status: 400, body: {} }) }, 'refused'],
    ['the order ends in 500', { 'POST /generate': always({ status: 500, body: '' }) }, 'unclear'],
    ['the order breaks', { 'POST /generate': always('break') }, 'unclear'],
    ['the order is answered with garbage', { 'POST /generate': always({ body: '<html>' }) }, 'unclear'],
    ['the job has no name', { 'POST /generate': always({ body: { job: {} } }) }, 'unclear'],
    ['the job fails', { 'GET /jobs': job('failure', { error: 'nsfw' }) }, 'providerFailed'],
    ['the job is canceled', { 'GET /jobs': job('canceled') }, 'canceled'],
    ['the job never ends', { 'GET /jobs': job('in-progress') }, 'tooSlow'],
    ['the job has no picture', { 'GET /jobs': job('success', { assetIds: [] }) }, 'garbled'],
    ['the assets are no array', { 'GET /jobs': job('success', { assetIds: 'made' }) }, 'unreachable'],
    ['the picture is none', { 'GET /picture': always({ body: 'no picture' }) }, 'garbled'],
  ])('fail with a clear message and one request when %s', async (_, faults, failure) => {
    expect(await make(faults)).toBe(failure);
    expect(double.submissions).toHaveLength(1);
  });

  describe('are deleted', () => {
    const { signal } = new AbortController();
    const sent = { id: 'job-1', materials: ['asset-1', 'asset-2'] };
    const deleted = () => double.deleted.map((body) => JSON.stringify(body));
    const named = (...ids: string[]) => ids.map((id) => JSON.stringify({ assetIds: [id] }));
    const gone = always({ status: 404, body: {} });

    it('with their inputs', async () => {
      await (await providerWith()).deleteCopies(sent, 'all', signal);
      expect(deleted()).toEqual(named('asset-1', 'asset-2', 'made'));
    });

    it('or only their inputs', async () => {
      await (await providerWith()).deleteCopies(sent, 'inputs', signal);
      expect(deleted()).toEqual(named('asset-1', 'asset-2'));
    });

    it('without an error when the job or an asset is unknown', async () => {
      const provider = await providerWith({ 'GET /jobs': gone, 'DELETE /assets': gone });
      await expect(provider.deleteCopies(sent, 'all', signal)).resolves.toBeUndefined();
    });

    it.each<[string, ReturnType<Fault>]>([
      ['refused', { status: 403, body: {} }],
      ['away', { status: 500, body: '' }],
    ])('later when the deletion is %s', async (_, fault) => {
      const provider = await providerWith({ 'DELETE /assets': always(fault) });
      await expect(provider.deleteCopies(sent, 'all', signal)).rejects.toThrow();
    });

    it('at once when the request was rejected', async () => {
      expect(await make({ 'POST /generate': always({ status: 400, body: {} }) })).toBe('refused');
      expect(deleted()).toEqual(named('asset-1', 'asset-2'));
    });

    it('never while its outcome is unknown', async () => {
      expect(await make({ 'POST /generate': always('break') })).toBe('unclear');
      expect(deleted()).toEqual([]);
    });
  });

  it('time out', async () => {
    expect(await make({ 'POST /generate': always('hang') }, { limitMs: 100 })).toBe('unclear');
    expect(double.submissions).toHaveLength(1);
  });

  it('are not fetched from a private address', async () => {
    expect(await make({}, { trusted: false })).toBe('garbled');
  });

  it('leave no secret in recorded events', async () => {
    await make({ 'POST /generate': always({ status: 403, body: { message: 'no plan' } }) });
    const recorded = JSON.stringify(await workshop.history());
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
