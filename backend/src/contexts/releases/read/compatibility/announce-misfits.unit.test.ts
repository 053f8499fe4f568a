import { Metrics } from '../../../../platform/observability/metrics/metrics.js';
import { AnnounceMisfits } from './announce-misfits.js';

const comparison = (...misfits: string[]) => ({ compared: [], misfits, unknown: [] });
const LIVE = new Map([
  ['studio', comparison('studio@1.0.0 needs the operation `x.list` of the API, which it does not have.')],
  ['admin', comparison()],
]);

const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() };
beforeEach(() => jest.clearAllMocks());

async function start(ofAll: () => Promise<typeof LIVE>): Promise<Metrics> {
  const metrics = new Metrics();
  new AnnounceMisfits({ ofAll }, log, metrics).onApplicationBootstrap();
  await Promise.resolve(ofAll().catch(() => undefined)).then(() => undefined);
  return metrics;
}

it('a server that starts beside a frontend that it does not fit says so loudly', async () => {
  const metrics = await start(() => Promise.resolve(LIVE));
  expect(log.error.mock.calls).toEqual([
    [{ frontend: 'studio', misfits: LIVE.get('studio')?.misfits }, 'A frontend that visitors get does not fit'],
  ]);
  const told = await metrics.registry.metrics();
  expect(told).toContain('frontend_misfits{frontend="studio"} 1');
  expect(told).toContain('frontend_misfits{frontend="admin"} 0');
});

it('a look that fails does not keep it from starting, nor the other figures from being told', async () => {
  const metrics = await start(() => Promise.reject(new Error('away')));
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(await metrics.registry.metrics()).toContain('process_cpu_seconds_total');
});
