import { useReleases } from '../../../../test-support/testing/use-releases.js';

const studio = useReleases('studio');

it('gives a release to a share of visitors, beside what is live', async () => {
  const [one, two] = [await studio().deploy(), await studio().publish({ version: '2.0.0' })];
  for (const share of [0, 100, 'half', undefined])
    expect((await studio().act('releaseCanary', two, { share })).status).toBe(400);
  expect((await studio().act('releaseCanary', two, { share: 10 })).status).toBe(200);
  expect(await studio().report()).toMatchObject({ live: { release: one }, canary: { release: two, share: 10 } });
});
