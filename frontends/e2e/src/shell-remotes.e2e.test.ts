import type { Page, Route } from 'playwright-core';
import { expectAccessible, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

/** Each remote with one of its pages and something that only the remote itself shows there. */
const REMOTES = [
  ['mascotdex', '/mascotdx', 'Mascotdex', (page: Page) => page.getByRole('searchbox').first()],
  ['studio', '/marcel-hugs', 'Hug Your Mascot', (page: Page) => page.getByLabel('Your Name')],
  ['admin', '/admin/login', 'Admin', (page: Page) => page.getByRole('button', { name: 'Login to Admin Panel' })],
] as const;

/** The ways in which a remote can stop; the last one breaks its program instead of its server. */
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  hangs: () => new Promise(() => undefined),
  'throws an exception': (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the remote is broken")' })
      : route.continue(),
};

const cases = REMOTES.flatMap(([remote, address, title, content]) =>
  Object.entries(FAILURES).map(([way, fail]) => ({ remote, address, title, content, way, fail })),
);

/** What a dead remote makes the browser and the federation log. */
const LOGGED = [/Failed to load resource/, /Federation Runtime/, /the remote is broken/, /uncaught/i, /console: /];

test.each(cases)('$remote $way: the desktop goes on, and Retry brings it back', async (stopped) => {
  const { remote, address, title, content, fail } = stopped;
  const page = await browser().newPage({ allow: LOGGED });
  const all = `**/remotes/${remote}/**`;
  await page.route(all, fail);
  await page.goto(product().url(address));
  const box = page.getByRole('alert', { name: `${title} is not answering` });
  await box.waitFor({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Back to Marcel OS' }).waitFor();
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('menu', { name: 'Programs' }).waitFor();
  await page.keyboard.press('Escape');
  await page.unroute(all);
  await box.getByRole('button', { name: 'Retry' }).click();
  await content(page).waitFor();
});

test('a gallery that is dead leaves its window, and comes by Retry', async () => {
  const page = await browser().newPage({ allow: LOGGED });
  await page.route('**/remotes/studio/**', (route) => route.fulfill({ status: 500 }));
  await page.goto(product().url('/?window=gallery'));
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  await gallery.getByRole('alert', { name: 'Gallery is not answering' }).waitFor();
  await page.unroute('**/remotes/studio/**');
  await gallery.getByRole('button', { name: 'Retry' }).click();
  await gallery.getByLabel('Sort by').waitFor();
});

test('music and other windows go on beside a dead remote', async () => {
  const page = await browser().newPage({ allow: LOGGED });
  await page.route('**/remotes/mascotdex/**', (route) => route.fulfill({ status: 500 }));
  await page.goto(product().url('/'));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: 'Mascotdex' }).click();
  await page.getByRole('alert', { name: 'Mascotdex is not answering' }).waitFor();
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false);
  await page.getByRole('link', { name: 'Back to Marcel OS' }).click();
  await page.getByRole('link', { name: 'Draw Marcel' }).click();
  await page.getByRole('heading', { level: 1, name: 'Draw Marcel' }).waitFor();
});

test.each([1280, 320])('the error box fits %i px and keeps the accessibility rules', async (width) => {
  const page = await browser().newPage({ width, allow: LOGGED });
  await page.route('**/remotes/mascotdex/**', (route) => route.fulfill({ status: 500 }));
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('alert').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
  await screenshot(page, `shell-error-${width}`);
});
