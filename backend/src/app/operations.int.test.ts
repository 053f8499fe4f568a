import {
  BACKUP_MESSAGES,
  ConsumerStatusList,
  ErrorBody,
  fillPath,
  LikeCount,
  ROUTES,
  SystemReport,
} from '@marcel/contracts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { directoryProjection } from '../contexts/mascots/index.js';
import { Consumers } from '../platform/consumers/consumers.js';
import { StoreUnavailable } from '../platform/errors/store-unavailable.js';
import { EVENT_STORE, type EventStore } from '../platform/event-store/event-store.js';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';

const ops = (name: string) => readFile(fileURLToPath(new URL(`../../../ops/${name}`, import.meta.url)), 'utf8');

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});
const Alerts = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })) });

const FIGURE = /\b[a-z]+(?:_[a-z0-9]+)+\b(?! ?\()/g;

let product: TestProduct;
beforeAll(async () => void (product = await startTestProduct({ variables: { RELEASE_COMMIT: 'c0ffee0' } })));
afterAll(() => product.stop());

describe('the metrics', () => {
  let served: string;
  beforeAll(async () => void (served = String((await product.rest.get(ROUTES.metrics)).body)));

  it('name the build, unfinished pictures and items waiting for moderation', () => {
    expect(served).toContain('build_info{version="0.1.0",commit="c0ffee0"} 1');
    expect(served).toContain('generations_unfinished{state="waiting"} 0');
    expect(served).toContain('generations_unfinished{state="working"} 0');
    expect(served).toContain('moderation_items{state="held"} 0');
  });

  it('name the lag and the owner of every automation', () => {
    expect(served).toMatch(/^consumer_lag_seconds\{consumer="generate-pictures"|consumer="count-missed-likes"/m);
    expect(served).toMatch(/^consumer_state\{consumer="count-missed-likes",state="live",owner="[^"]+"\} 1$/m);
  });

  it.each([
    [
      'grafana-dashboard.json',
      async () => {
        const { panels } = Dashboard.parse(JSON.parse(await ops('grafana-dashboard.json')));
        return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      },
    ],
    [
      'alerts.yml',
      async () => {
        const { groups } = Alerts.parse(parse(await ops('alerts.yml')));
        return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
      },
    ],
  ])('%s uses only metrics that exist', async (_, read) => {
    const known = new Set([...served.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = (await read()).flatMap((expr) => expr.match(FIGURE) ?? []);
    const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(?:bucket|count|sum)$/, ''));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !isKnown(name))).toEqual([]);
  });
});

describe('the system report', () => {
  const report = async () => SystemReport.parse((await product.rest.get(ROUTES.system, { admin: true })).body);

  it('reports version and disk use', async () => {
    const { version, startedAt, pictures, stores } = await report();
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Date.parse(startedAt)).toBeGreaterThan(0);
    expect(pictures.freeBytes).toBeGreaterThan(0);
    expect(stores.map(({ name }) => name)).toEqual(expect.arrayContaining(['events', 'views', 'keys']));
    for (const { bytes } of stores) expect(bytes).toBeGreaterThan(0);
  });
});

it('a backup is rejected when no folder is configured', async () => {
  const refused = await product.rest.call('POST', ROUTES.backups, { admin: true });
  expect([refused.status, ErrorBody.parse(refused.body).error]).toEqual([409, BACKUP_MESSAGES.notConfigured]);
});

describe('the report on consumers', () => {
  it('names every projection and automation, with its lag', async () => {
    await product.rest.publish();
    const { body } = await product.rest.get(ROUTES.consumers, { admin: true });
    const consumers = ConsumerStatusList.parse(body);
    const names = consumers.map(({ name }) => name);
    expect(names).toContain(directoryProjection.name);
    expect(names).toEqual(expect.arrayContaining(product.app.get(Consumers).automations));
    expect(new Set(names).size).toBe(names.length);
    expect(consumers.find(({ name }) => name === directoryProjection.name)).toMatchObject({
      status: 'live',
      lagEvents: 0,
      restarts: 0,
      failure: null,
    });
  });

  it('reports no lag while the log cannot be read', async () => {
    const away = () => {
      throw new StoreUnavailable('A file of the log is not there');
    };
    const store = product.app.get<EventStore>(EVENT_STORE);
    const spies = [
      jest.spyOn(store, 'readAll').mockImplementation(away),
      jest.spyOn(store, 'readStream').mockImplementation(away),
    ];
    const { status, body } = await product.rest.get(ROUTES.consumers, { admin: true });
    spies.forEach((spy) => spy.mockRestore());
    expect(status).toBe(200);
    expect(ConsumerStatusList.parse(body).find(({ name }) => name === directoryProjection.name)).toMatchObject({
      status: 'live',
      lagEvents: null,
    });
  });
});

describe('a product with a damaged read model', () => {
  it('answers with Retry-After while a read model is incomplete, and rebuilds it', async () => {
    const { id, slug } = await product.rest.publish({ name: 'Unbuilt' });
    const { views } = product.engines;
    const active = await views.activeVersion('mascots');
    if (active === undefined) throw new Error('There is no read model');
    await views.drop(active);
    for (const path of [ROUTES.mascots, fillPath(ROUTES.mascotBySlug, { slug })]) {
      const { status, headers, body } = await product.rest.get(path);
      expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '5' });
      expect(ErrorBody.parse(body)).toMatchObject({ code: 'unavailable' });
    }
    expect((await product.rest.get(ROUTES.ready)).status).toBe(503);

    // The next event finds the build gone.
    const { body } = await product.rest.call('POST', fillPath(ROUTES.mascotLike, { id }));
    expect(LikeCount.parse(body).likes).toBe(1);
    expect((await product.rest.mascots('?search=Unbuilt'))[0]?.likes).toBe(1);
    expect((await product.rest.get(ROUTES.ready)).status).toBe(200);
  });
});
