import { useReleases } from '../../../../test-support/testing/use-releases.js';

const studio = useReleases('studio');

it('makes a canary live, and nothing else', async () => {
  const [one, two] = [await studio().deploy(), await studio().publish({ version: '2.0.0' })];
  expect((await studio().act('releasePromote', two)).status).toBe(409);
  await studio().act('releaseCanary', two, { share: 10 });
  expect((await studio().act('releasePromote', one)).status).toBe(409);
  expect((await studio().act('releasePromote', two)).status).toBe(200);
  expect(await studio().report()).toMatchObject({ live: { release: two }, canary: null });
});
