import { useReleases } from '../../../../test-support/testing/use-releases.js';

const studio = useReleases('studio');

it('takes back a canary first, then what is live', async () => {
  const one = await studio().deploy();
  await studio().deploy({ version: '2.0.0' });
  await studio().act('releaseCanary', await studio().publish({ version: '3.0.0' }), { share: 50 });
  expect((await studio().decide('frontendRollback', '')).status).toBe(400);
  await studio().decide('frontendRollback');
  expect(await studio().report()).toMatchObject({ canary: null, live: { release: expect.stringMatching(/^2/) } });
  await studio().decide('frontendRollback', 'It is slow');
  expect(await studio().report()).toMatchObject({ live: { release: one } });
  expect((await studio().history())[0]).toMatchObject({ type: 'ReleaseRolledBack', reason: 'It is slow', live: one });
  await studio().decide('frontendRollback');
  expect((await studio().report()).live).toBeNull();
  expect((await studio().decide('frontendRollback')).status).toBe(409);
});

it('leads back over all releases at once, entirely', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await studio().deploy({ version });
  expect((await studio().decide('frontendRollback', 'It ends', { entirely: 'yes' })).status).toBe(400);
  expect((await studio().decide('frontendRollback', 'It ends', { entirely: true })).status).toBe(200);
  expect(await studio().report()).toMatchObject({ canary: null, live: null });
  expect((await studio().history())[0]).toMatchObject({ type: 'ReleaseRolledBack', reason: 'It ends', live: null });
});
