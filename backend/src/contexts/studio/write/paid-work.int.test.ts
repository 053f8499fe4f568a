import { ErrorBody, PaidWorkReport, STUDIO_MESSAGES } from '@marcel/contracts';
import { collect } from '../../../platform/event-store/collect.js';
import { LOG_ENGINES, type LogEngine } from '../../../test-support/testing/log-engines.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { ScenarioDouble } from '../../../test-support/studio/scenario-double.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';

describe.each(LOG_ENGINES)('the switch of paid work with %s', (_, openLog) => {
  let engine: LogEngine;
  let product: TestProduct;
  let double: ScenarioDouble;
  beforeEach(async () => {
    engine = await openLog();
    double = await ScenarioDouble.start();
  });
  afterEach(async () => {
    await product.stop();
    await double.stop();
    await engine.close();
  });

  const open = async (paid: boolean) => {
    const scenario = { SCENARIO_API_KEY: 'key', SCENARIO_API_SECRET: 'secret', SCENARIO_URL: double.url };
    const variables = { ...engine.variables, ...(paid && { ...scenario, TRUSTED_HOSTS: double.host }) };
    product = await startTestProduct({ variables });
    return new StudioClient(product.rest);
  };
  const turn = async (to: 'stop' | 'resume', admin = true) =>
    product.rest.call('POST', `/api/admin/paid-work/${to}`, { admin, json: { reason: 'The bill' } });
  const order = (studio: StudioClient) => studio.image({ prompt: 'A meadow' });

  it('stops it at once, with a message, and leaves a record of who did it and why', async () => {
    const studio = await open(true);
    expect(await studio.finishedImage({ prompt: 'A meadow' })).toMatchObject({ provider: 'scenario' });
    expect((await turn('stop', false)).status).toBe(401);
    expect(PaidWorkReport.parse((await turn('stop')).body)).toEqual({ stopped: true, reason: 'The bill' });
    expect((await turn('stop')).status).toBe(200);
    const refused = await order(studio);
    expect([refused.status, ErrorBody.parse(refused.body)]).toMatchObject([
      503,
      { code: 'unavailable', error: STUDIO_MESSAGES.paidWorkStopped },
    ]);
    expect((await product.rest.get('/api/images')).status).toBe(200);
    expect(double.submissions).toHaveLength(1);
    expect(PaidWorkReport.parse((await turn('resume')).body).stopped).toBe(false);
    expect(await studio.finishedImage({ prompt: 'A meadow' })).toMatchObject({ status: 'completed' });
    const events = await collect(product.engines.events.readStream('paid-work'));
    expect(events.map(({ type, metadata }) => [type, metadata.actor.kind])).toEqual([
      ['PaidWorkStopped', 'admin'],
      ['PaidWorkResumed', 'admin'],
    ]);
  });

  it('leaves alone what costs nothing', async () => {
    const studio = await open(false);
    await turn('stop');
    expect(await studio.finishedImage({ prompt: 'A meadow' })).toMatchObject({
      status: 'completed',
      provider: 'local',
    });
  });
});
