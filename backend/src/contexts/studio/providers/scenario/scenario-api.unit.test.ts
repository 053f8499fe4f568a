import { ProviderFailure } from '../errors.js';
import { ScenarioApi } from './scenario-api.js';

describe("a path of Scenario's interface", () => {
  const { signal } = new AbortController();
  // Nobody listens there: whatever is sent fails in another way.
  const api = new ScenarioApi({ key: 'key', secret: 'secret', url: 'http://127.0.0.1:1/v1' });

  it.each(['..', '.', ''])('never holds %j', async (name) => {
    await expect(api.startJob(name, {}, signal)).rejects.toThrow(ProviderFailure);
    await expect(api.job(name, signal)).rejects.toThrow(ProviderFailure);
    await expect(api.assetUrl(name, signal)).rejects.toThrow(ProviderFailure);
  });
});
