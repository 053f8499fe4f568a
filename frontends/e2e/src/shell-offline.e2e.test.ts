import type { Page } from 'playwright-core';
import {
  expectAccessible,
  expectEventually,
  expectFits,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
  WIDTHS,
} from './harness';

const product = useProduct();
const browser = useBrowser();

/** Somebody who has been here for a while. */
async function settled(path = '/'): Promise<Page> {
  const page = await browser().newPage(REFUSED);
  await page.clock.install();
  await page.goto(product().url(path));
  await page.getByRole('button', { name: 'START' }).hover();
  await page.getByRole('button', { name: 'Pet Marcel' }).waitFor({ state: 'attached' });
  await page.clock.fastForward(11_000);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

const isOffline = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();

test('whoever comes back without a connection finds a page of ours, and from it the one that was asked for', async () => {
  const page = await settled();
  await page.context().setOffline(true);
  await page.goto(product().url('/mascotdx/tux'));
  await isOffline(page);
  await expectFits(page, WIDTHS, () => expectAccessible(page));
  await screenshot(page, 'shell-offline');
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Try Again' }).press('Enter')]);
  await isOffline(page);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Tux' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/mascotdx/tux');
});

test('the page that was asked for comes by itself once the connection is there, and is asked for once the server is', async () => {
  const page = await settled();
  await page.context().setOffline(true);
  await page.goto(product().url('/mascotdx/tux'));
  await isOffline(page);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Tux' }).waitFor();
  await page.context().setOffline(true);
  await page.goto(product().url('/mascotdx/octocat'));
  await isOffline(page);
  // Of a server that is there again no browser tells: it is asked.
  await page.evaluate(() => (window.fetch = () => Promise.resolve(new Response())));
  await Promise.all([page.waitForEvent('load'), page.clock.fastForward(10_000)]);
});

test('whoever came in by the page of a mascot on a telephone has it, too', async () => {
  const page = await browser().newPage({ ...REFUSED, width: 375, touch: true });
  await page.clock.install();
  await page.goto(product().url('/mascotdx/octocat'));
  await page.getByRole('heading', { level: 1, name: 'Octocat' }).tap();
  await expectEventually(async () => {
    await page.clock.fastForward(11_000);
    return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  }, 1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await isOffline(page);
});

test.each([
  ['tap', 375],
  ['click', 1280],
] as const)(
  'a screen that a %s cannot load says that there is no connection, and comes once there is',
  async (press, width) => {
    const allow = [...REFUSED.allow, /Loading (CSS )?chunk/];
    const page = await browser().newPage({ allow, width, touch: press === 'tap' });
    await page.goto(product().url('/mascotdx'));
    const tux = page.getByRole('link', { name: 'Tux', exact: true });
    await tux.waitFor();
    await page.context().setOffline(true);
    await tux[press]();
    const said = page.getByRole('alert', { name: 'No connection' });
    await said.getByRole('button', { name: 'Try Again' })[press]();
    await said.getByRole('button', { name: 'Try Again' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Mascotdex' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).waitFor();
    await expectFits(page, WIDTHS, () => expectAccessible(page));
    await screenshot(page, 'shell-cut-off');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Tux' }).waitFor();
    expect(await said.count()).toBe(0);
  },
);

test('with a connection every page, download and release comes from the server alone', async () => {
  const page = await settled();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline.html']);
  const answer = await page.goto(product().url('/nowhere/at/all'));
  expect(answer?.status()).toBe(404);
  await page.context().setOffline(true);
  await expect(page.goto(product().url('/api/mascots'))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
