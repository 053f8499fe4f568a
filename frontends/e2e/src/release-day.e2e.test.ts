import type { Page } from 'playwright-core';
import {
  expectAccessible,
  expectFits,
  REFUSED,
  screenshot,
  startProduct,
  useBrowser,
  WIDTHS,
  type Product,
} from './harness';
import { missing, partsOfPage, reload, renamed, Team, type Change } from './release-day-steps';

/**
 * The day of a release: a product, and the origins of three teams whose releases stay there. Every step is a command of
 * `npm run releases`, given with the team's own token. Canaries, dead remotes and a fifth frontend have tests of their own.
 */
const browser = useBrowser();

let teams: Readonly<Record<'mascotdex' | 'studio' | 'admin' | 'shell', Team>>;
let product: Product;

const REMOTES = ['mascotdex', 'studio', 'admin'] as const;
const FIRST = '1.0.1';
const NEXT = '1.1.0';
const AT_ONCE = ['1.2.0', '1.2.1'];
const LAST = '1.3.0';

beforeAll(async () => {
  const [mascotdex, studio, admin, shell] = await Promise.all([...REMOTES, 'shell'].map((name) => Team.start(name)));
  if (!mascotdex || !studio || !admin || !shell) throw new Error('A team is missing');
  teams = { mascotdex, studio, admin, shell };
  const all = Object.values(teams);
  product = await startProduct({
    env: {
      RELEASE_TOKENS: all.map(({ frontend, token }) => `${frontend}:${token}`).join(','),
      TRUSTED_HOSTS: all.map(({ server }) => new URL(server.origin).host).join(','),
    },
  });
  await Promise.all(
    REMOTES.map(async (name) => {
      await teams[name].publish(product, FIRST, searching(FIRST));
      await teams[name].releases(product, 'deploy', `${name}@${FIRST}`);
    }),
  );
  for (const version of [NEXT, ...AT_ONCE, LAST]) await teams.mascotdex.publish(product, version, searching(version));
}, 120_000);
afterAll(() => Promise.all([product.stop(), ...Object.values(teams).map((team) => team.stop())]));

/** A mascotdex whose search names its release. */
const searching =
  (version: string): Change =>
  (text) =>
    text.replaceAll('Search by name, brand or looks', `Search ${version}`);

const search = (page: Page, version: string) => page.getByPlaceholder(`Search ${version}`, { exact: true });
const mascot = (page: Page) => page.getByRole('link', { name: 'Octocat' }).first();
const like = (page: Page, words: string) => page.getByRole('button', { name: `Like Octocat, 0 ${words}` });

const run = (...args: readonly string[]) => teams.mascotdex.releases(product, ...args);
const deploy = (version: string) => run('deploy', `mascotdex@${version}`, '--reason', 'A better search');

async function open(path: string): Promise<Page> {
  const page = await browser().newPage(REFUSED);
  await page.goto(product.url(path));
  return page;
}

test('every team has its program on its own origin, in the page of the product', async () => {
  const page = await open('/mascotdx');
  await search(page, FIRST).waitFor();
  await page.goto(product.url('/marcel-hugs'));
  await page.getByLabel('Your Name').waitFor();
  await page.goto(product.url('/admin/login'));
  await page.getByRole('button', { name: 'Login to Admin Panel' }).waitFor();
});

test('a page that is open during a deploy goes on, is offered the new release, and shows it after the reload', async () => {
  await deploy(FIRST);
  const page = await open('/mascotdx');
  await search(page, FIRST).waitFor();
  await deploy(NEXT);
  await mascot(page).click();
  await like(page, 'likes').waitFor();
  await page.goBack();
  await search(page, FIRST).waitFor();
  await reload(page);
  await search(page, NEXT).waitFor();
  expect(await run('history', 'mascotdex')).toMatch(/release activated 1\.1\.0-\S+ by team mascotdex: A better search/);
});

test('what two pipelines deploy at once is on record, or refused in words', async () => {
  await deploy(FIRST);
  const deploys = await Promise.allSettled(AT_ONCE.map(deploy));
  const history = await run('history', 'mascotdex');
  const [latest = ''] = AT_ONCE.filter((version) => history.split('\n')[0]?.includes(`activated ${version}-`));
  for (const [index, deploy] of deploys.entries()) {
    if (deploy.status === 'fulfilled') expect(history).toContain(`activated ${AT_ONCE[index]}-`);
    else expect(String(deploy.reason)).toContain('Somebody else has changed this since you read it');
  }
  await search(await open('/mascotdx'), latest).waitFor();
});

test('a link shows a release to who opens it, with a badge and a way back', async () => {
  await deploy(NEXT);
  const [link = ''] = (await run('preview', `mascotdex@${LAST}`)).split('\n');
  const page = await open(new URL(link).pathname);
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await badge.getByText(`only you see mascotdex ${LAST}`).waitFor();
  await expectFits(page, WIDTHS, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `preview-${width}`);
  });
  await page.goto(product.url('/mascotdx'));
  await search(page, LAST).waitFor();
  const other = await open('/mascotdx');
  await search(other, NEXT).waitFor();
  expect(await other.getByRole('complementary', { name: 'Preview' }).count()).toBe(0);

  await badge.getByRole('link', { name: 'End Preview' }).click();
  await page.getByRole('link', { name: 'Mascotdex' }).click();
  await search(page, NEXT).waitFor();
  expect(await badge.count()).toBe(0);
});

test('one command takes a release back, and open pages are offered the one before', async () => {
  await deploy(NEXT);
  await deploy(LAST);
  const page = await open('/mascotdx');
  await search(page, LAST).waitFor();
  await run('rollback', 'mascotdex', '--reason', 'It finds cats');
  await reload(page);
  await search(page, NEXT).waitFor();
  expect(await run('history', 'mascotdex')).toMatch(
    /^\S+ {2}release rolled back 1\.3\.0-\S+ by team mascotdex: It finds cats/,
  );
});

test('a team is told in words what it may not do', async () => {
  await expect(teams.studio.releases(product, 'rollback', 'mascotdex', '--reason', 'Envy')).rejects.toThrow(
    /mascotdex/,
  );
});

describe('a release of the shell', () => {
  /** A shell whose START names its release. */
  const publishShell = async (version: string) => {
    const rename = await renamed('shell', version);
    const folder = await teams.shell.make(version, (text) => rename(text).replaceAll('"START"', `"START ${version}"`));
    await teams.shell.releases(product, 'publish', folder);
  };
  const start = (page: Page, version: string) => page.getByRole('button', { name: `START ${version}`, exact: true });

  test('leaves open pages at work, whose parts come from the shell before, and offers itself', async () => {
    await deploy(NEXT);
    await publishShell('1.1.0');
    await teams.shell.releases(product, 'deploy', 'shell@1.1.0');
    const former = await partsOfPage(product);
    const page = await open('/');
    await start(page, '1.1.0').waitFor();

    await publishShell('1.2.0');
    await teams.shell.releases(product, 'deploy', 'shell@1.2.0');
    const present = await partsOfPage(product);
    expect(present.filter((file) => former.includes(file))).toEqual([]);
    expect(await missing(product, [...former, ...present])).toEqual([]);

    await page.getByRole('link', { name: 'Mascotdex' }).click();
    await search(page, NEXT).waitFor();
    await start(page, '1.1.0').waitFor();
    await reload(page);
    await start(page, '1.2.0').waitFor();
    await search(page, NEXT).waitFor();
  });

  test('is taken back like any other', async () => {
    for (const version of ['1.1.0', '1.2.0']) await teams.shell.releases(product, 'deploy', `shell@${version}`);
    const page = await open('/');
    await start(page, '1.2.0').waitFor();
    await teams.shell.releases(product, 'rollback', 'shell', '--reason', 'START is too long');
    await reload(page);
    await start(page, '1.1.0').waitFor();
  });
});

describe('the copy of the kit that a remote brings', () => {
  /** Where a build says which kit it brings and needs. */
  const MAJOR =
    /(?<=name:"@marcel\/kit",version:"|import:"@marcel\/kit",requiredVersion:"\^|singleton:0,requiredVersion:"\^|"kit": "\^)\d+/g;

  /** A kit that counts hearts. */
  const hearts: Change = (text) => text.replaceAll('"like":"likes"', '"like":"hearts"');
  const ofNextMajor: Change = (text) => hearts(text.replace(MAJOR, (major) => String(Number(major) + 1)));

  test.each([
    ['stays aside where the one of the shell fits', '2.0.0', hearts, 'likes'],
    [
      'is used where it is of another major, beside remotes that use the one of the shell',
      '2.1.0',
      ofNextMajor,
      'hearts',
    ],
  ])('%s', async (_, release, change, words) => {
    await teams.mascotdex.publish(product, release, change);
    await run('deploy', `mascotdex@${release}`);
    const page = await open('/mascotdx');
    await mascot(page).click();
    await like(page, words).waitFor();
    await page.getByRole('button', { name: /^START/ }).click();
    await page.getByRole('menuitem', { name: 'Draw Marcel' }).click();
    await page.getByRole('heading', { level: 1, name: 'Draw Marcel' }).waitFor();
  });
});
