import type { Page } from 'playwright-core';
import * as z from 'zod';
import {
  expectAccessible,
  expectEventually,
  expectToast,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
} from './harness';

const product = useProduct();
const browser = useBrowser();

const Listed = z.object({ remotes: z.array(z.looseObject({ name: z.string() })) });
const Events = z.object({ events: z.array(z.object({ metadata: z.looseObject({ release: z.string() }) })) });

/** Gives every remote of `/remotes.json` a release, and puts others beside them. */
async function list(page: Page, releases: Record<string, string>, others: unknown[] = []): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const answer = await route.fetch();
    const { remotes } = Listed.parse(await answer.json());
    const listed = remotes.map((remote) => ({ ...remote, release: releases[remote.name] }));
    await route.fulfill({ json: { remotes: [...others, ...listed] } });
  });
}

/** The releases that the events of one type name, oldest first. */
async function releasesOf(type: string): Promise<string[]> {
  const headers = { 'x-admin-token': product().adminToken };
  const answer = await fetch(product().url(`/api/audit/events?type=${type}`), { headers });
  return Events.parse(await answer.json()).events.map(({ metadata }) => metadata.release);
}

test('what a program writes names the release of its own code, whatever was fetched after it', async () => {
  const page = await browser().newPage(REFUSED);
  await list(page, { mascotdex: '1.2.0-0123456789ab', studio: '3.0.0-ba9876543210' });
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('searchbox').first().waitFor();
  const gallery = page.waitForResponse(/__federation_expose_Gallery/);
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('menuitem', { name: 'Gallery' }).hover();
  await gallery;
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Octocat' }).first().click();
  await page.getByRole('button', { name: 'Like Octocat, 0 likes' }).click();
  await expectToast(page, 'Liked!');
  expect(await releasesOf('MascotLiked')).toEqual(['mascotdex@1.2.0-0123456789ab']);
});

test('a remote that this shell has never heard of, or cannot read, leaves the others', async () => {
  const page = await browser().newPage();
  const newsletter = { name: 'newsletter', entry: 'https://news.example/mf-manifest.json', since: 2026 };
  await list(page, {}, [newsletter, { name: 'half' }, null, { name: 'UPPER', entry: 7 }]);
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('searchbox').first().waitFor();
});

/** What the browser logs of parts that are gone. */
const LOST = { allow: [/Failed to load resource/, /Loading chunk/, /Loading CSS chunk/, /console: /] };

const SHELL_PARTS = /:\d+\/static\/js\/async\//;
const PROGRAM_PARTS = /\/remotes\/mascotdex\/static\/js\/async\//;

const search = (page: Page) => page.getByRole('searchbox').first();

/** Takes parts away from a page that is open; answers how often it has been loaded since. */
async function takeAway(page: Page, parts: RegExp, { forGood }: { forGood: boolean }): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.route(parts, (route) =>
    forGood || loads === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return () => loads;
}

describe('a page whose release is over', () => {
  test('loads itself again when a part of the shell is gone', async () => {
    const page = await browser().newPage(LOST);
    await page.goto(product().url('/'));
    const loads = await takeAway(page, SHELL_PARTS, { forGood: false });
    await page.getByRole('link', { name: 'Mascotdex' }).click();
    await search(page).waitFor();
    expect(loads()).toBe(1);
  });

  test('loads itself again when a part of a program is gone', async () => {
    const page = await browser().newPage(LOST);
    await page.goto(product().url('/mascotdx'));
    await search(page).waitFor();
    const loads = await takeAway(page, PROGRAM_PARTS, { forGood: false });
    await page.getByRole('link', { name: 'Octocat' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Octocat' }).waitFor();
    expect(loads()).toBe(1);
  });

  test('does so once, and then shows the box, whose Retry works', async () => {
    const page = await browser().newPage(LOST);
    await page.goto(product().url('/'));
    const loads = await takeAway(page, SHELL_PARTS, { forGood: true });
    await page.getByRole('link', { name: 'Mascotdex' }).click();
    const box = page.getByRole('alert', { name: 'Mascotdex is not answering' });
    await box.waitFor();
    expect(loads()).toBe(1);
    await page.unroute(SHELL_PARTS);
    await box.getByRole('button', { name: 'Retry' }).click();
    await search(page).waitFor();
    expect(loads()).toBe(1);
  });

  test.each([1280, 375])('is offered the new one at %i px, and keeps what was typed', async (width) => {
    const page = await browser().newPage({ width, ...LOST });
    const releases = { mascotdex: '1.0.0-0123456789ab', studio: '1.0.0-0123456789ab', admin: '1.0.0-0123456789ab' };
    await list(page, releases);
    await page.goto(product().url('/marcel-hugs'));
    await page.getByLabel('Your Name').fill('Ada Lovelace');
    releases.studio = '1.0.1-ba9876543210';
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.getByRole('status').filter({ hasText: 'A new version is there.' });
    await notice.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
    await screenshot(page, `shell-new-release-${width}`);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expectEventually(() => page.getByLabel('Your Name').inputValue(), 'Ada Lovelace');
    expect(await notice.count()).toBe(0);
  });
});

describe('a program that no shell has heard of', () => {
  const ENTRY = 'remote.0123abcd.js';
  const program = { path: '/letters', title: 'Our Letters', icon: 'newsletter' };
  const manifest = {
    id: 'letters',
    name: 'letters',
    metaData: {
      name: 'letters',
      globalName: 'letters',
      publicPath: 'auto',
      type: 'app',
      buildInfo: { buildVersion: '1.0.0', buildName: 'letters' },
      remoteEntry: { name: ENTRY, path: '', type: 'global' },
      types: {},
    },
    shared: [],
    remotes: [],
    exposes: [{ name: 'App', path: './App', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
  const script = `var letters = { init() {}, get: async () => () => ({ default: () => 'Letters from Marcel' }) };`;

  test.each([1280, 375])('stands on the desktop and in START as its release says, at %i px', async (width) => {
    const page = await browser().newPage({ width });
    const entry = '/remotes/letters/mf-manifest.json';
    await list(page, {}, [{ name: 'letters', entry, programs: [program] }]);
    await page.route(`**${entry}`, (route) => route.fulfill({ json: manifest }));
    await page.route(`**/${ENTRY}`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await page.goto(product().url('/'));
    await page.getByRole('link', { name: program.title }).waitFor();
    await expectAccessible(page);
    await screenshot(page, `shell-fifth-${width}`);
    await page.getByRole('button', { name: 'START' }).click();
    await page.getByRole('menuitem', { name: program.title }).click();
    await page.getByText('Letters from Marcel').waitFor();
    expect(new URL(page.url()).pathname).toBe(program.path);
  });
});
