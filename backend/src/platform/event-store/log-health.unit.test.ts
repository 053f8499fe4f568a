import { EventStoreAccessDenied, EventStoreUnavailable } from './errors.js';
import { LogHealth } from './log-checkpoint.js';

it('reports a log that is unavailable or was replaced', async () => {
  const identity = jest.fn(async () => 'log-1');
  const health = new LogHealth({ identity });
  expect(await health.check()).toBeUndefined();
  identity.mockRejectedValueOnce(new EventStoreUnavailable('away'));
  expect(await health.check()).toBe('the log cannot be reached');
  identity.mockRejectedValueOnce(new EventStoreAccessDenied('wrong password'));
  expect(await health.check()).toBe('the log does not let this user in');
  expect(await health.check()).toBeUndefined();
  identity.mockResolvedValueOnce('log-2');
  expect(await health.check()).toBe('the log was replaced while this node was running');
  identity.mockRejectedValueOnce(new TypeError('a mistake'));
  await expect(health.check()).rejects.toThrow(TypeError);
});
