import { useReleases } from '../../../../test-support/testing/use-releases.js';

const studio = useReleases('studio');

it('keeps a release from ever being live, unless it is', async () => {
  const [one, two] = [await studio().deploy(), await studio().publish({ version: '2.0.0' })];
  const reason = 'It loses comments';
  expect((await studio().act('releaseWithdraw', one, { reason })).status).toBe(409);
  expect((await studio().act('releaseWithdraw', two, { reason })).status).toBe(200);
  expect((await studio().act('releaseDeploy', two)).status).toBe(409);
  expect((await studio().history())[0]).toMatchObject({ type: 'ReleaseWithdrawn', release: two, reason });
});
