import type { Page, Request } from 'playwright-core';
import { publishMascot } from './admin-steps';
import { expectAccessible, expectEventually, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const NEWS = '**/api/mascots/events';

const card = (page: Page) => page.getByRole('region', { name: 'New in Mascotdex' });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

/** A desktop that hears of news, at the time of a clock that the test turns. */
async function openDesktop({ width = 1280, height = 800, allow = [] as string[] } = {}): Promise<Page> {
  const page = await browser().newPage({ width, height, allow });
  await page.clock.install();
  await page.goto(product().url('/'));
  await page.getByRole('link', { name: 'Newsletter' }).waitFor();
  await page.mouse.move(width / 2, 5);
  await page.getByRole('button', { name: 'Pet Marcel' }).waitFor();
  return page;
}

async function hear(page: Page): Promise<Request> {
  const asked = page.waitForRequest(NEWS);
  await page.clock.fastForward(10_000);
  const request = await asked;
  await request.response();
  return request;
}

async function look(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

describe('a mascot that has just been approved', () => {
  test.each([1280, 375])('is brought as a card, which opens it, at %i px', async (width) => {
    const page = await openDesktop({ width });
    await hear(page);
    await publishMascot(product(), `Fresh ${width}`);
    await said(page, `New in Mascotdex: Fresh ${width} by`);
    await card(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await screenshot(page, `shell-news-${width}`);
    await card(page).getByRole('link').click();
    await page
      .getByRole('heading', { name: `Fresh ${width}` })
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(`/mascotdx/fresh-${width}`);
    expect(await card(page).count()).toBe(0);
  });

  test('can be dismissed; the next one comes a minute later, and the newest of several wins', async () => {
    const page = await openDesktop();
    await hear(page);
    await publishMascot(product(), 'First');
    await card(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await card(page).waitFor({ state: 'detached' });
    await publishMascot(product(), 'Second');
    await publishMascot(product(), 'Third');
    await page.clock.fastForward(2000);
    expect(await card(page).count()).toBe(0);
    await page.clock.fastForward(60_000);
    await said(page, 'New in Mascotdex: Third by');
    expect(await card(page).count()).toBe(1);
  });

  test('is asked for by nobody who does not look', async () => {
    const page = await openDesktop();
    const gone: Request[] = [];
    page.on('requestfailed', (request) => gone.push(request));
    const request = await hear(page);
    await look(page, true);
    await expectEventually(async () => gone.includes(request), true);
    await look(page, false);
    await hear(page);
  });

  test('is asked for again, ever more rarely, where the server does not answer', async () => {
    const page = await openDesktop({ allow: ['503 (Service Unavailable)'] });
    let asked = 0;
    await page.route(NEWS, (route) => {
      asked += 1;
      return route.fulfill({ status: 503 });
    });
    await page.clock.fastForward(10_000);
    await expectEventually(async () => asked, 1);
    await page.clock.fastForward(8000);
    await expectEventually(async () => asked, 2);
    await page.clock.fastForward(8000);
    await page.unroute(NEWS);
    await hear(page);
    expect(asked).toBe(2);
    await publishMascot(product(), 'After All');
    await card(page).waitFor();
  });
});
