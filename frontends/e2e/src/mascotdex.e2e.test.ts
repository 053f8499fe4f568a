import type { Page } from 'playwright-core';
import {
  expectAccessible,
  expectEventually,
  expectFits,
  expectToast,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
  WIDTHS,
} from './harness';

const product = useProduct();
const browser = useBrowser();

const open = async (path: string, width = 1280): Promise<Page> => {
  const page = await browser().newPage({ width, ...REFUSED });
  await page.goto(product().url(path));
  return page;
};

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
const waitForTotal = (page: Page, total: string) => page.getByText(total, { exact: true }).waitFor();
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The widest and the narrowest page; those between hold nothing else. */
const AUDITED = [1280, 320];

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  ['directory', '/mascotdx', (page) => waitForTotal(page, '5 mascots')],
  ['list', '/mascotdx?view=list', (page) => waitForTotal(page, '5 mascots')],
  ['filters', '/mascotdx', (page) => page.getByRole('button', { name: 'Filters' }).click()],
  ['empty', '/mascotdx?search=nobody', (page) => page.getByRole('button', { name: 'Reset Filters' }).waitFor()],
  ['lucky', '/mascotdx?view=lucky', (page) => page.getByRole('button', { name: 'Draw New Card' }).waitFor()],
  ['detail', '/mascotdx/tux', (page) => page.getByRole('button', { name: 'Add Comment' }).click()],
  ['missing', '/mascotdx/nobody', (page) => page.getByText('Mascot Not Found').waitFor()],
  ['nowhere', '/mascotdx/tux/fur', (page) => page.getByText('404 Page Not Found').waitFor()],
  ['submit', '/mascotdx/submit', (page) => page.getByRole('button', { name: 'Submit Mascot' }).click()],
  ['status', '/mascotdx/status/unknown', (page) => page.getByText('Submission Not Found').waitFor()],
])('%s fits at every width and breaks no accessibility rule', async (name, path, settle) => {
  const page = await open(path, WIDTHS[0]);
  await settle(page);
  await expectFits(page, WIDTHS, async (width) => {
    if (AUDITED.includes(width)) await expectAccessible(page);
    await screenshot(page, `mascotdex-${name}-${width}`);
  });
});

test('a search narrows the list, lives in the address, and ends with Reset', async () => {
  const page = await open('/mascotdx');
  await waitForTotal(page, '5 mascots');
  await page.getByRole('searchbox', { name: 'Search mascots' }).fill('penguin');
  await waitForTotal(page, '1 mascot');
  expect(queryOf(page)).toEqual({ search: 'penguin' });
  await page.reload();
  await waitForTotal(page, '1 mascot');
  expect(await names(page)).toEqual(['Tux']);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await waitForTotal(page, '5 mascots');
});

test('filters and sort work by keyboard alone, and the back button takes them back', async () => {
  const page = await open('/mascotdx');
  await waitForTotal(page, '5 mascots');
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await page.getByLabel('Type', { exact: true }).selectOption('Animal');
  await waitForTotal(page, '3 mascots');
  const cuteness = page.getByRole('slider', { name: 'Cuteness, from' });
  await cuteness.press('End');
  for (let step = 0; step < 2; step++) await cuteness.press('ArrowLeft');
  await waitForTotal(page, '2 mascots');
  expect(queryOf(page)).toEqual({ type: 'Animal', minCuteness: '8' });
  await page.getByLabel('Sort by').selectOption('Year Born (Oldest First)');
  await page.getByRole('button', { name: 'Reverse sort direction', pressed: false }).waitFor();
  await page.waitForFunction(() => document.querySelector('article h2')?.textContent === 'Tux');
  expect(await names(page)).toEqual(['Tux', 'Octocat']);
  await page.goBack();
  await page.goBack();
  await waitForTotal(page, '5 mascots');
});

test('of 100,000 mascots only those near the screen are in the page, and going back lands on the same one', async () => {
  const page = await open('/mascotdx/tux');
  const tux: object = await (await fetch(product().url('/api/mascots/slug/tux'))).json();
  await page.route('**/api/mascots?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    const mascots = Array.from({ length: limit }, (_, place) => {
      const id = offset + place + 1;
      return { ...tux, id, name: `Mascot ${id}`, slug: `mascot-${id}` };
    });
    const pagination = { page: 1, limit, total: 100_000, totalPages: 1, hasPrev: offset > 0, hasNext: true };
    await route.fulfill({ json: { mascots, pagination } });
  });
  await page.getByRole('link', { name: 'Back to list' }).click();
  await waitForTotal(page, '100,000 mascots');
  const far = page.getByRole('link', { name: 'Mascot 200', exact: true });
  await page.getByRole('article').first().hover();
  while (!(await far.isVisible())) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await page.getByRole('article').count()).toBeLessThan(60);
  await far.click();
  await page.getByRole('heading', { name: 'Personality Stats' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await far.waitFor();
});

test('a list that cannot be loaded says so, and comes after Retry', async () => {
  const page = await browser().newPage(REFUSED);
  await page.route('**/api/mascots?*', (route) => route.abort());
  await page.goto(product().url('/mascotdx'));
  await page.getByText('Failed to load mascots. Please try again.').waitFor();
  await page.unroute('**/api/mascots?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await waitForTotal(page, '5 mascots');
});

test('a drawn card leads to its mascot', async () => {
  const page = await open('/mascotdx');
  await page.getByRole('button', { name: "I'm Feeling Lucky" }).click();
  await page.getByRole('button', { name: 'Draw New Card' }).waitFor();
  const [first] = await names(page);
  await page.getByRole('button', { name: 'Draw New Card' }).press('Enter');
  await page.waitForFunction((name) => document.querySelector('article h2')?.textContent !== name, first);
  const [second] = await names(page);
  await page.getByRole('article').getByRole('link').press('Enter');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
});

test('a card turns over before the eyes of whoever likes motion, and shows its face again', async () => {
  const page = await browser().newPage({ ...REFUSED, motion: true });
  await page.goto(product().url('/mascotdx?view=lucky'));
  const card = page.getByRole('article').locator('xpath=ancestor::*[@data-face]');
  await page.getByRole('button', { name: 'Draw New Card' }).waitFor();
  const turned = card.evaluate(
    (element) => new Promise((resolve) => element.addEventListener('transitionend', resolve, { once: true })),
  );
  await page.getByRole('button', { name: 'Draw New Card' }).click();
  await page.getByRole('button', { name: 'Drawing new card...' }).waitFor();
  expect(await card.getAttribute('data-face')).toBe('down');
  await turned;
  await page.getByRole('button', { name: 'Draw New Card' }).waitFor();
  expect(await card.getAttribute('data-face')).toBe('up');
  await page.getByRole('button', { name: 'Return to Search' }).click();
  await waitForTotal(page, '5 mascots');
});

test('a link that cannot be copied says what to do', async () => {
  const page = await open('/mascotdx/tux');
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))));
  await page.getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Copy failed');
  await expectToast(page, 'Please copy the link manually from your address bar.');
});

test('a like and a comment stay, and the link is copied', async () => {
  const page = await open('/mascotdx/octocat');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Like Octocat, 0 likes' }).click();
  await expectToast(page, 'Thanks for liking this mascot!');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel('Your Name').fill('Grace');
  await page.getByRole('textbox', { name: 'Comment' }).fill("<b>' % $ne 🐙</b>");
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expectToast(page, 'Your comment has been posted.');
  await page.getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Link copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product().url('/mascotdx/octocat'));
  await page.reload();
  const liked = page.getByRole('button', { name: 'Like Octocat, 1 like' });
  await liked.waitFor();
  expect(await liked.isDisabled()).toBe(true);
  await page.getByText("<b>' % $ne 🐙</b>").waitFor();
});

test('once the connection is lost a like is taken back, and a comment keeps its text', async () => {
  const page = await open('/mascotdx/freddie');
  await page.getByRole('heading', { name: 'Comments (0)' }).waitFor();
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel('Your Name').fill('Grace');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Like Freddie, 0 likes' }).click();
  await expectToast(page, 'Failed to like mascot. Please try again.');
  await page.getByRole('button', { name: 'Like Freddie, 0 likes' }).waitFor();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Hello');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expectToast(page, 'Failed to add comment. Please try again.');
  await expectEventually(() => page.getByRole('textbox', { name: 'Comment' }).inputValue(), 'Hello');
});

test('a comment form that cannot be had says so, leaves the comments, and opens once it can', async () => {
  const page = await browser().newPage({ allow: [...REFUSED.allow, 'ChunkLoadError'] });
  await page.goto(product().url('/mascotdx/tux'));
  await page.getByRole('heading', { name: 'Comments (0)' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByText('The comment form could not be loaded.').waitFor();
  await page.getByRole('heading', { name: 'Comments (0)' }).waitFor();
  await page.context().setOffline(false);
  await page.getByLabel('Your Name').waitFor();
});
