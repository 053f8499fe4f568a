import { tmpdir } from 'node:os';
import { originOf } from './origin';

describe('where a build comes from', () => {
  it('is what the environment says of it, where there is no repository', async () => {
    const env = { RELEASE_COMMIT: 'c0ffee', SOURCE_DATE_EPOCH: '1700000000' };
    expect(await originOf(tmpdir(), env)).toEqual({ commit: 'c0ffee', builtAt: '2023-11-14T22:13:20.000Z' });
  });

  it('is left out otherwise', async () => {
    expect(await originOf(tmpdir(), {})).toEqual({});
  });
});
