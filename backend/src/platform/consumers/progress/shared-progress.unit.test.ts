import { ReadStoreUnavailable } from '../../read-store/errors.js';
import { SharedProgress } from '../consumers.js';

describe('shared progress', () => {
  const tick = () => new Promise((resolve) => setImmediate(resolve));

  it('waits until the checkpoint of another node has come far enough', async () => {
    const seen = [undefined, '1', '2', '3'];
    const progress = new SharedProgress(async () => seen.shift(), tick);
    expect(await progress.waitFor('3', ['mascots'])).toBe('visible');
    expect(seen).toEqual([]);
  });

  it('goes on while the views cannot be reached', async () => {
    const checkpointOf = jest.fn(async () => '3').mockRejectedValueOnce(new ReadStoreUnavailable('gone'));
    expect(await new SharedProgress(checkpointOf, tick).waitFor('3', ['mascots'])).toBe('visible');
  });

  it('gives up in the end', async () => {
    const progress = new SharedProgress(async () => '1', tick);
    expect(await progress.waitFor('2', ['mascots'], 1)).toBe('late');
  });
});
