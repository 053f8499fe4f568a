import type { Page } from 'playwright-core';
import { useBrowser, useProduct } from './harness';
import { builtDescription, deploy, lastDescription, misfitsOf, rollBack } from './release-matrix-steps';

/**
 * The release before and the one of this tree, side by side. What the last one told of itself is on record in
 * `last-releases`: whoever has released a frontend puts its `release.json` there. The files are those of the build.
 */
const product = useProduct();
const browser = useBrowser();

const REMOTES = ['mascotdex', 'studio', 'admin'];

/** Opens a page of each remote, whose code uses the kit and the API. */
async function visitAll(page: Page): Promise<void> {
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('link', { name: 'Octocat' }).first().waitFor();
  await page.goto(product().url('/marcel-hugs'));
  await page.getByLabel('Your Name').waitFor();
  await page.goto(product().url('/admin'));
  await page.getByLabel('Admin token').waitFor();
}

/** What going back to the last release takes away again, as whoever does so is told. */
const TAKEN_AWAY = [
  'mascotdex@1.0.0 has no program at /time-machine, where the live mascotdex@1.0.0 has Time Machine.',
];

test.each(['shell', ...REMOTES])('the last release of %s fits what is new', async (frontend) => {
  const told = await misfitsOf(product(), frontend, await lastDescription(frontend));
  expect(told).toEqual(frontend === 'mascotdex' ? TAKEN_AWAY : []);
});

test('new releases work in the last shell', async () => {
  await deploy(product(), 'shell', await lastDescription('shell'));
  for (const frontend of REMOTES)
    expect(await misfitsOf(product(), frontend, await builtDescription(frontend))).toEqual([]);
  await visitAll(await browser().newPage());
  await rollBack(product(), 'shell');
});

test('the last releases work in the new shell', async () => {
  for (const frontend of REMOTES) await deploy(product(), frontend, await lastDescription(frontend));
  await visitAll(await browser().newPage());
  for (const frontend of REMOTES) await rollBack(product(), frontend);
});

test('a release that needs more than the shell has is not deployed', async () => {
  const description = (await lastDescription('studio')).replace('"ErrorDialog"', '"GridPager"');
  await expect(deploy(product(), 'studio', description)).rejects.toThrow(/needs the export `GridPager` of the kit/);
});
