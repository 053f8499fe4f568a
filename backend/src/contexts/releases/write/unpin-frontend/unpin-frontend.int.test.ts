import { useReleases } from '../../../../test-support/testing/use-releases.js';

const studio = useReleases('studio');

it('lets what was pinned be replaced', async () => {
  const [one, two] = [await studio().deploy(), await studio().publish({ version: '2.0.0' })];
  expect((await studio().decide('frontendUnpin')).status).toBe(409);
  await studio().act('releasePin', one, { reason: 'The sale' });
  expect((await studio().decide('frontendUnpin')).status).toBe(200);
  expect((await studio().act('releaseDeploy', two)).status).toBe(200);
});
