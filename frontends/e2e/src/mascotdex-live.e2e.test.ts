import type { Page, Request } from 'playwright-core';
import { publishMascot } from './admin-steps';
import { expectAccessible, expectEventually, expectFits, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { boxOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const NEWS = '**/api/mascots/events';
const SIZES = [320, 375, 768, 1280, 1920];

/** What another visitor does. */
const send = async (path: string, json: object = {}): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(product().url(path), { method: 'POST', headers, body: JSON.stringify(json) });
  expect(answer.ok).toBe(true);
};
const idOf = async (slug: string): Promise<number> =>
  ((await (await fetch(product().url(`/api/mascots/slug/${slug}`))).json()) as { id: number }).id;

/** A page at the time of a clock that the test turns. */
async function open(path: string, { width = 1280, ready }: { width?: number; ready: string }): Promise<Page> {
  const page = await browser().newPage({ width, ...REFUSED });
  await page.clock.install();
  await page.goto(product().url(path));
  await page
    .getByRole('link', { name: ready })
    .or(page.getByRole('heading', { name: ready }))
    .first()
    .waitFor();
  return page;
}

/** The visitor has stayed until the page hears of news. */
async function hear(page: Page): Promise<Request> {
  const asked = page.waitForRequest(NEWS);
  await page.clock.fastForward(5000);
  const request = await asked;
  await request.response();
  return request;
}

/** What has been told is shown in its time. */
async function markOf(page: Page, text: string) {
  const mark = page.getByRole('button', { name: text });
  await expectEventually(async () => {
    await page.clock.fastForward(3000);
    return mark.isVisible();
  }, true);
  return mark;
}

async function look(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('a new mascot is marked without moving the page, at every width, and shown when one asks for it by a key', async () => {
  const page = await open('/mascotdx?type=Animal', { width: 375, ready: 'Tux' });
  await hear(page);
  const card = page.getByRole('article').filter({ hasText: 'Octocat' });
  const before = await boxOf(card);
  await publishMascot(product(), 'Brand New');
  const mark = await markOf(page, '1 new mascot');
  expect(await boxOf(card)).toEqual(before);
  await expectFits(page, SIZES, async (width) => {
    expect(await mark.isVisible()).toBe(true);
    // It lies over the list, which scrolls from under it: here it would cut a button of a card in two.
    if (width === 1920) await card.evaluate((one) => one.closest('[data-window-body]')?.scrollBy(0, 60));
    await expectAccessible(page);
    await screenshot(page, `mascotdex-live-${width}`);
  });
  await mark.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Brand New', exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.locator('h1:focus').waitFor();
  expect(await mark.count()).toBe(0);
});

test("likes count up where they stand, and a comment is marked, shown and read on a mascot's page", async () => {
  const page = await open('/mascotdx/octocat', { ready: 'Octocat' });
  await page.getByText('No comments yet').waitFor();
  await hear(page);
  const id = await idOf('octocat');
  await send(`/api/mascots/${id}/like`);
  await page.getByRole('button', { name: 'Like Octocat, 1 like', exact: false }).waitFor();
  await send(`/api/mascots/${id}/comments`, { author: 'Grace', content: 'Such arms!' });
  const mark = await markOf(page, '1 new comment');
  expect(await page.getByText('Such arms!').count()).toBe(0);
  await expectAccessible(page);
  await screenshot(page, 'mascotdex-live-comment-1280');
  await mark.click();
  await page.locator('li:focus', { hasText: 'Such arms!' }).waitFor();
  await page.getByRole('heading', { name: 'Comments (1)' }).waitFor();
});

test('what was liked before the page hears of news is caught up with, and an own like counts in the other tab', async () => {
  const page = await open('/mascotdx/freddie', { ready: 'Freddie' });
  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(product().url('/mascotdx/freddie'));
  await other.getByRole('button', { name: /^Like Freddie/ }).waitFor();
  await send(`/api/mascots/${await idOf('freddie')}/like`);
  await hear(page);
  await page.getByRole('button', { name: 'Like Freddie, 1 like', exact: true }).click();
  await other.getByRole('button', { name: 'Like Freddie, 2 likes', exact: true, pressed: true }).waitFor();
});

test('all windows and the desktop behind them share one connection, which nobody keeps who does not look', async () => {
  const page = await open('/mascotdx?search=o', { ready: 'Octocat' });
  const asked: Request[] = [];
  const gone: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/api/mascots/events') && asked.push(request));
  page.on('requestfailed', (request) => gone.push(request));
  await page.getByRole('link', { name: 'Octocat', exact: true }).click({ modifiers: ['Control'] });
  await page.getByRole('heading', { level: 1, name: 'Octocat' }).waitFor();
  const request = await hear(page);
  await page.clock.fastForward(20_000);
  await page.clock.fastForward(20_000);
  expect(asked).toEqual([request]);
  await look(page, true);
  await expectEventually(async () => gone.includes(request), true);
  await look(page, false);
  await expectEventually(async () => asked.length, 2);
});

test('without the stream the page works as ever, and what was missed is marked once it is back', async () => {
  const page = await browser().newPage({ width: 375, ...REFUSED });
  await page.clock.install();
  let refused = 0;
  await page.route(NEWS, (route) => {
    refused += 1;
    return route.fulfill({ status: 503 });
  });
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('link', { name: 'Tux', exact: true }).waitFor();
  await page.clock.fastForward(5000);
  await expectEventually(async () => refused, 1);
  await publishMascot(product(), 'Missed Meanwhile');
  await page.getByRole('searchbox').fill('penguin');
  await page.clock.fastForward(1000);
  await page.getByText('1 mascot', { exact: true }).waitFor();
  await page.unroute(NEWS);
  const back = page.waitForRequest(NEWS);
  await page.clock.fastForward(20_000);
  await back;
  await markOf(page, '1 new mascot');
  await page.route('**/api/mascots?*', (route) => route.abort());
  await page.getByRole('button', { name: '1 new mascot' }).click();
  await page.getByText('Failed to load mascots. Please try again.').first().waitFor();
  await page.unroute('**/api/mascots?*');
  await page.getByRole('button', { name: '1 new mascot' }).click();
  await page.getByRole('link', { name: 'Missed Meanwhile', exact: true }).waitFor();
});
