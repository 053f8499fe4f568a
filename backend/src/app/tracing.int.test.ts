import { Hug, ROUTES, STUDIO_WIRE } from '@marcel/contracts';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { collect } from '../platform/event-store/collect.js';
import { startTracing } from '../platform/observability/tracing/start-tracing.js';
import { photograph } from '../platform/pictures/testing/samples.js';
import { HttpDouble } from '../test-support/http-double.js';
import { ScenarioDouble } from '../test-support/studio/scenario-double.js';
import { StudioClient } from '../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

const Received = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Spans = z.infer<typeof Received>['resourceSpans'][number]['scopeSpans'][number]['spans'];

/** What a collector takes by OTLP over HTTP. */
async function startCollector() {
  const spans: Spans = [];
  const double = await HttpDouble.start((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = Received.parse(JSON.parse(body));
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200).end('{}');
    });
  });
  return { spans, double };
}

describe('a trace that a client names', () => {
  let scenario: ScenarioDouble;
  let product: TestProduct;

  const start = async (): Promise<void> => {
    scenario = await ScenarioDouble.start();
    product = await startTestProduct({
      variables: {
        SCENARIO_API_KEY: 'key',
        SCENARIO_API_SECRET: 'secret',
        SCENARIO_URL: scenario.url,
        TRUSTED_HOSTS: scenario.host,
      },
    });
  };
  const orderPicture = async (traceparent: string): Promise<void> => {
    const studio = new StudioClient(product.rest, { traceparent });
    const { body } = await studio.hug({ userName: 'Ada', [STUDIO_WIRE.portrait]: await photograph() });
    await studio.settledHug(Hug.parse(body).id);
  };
  const recorded = async () =>
    (await collect(product.engines.events.readAll({}))).filter(({ stream }) => stream.startsWith('hug-'));
  afterEach(async () => {
    await product.stop();
    await scenario.stop();
  });

  it('goes into the events of what it leads to and on to providers, where nothing is recorded', async () => {
    await start();
    await orderPicture(TRACEPARENT);
    const passedOn = `00-${TRACE}-00f067aa0ba902b7-00`;
    expect(new Set((await recorded()).map(({ metadata }) => metadata.traceparent))).toEqual(new Set([passedOn]));
    expect(scenario.traces).toEqual(new Set([passedOn]));
  });

  it('is none where it is no trace', async () => {
    await start();
    await orderPicture('00-not-a-trace-01');
    expect((await recorded()).flatMap(({ metadata }) => metadata.traceparent ?? [])).toEqual([]);
    expect(scenario.traces).toEqual(new Set([undefined]));
  });

  it('holds spans of the request, its commands and the calls of the provider', async () => {
    const { spans, double } = await startCollector();
    const end = await startTracing({ endpoint: double.address, headers: {}, ratio: 1 });
    try {
      await start();
      await orderPicture(TRACEPARENT);
      await product.rest.get(ROUTES.live);
    } finally {
      await end();
      await double.stop();
    }
    const ours = spans.filter(({ traceId }) => traceId === TRACE);
    const names = ours.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([`POST ${ROUTES.hugCreate}`, 'append', 'scenario submit', 'scenario collect']),
    );
    expect(spans.filter(({ name }) => name.endsWith(ROUTES.live))).toEqual([]);
    const known = new Set(['00f067aa0ba902b7', ...ours.map(({ spanId }) => spanId)]);
    expect(ours.filter(({ parentSpanId = '' }) => !known.has(parentSpanId))).toEqual([]);
    expect(scenario.traces.size).toBeGreaterThan(0);
    for (const trace of scenario.traces) expect(trace).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  });
});
