import { HEADERS, ROUTES } from '@marcel/contracts';
import { Controller, Get, Logger } from '@nestjs/common';
import { startTestApp, type TestApp } from '../http/testing/test-app.js';
import { Metrics } from './metrics/metrics.js';

@Controller()
class TalkingController {
  private readonly logger = new Logger(TalkingController.name);

  @Get(ROUTES.submissionStatus)
  status(): object {
    this.logger.log('Somebody looks');
    this.logger.error('Something broke', 'the stack');
    this.logger.warn({ email: 'ann@example.com', count: 3 });
    return {};
  }
}

let log: string[];
let trouble: string | undefined;
let test: TestApp;

beforeAll(async () => {
  log = [];
  test = await startTestApp({
    controllers: [TalkingController],
    log: { write: (line) => log.push(line) },
    checks: [
      { name: 'projections', check: async () => trouble },
      { name: 'store', check: async () => undefined },
    ],
  });
});
beforeEach(() => {
  log.length = 0;
  trouble = undefined;
});
afterAll(() => test.close());

const lines = () => log.map((line): unknown => JSON.parse(line));

describe('the log', () => {
  const url = '/api/submissions/status/private-key?from=ann%40example.com&by=bob@example.com';

  it('has one line for a request, without private data', async () => {
    const headers = {
      [HEADERS.adminToken]: 'secret-token',
      [HEADERS.ownerKey]: 'secret-key',
      cookie: 'secret-cookie',
      'x-request-id': 'from-the-proxy',
    };
    const answer = await test.app.inject({ url, headers });
    expect(lines().slice(-1)).toEqual([
      expect.objectContaining({
        msg: 'request answered',
        reqId: answer.headers['x-request-id'],
        clientRequestId: 'from-the-proxy',
        req: {
          method: 'GET',
          url: '/api/submissions/status/[redacted]',
          ip: '127.0.0.0',
        },
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
      }),
    ]);
    expect(log.join('')).not.toMatch(/private-key|example\.com|secret|127\.0\.0\.1/);
  });

  it('includes messages of Nest and our providers', async () => {
    await test.app.inject(url);
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 30, context: 'TalkingController', msg: 'Somebody looks' }),
    );
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 50, context: 'TalkingController', msg: 'Something broke', stack: 'the stack' }),
    );
    expect(lines()).toContainEqual(expect.objectContaining({ level: 40, email: '[redacted]', count: 3 }));
  });

  it('omits the health checks', async () => {
    await test.app.inject(ROUTES.live);
    expect(log).toEqual([]);
  });

  it.each(['x', 'with space here', 'x'.repeat(65), 'line\u0085break'])('has no client id like %j', async (id) => {
    await test.app.inject({ url, headers: { 'x-request-id': id } });
    expect(lines().at(-1)).not.toHaveProperty('clientRequestId');
  });
});

describe('health', () => {
  it('is live whatever fails', async () => {
    trouble = 'far behind';
    expect((await test.app.inject(ROUTES.live)).json()).toEqual({ status: 'ok', checks: [] });
  });

  it('is ready when all checks pass', async () => {
    expect((await test.app.inject(ROUTES.ready)).json()).toEqual({ status: 'ok', checks: ['projections', 'store'] });
  });

  it('names the failed checks', async () => {
    trouble = 'far behind';
    const answer = await test.app.inject(ROUTES.ready);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      details: [{ path: 'projections', message: 'far behind' }],
    });
  });
});

describe('metrics', () => {
  it('report requests by route, appends and lags', async () => {
    const metrics = test.app.get(Metrics);
    metrics.eventsAppended(['MascotLiked', 'MascotLiked'], 0.002);
    metrics.appendFailed('wrong_revision', 0.001);
    const measured = { name: 'mascots', status: 'live', owner: 'node-1', lag: { seconds: 1.5 }, build: 'failed' };
    metrics.observeConsumers(async () => [measured]);
    await test.app.inject('/api/submissions/status/one');
    await test.app.inject('/nowhere/special');
    const answer = await test.app.inject(ROUTES.metrics);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.payload).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/submissions/status/:key",status="200"}',
    );
    expect(answer.payload).toContain(
      'http_request_duration_seconds_count{method="GET",route="unmatched",status="404"}',
    );
    expect(answer.payload).toContain('event_store_appended_events_total{type="MascotLiked"} 2');
    expect(answer.payload).toContain('event_store_append_duration_seconds_count{outcome="wrong_revision"} 1');
    expect(answer.payload).toContain('consumer_lag_seconds{consumer="mascots"} 1.5');
    expect(answer.payload).toContain('consumer_state{consumer="mascots",state="live",owner="node-1"} 1');
    expect(answer.payload).toContain('consumer_build{consumer="mascots",state="failed"} 1');
    expect(answer.payload).toContain('process_cpu_user_seconds_total');
    expect(answer.payload).not.toContain('special');
  });
});

describe('a frequent probe', () => {
  const asked = jest.fn(async () => undefined);
  beforeAll(async () => {
    const checks = [{ name: 'store', check: asked }];
    flooded = await startTestApp({ checks, variables: { RATE_LIMIT: 'on' } });
  });
  beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(0));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => flooded.close());
  let flooded: TestApp;

  it.each([
    [ROUTES.ready, 'the checks are made', () => asked],
    [ROUTES.metrics, 'the figures are written', () => jest.spyOn(flooded.app.get(Metrics).registry, 'metrics')],
  ])('of %s: %s once for all within a second', async (url, _, counted) => {
    const made = counted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => flooded.app.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(made).toHaveBeenCalledTimes(1);
  });
});
