import { useReleases } from '../../../../test-support/testing/use-releases.js';

const studio = useReleases('studio');

it('holds what is live', async () => {
  const [one, two] = [await studio().deploy(), await studio().publish({ version: '2.0.0' })];
  expect((await studio().act('releasePin', two, { reason: 'The sale' })).status).toBe(409);
  expect((await studio().act('releasePin', one, { reason: 'The sale' })).status).toBe(200);
  expect(await studio().report()).toMatchObject({ pinned: { release: one, reason: 'The sale' } });
  expect((await studio().act('releaseCanary', two, { share: 10 })).status).toBe(409);
});
