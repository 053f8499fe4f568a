import { Metrics } from './metrics.js';

it('delays of the event loop do not include the interval of the observation', async () => {
  const { registry } = new Metrics();
  const text = await registry.metrics();
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds 0$/m);
  expect(text).not.toMatch(/nodejs_eventloop_lag_(min|mean)_seconds/);
});
