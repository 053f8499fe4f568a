import type { Page } from 'playwright-core';
import { giveReason } from './steps';
import { expectToast, FAILING, openPage, type Product, startProduct } from './harness';
import { type Change, listPageFiles, reload, renameHashes, Team } from './release-day-steps';

const [FIRST, NEXT, PREVIEWED] = ['1.0.1', '1.1.0', '1.2.0'] as const;

let product: Product;
let team: Team;
let shellTeam: Team;

const searching =
  (version: string): Change =>
  (text) =>
    text.replaceAll('Search name, brand or description', `Search ${version}`);

beforeAll(async () => {
  [team, shellTeam] = await Promise.all([Team.start('mascotdex'), Team.start('shell')]);
  const tokens = [team, shellTeam].map(({ frontend, token }) => `${frontend}:${token}`);
  product = await startProduct({ RELEASE_TOKENS: tokens.join(','), SEED_DEMO: 'false' });
  for (const version of [FIRST, NEXT, PREVIEWED]) await team.publish(product, version, searching(version));
});
afterAll(() => Promise.all([product.stop(), team.stop(), shellTeam.stop()]));

const run = (...args: readonly string[]) => team.release(product, ...args);
const deploy = (version: string) => run('deploy', `mascotdex@${version}`, '--reason', 'A better search');
const open = (path: string) => openPage(product.url(path), { allow: FAILING });
const search = (page: Page, version: string) => page.getByPlaceholder(`Search ${version}`, { exact: true });

test('an open page survives a deploy and is offered the new release, and a rollback restores the previous one', async () => {
  await deploy(FIRST);
  const page = await open('/mascotdx');
  await search(page, FIRST).waitFor();
  await deploy(NEXT);
  await page.getByRole('link', { name: 'Submit Mascot' }).click();
  await page.getByRole('button', { name: 'Submit Mascot' }).waitFor();
  await page.goBack();
  await search(page, FIRST).waitFor();
  await reload(page);
  await search(page, NEXT).waitFor();
  await run('rollback', 'mascotdex', '--reason', 'It finds cats');
  await reload(page);
  await search(page, FIRST).waitFor();
  const history = await run('history', 'mascotdex');
  for (const reason of ['A better search', 'It finds cats']) expect(history).toContain(reason);
});

test('an admin deploys and rolls back a release with a reason, and reads the history', async () => {
  await deploy(FIRST);
  const page = await openPage(product.url('/admin/programs'), { admin: true });
  const expand = page.getByRole('row', { name: /mascotdex/ }).getByRole('button', { name: 'Expand row' });
  await expand.click();
  await page.getByRole('button', { name: new RegExp(`^Deploy: ${NEXT}`) }).click();
  await giveReason(page, 'The weather is fine');
  await expectToast(page, 'Deployed');
  await search(await open('/mascotdx'), NEXT).waitFor();
  await page.getByRole('button', { name: 'Roll Back: mascotdex' }).click();
  await giveReason(page, 'It rains');
  await expectToast(page, 'Rolled back');
  await page.getByRole('link', { name: 'History of mascotdex' }).click();
  await page
    .getByText(/rolled back mascotdex$/)
    .first()
    .waitFor();
  await search(await open('/mascotdx'), FIRST).waitFor();
});

test('a release that needs another kit, or that is of another team, is not deployed', async () => {
  await team.publish(product, '9.0.0', (text) => text.replace(/"kit":\s*"\^[^"]*"/, '"kit":"^99.0.0"'));
  await expect(deploy('9.0.0')).rejects.toThrow(/the kit \^99/);
  await expect(shellTeam.release(product, 'rollback', 'mascotdex', '--reason', 'Envy')).rejects.toThrow(/mascotdex/);
});

test('a preview link shows a release to the visitor who opens it only', async () => {
  await deploy(NEXT);
  const [link = ''] = (await run('preview', `mascotdex@${PREVIEWED}`)).split('\n');
  const page = await open(new URL(link).pathname);
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await badge.getByText(PREVIEWED, { exact: false }).waitFor();
  await page.goto(product.url('/mascotdx'));
  await search(page, PREVIEWED).waitFor();
  await search(await open('/mascotdx'), NEXT).waitFor();
  await badge.getByRole('link', { name: 'End Preview' }).click();
  await page.getByRole('link', { name: 'Mascotdex' }).click();
  await search(page, NEXT).waitFor();
});

test('a new shell leaves open pages working, keeps serving their files, and is rolled back', async () => {
  const start = (page: Page, version: string) => page.getByRole('button', { name: `START ${version}`, exact: true });
  for (const version of ['1.1.0', '1.2.0']) {
    const rename = await renameHashes('shell', version);
    await shellTeam.publish(product, version, (text) => rename(text).replaceAll('"START"', `"START ${version}"`));
  }
  await shellTeam.release(product, 'deploy', 'shell@1.1.0');
  const former = await listPageFiles(product);
  const page = await open('/');
  await start(page, '1.1.0').waitFor();
  await shellTeam.release(product, 'deploy', 'shell@1.2.0');
  const present = await listPageFiles(product);
  expect(present.filter((file) => former.includes(file))).toEqual([]);
  for (const file of [...former, ...present]) expect((await fetch(product.url(file))).status).toBe(200);
  await page.getByRole('link', { name: 'Mascotdex' }).click();
  await page.getByRole('searchbox').first().waitFor();
  await reload(page);
  await start(page, '1.2.0').waitFor();
  await shellTeam.release(product, 'rollback', 'shell', '--reason', 'START is too long');
  await reload(page);
  await start(page, '1.1.0').waitFor();
});
