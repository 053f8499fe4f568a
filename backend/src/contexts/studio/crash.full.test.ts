import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { photograph } from '../../platform/pictures/testing/samples.js';
import { ProductProcess } from '../../test-support/product-process.js';
import { ScenarioDouble, type Fault } from '../../test-support/studio/scenario-double.js';
import { FAILURE_REASONS } from './read/artworks.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';

jest.setTimeout(120_000);

const KILL_POINTS = [
  ['before the submission', 'POST /assets'],
  ['while it waits for the job', 'GET /jobs'],
  ['while it requests the URL of the picture', 'GET /assets'],
  ['while it fetches the picture', 'GET /picture'],
] as const;

describe('a generation', () => {
  let dataDirectory: string;
  let double: ScenarioDouble;
  let product: ProductProcess;

  beforeEach(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'marcel-studio-crash-'));
  });
  afterEach(async () => {
    await product.stop();
    await double.stop();
    await rm(dataDirectory, { recursive: true });
  });

  const start = () =>
    ProductProcess.start(dataDirectory, {
      SCENARIO_API_KEY: 'key',
      SCENARIO_API_SECRET: 'secret',
      SCENARIO_URL: double.url,
      TRUSTED_HOSTS: double.host,
    });

  /** Kills the server right after a request that gets no response, and restarts it. */
  const killDuring = async (point: (typeof KILL_POINTS)[number][1] | 'POST /generate') => {
    let reached: () => void;
    const waiting = new Promise<void>((resolve) => (reached = resolve));
    const hangOnce: Fault = (request) => {
      if (request > 1) return undefined;
      reached();
      return 'hang';
    };
    double = await ScenarioDouble.start({ [point]: hangOnce });
    product = await start();
    const answer = await new StudioClient(product.rest).hug({ userName: 'Ada', profilePicture: await photograph() });
    expect(answer.status).toBe(202);
    await waiting;
    await product.kill();
    product = await start();
    return new StudioClient(product.rest).settledHug(1);
  };

  it.each(KILL_POINTS)('is finished once, with one submission, after a SIGKILL %s', async (_, point) => {
    const hug = await killDuring(point);
    expect(hug).toMatchObject({ status: 'completed', preservedCount: 1 });
    expect(double.submissions).toHaveLength(1);
  });

  it('fails without a second submission after a SIGKILL during a submission', async () => {
    const hug = await killDuring('POST /generate');
    expect(hug).toMatchObject({ status: 'failed', failureReason: FAILURE_REASONS.interrupted });
    expect(double.submissions).toHaveLength(1);
  });
});
