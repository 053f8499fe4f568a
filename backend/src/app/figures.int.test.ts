import { ROUTES } from '@marcel/contracts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';

const ops = (name: string) => readFile(fileURLToPath(new URL(`../../../ops/${name}`, import.meta.url)), 'utf8');

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});
const Alerts = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })) });

const FIGURE = /\b[a-z]+(?:_[a-z0-9]+)+\b(?! ?\()/g;

describe('what is seen from outside', () => {
  let product: TestProduct;
  let served: string;

  beforeAll(async () => {
    product = await startTestProduct({ variables: { RELEASE_COMMIT: 'c0ffee0' } });
    served = String((await product.rest.get(ROUTES.metrics)).body);
  });
  afterAll(() => product.stop());

  it('tells which build answers, what there is to be made, and to be judged', () => {
    expect(served).toContain('build_info{version="0.1.0",commit="c0ffee0"} 1');
    expect(served).toContain('generations_unfinished{state="waiting"} 0');
    expect(served).toContain('generations_unfinished{state="working"} 0');
    expect(served).toContain('moderation_items{state="held"} 0');
  });

  it('tells of every automation how far it is behind, and who does it', () => {
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
  ])('%s asks for nothing that is not served', async (_, read) => {
    const known = new Set([...served.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = (await read()).flatMap((expr) => expr.match(FIGURE) ?? []);
    const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(?:bucket|count|sum)$/, ''));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !isKnown(name))).toEqual([]);
  });
});
