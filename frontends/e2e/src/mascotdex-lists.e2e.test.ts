import type { Locator, Page } from 'playwright-core';
import { sendAsAdmin } from './admin-steps';
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

/** With the five of the demonstration, two pages of a list. */
const MORE = 22;

async function publish(number: number): Promise<void> {
  const form = new FormData();
  const fields = { userEmail: 'ada@example.com', linkedinUrl: 'https://www.linkedin.com/in/ada', userName: 'Ada' };
  const mascot = { name: `Robot ${number}`, brand: 'Cogs', type: 'Robot', industry: 'Healthcare', contributor: 'Ada' };
  for (const [name, value] of Object.entries({ ...fields, ...mascot })) form.set(name, value);
  const answer = await fetch(product().url('/api/submissions'), { method: 'POST', body: form });
  expect(answer.status).toBe(201);
  const decided = await sendAsAdmin(product(), 'PUT', `/api/submissions/${number}/approve`, {});
  expect(decided.status).toBe(200);
}

beforeAll(async () => {
  for (let number = 1; number <= MORE; number++) await publish(number);
});

const open = async (path: string, width = 1280): Promise<Page> => {
  const page = await browser().newPage({ width, ...REFUSED });
  await page.goto(product().url(path));
  return page;
};

/** Cards come into the page as one scrolls. */
async function wheelTo(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  while (!(await isSeen(link))) {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return link;
}

/** How far the list has gone in what it stands in, in CSS pixels: a window of the desktop, or the page. */
const scrolled = (page: Page) =>
  page.evaluate(() => (document.querySelector('[data-window-body]') ?? document.documentElement).scrollTop);

async function isSeen(link: Locator): Promise<boolean> {
  const box = (await link.isVisible()) ? await link.boundingBox() : null;
  return box !== null && box.y > 0 && box.y < 700;
}

test('a list that was narrowed, sorted and scrolled is the same when one comes back by the link', async () => {
  const page = await open('/mascotdx');
  await page.getByRole('button', { name: 'Robot', exact: true }).first().click();
  await page.getByRole('button', { name: 'Type: Robot, remove' }).waitFor();
  await page.getByText('23 mascots', { exact: true }).waitFor();
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await page.getByRole('link', { name: 'Robot 1', exact: true }).waitFor();
  const far = await wheelTo(page, 'Robot 9');
  expect(await scrolled(page)).toBeGreaterThan(0);
  await far.click();
  await page.getByRole('heading', { level: 1, name: 'Robot 9' }).waitFor();
  await page.getByRole('link', { name: 'Previous: Robot 8' }).click();
  await page.getByRole('heading', { level: 1, name: 'Robot 8' }).waitFor();
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expectEventually(() => isSeen(far), true);
  expect(new URL(page.url()).search).toBe('?type=Robot&sortBy=name');
});

test.each([1280, 375])('a list is where it was when it is loaded anew, %i wide', async (width) => {
  const page = await open('/mascotdx?sortBy=name', width);
  await page.getByRole('article').first().waitFor();
  const far = await wheelTo(page, 'Robot 3');
  await page.reload();
  await expectEventually(() => isSeen(far), true);
  await far.click();
  await page.getByRole('heading', { level: 1, name: 'Robot 3' }).waitFor();
  expect(await scrolled(page)).toBe(0);
});

test('pages have numbers and addresses, the toolbar stays, and a button leads back to the top', async () => {
  const page = await open('/mascotdx?page=2');
  await page.getByRole('link', { name: 'Astro', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Page 1' }).click();
  const first = page.getByRole('link', { name: `Robot ${MORE}`, exact: true });
  await first.waitFor();
  await wheelTo(page, 'Robot 3');
  expect(await isSeen(page.getByRole('searchbox'))).toBe(true);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await first.waitFor();
  expect(await scrolled(page)).toBe(0);
});

test('the filters come into view wherever one has scrolled to, and lie open for who comes back', async () => {
  const page = await open('/mascotdx?sortBy=name');
  await page.getByRole('article').first().hover();
  await wheelTo(page, 'Robot 3');
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  const type = page.getByLabel('Type', { exact: true });
  const isTypeSeen = () => isSeen(type);
  await expectEventually(isTypeSeen, true);
  const far = await wheelTo(page, 'Robot 3');
  await filters.click();
  await expectEventually(isTypeSeen, true);
  await wheelTo(page, 'Robot 3');
  await far.click();
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expectEventually(() => far.evaluate((link) => link === document.activeElement), true);
  expect(await type.isVisible()).toBe(true);
  await filters.click();
  await expectEventually(isTypeSeen, true);
  await filters.click();
  await type.waitFor({ state: 'detached' });
});

test('favourites begin at their top, and a star that is taken away hands on the focus', async () => {
  const page = await open('/mascotdx?view=dense');
  for (const name of ['robot-1', 'robot-2', 'robot-3']) {
    await page.goto(product().url(`/mascotdx/${name}`));
    await page.getByRole('button', { name: /^Favourite / }).click();
  }
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('article').first().hover();
  await wheelTo(page, 'Robot 3');
  await page.getByRole('button', { name: 'Your favourites' }).click();
  const stars = page.getByRole('button', { name: /^Favourite / });
  await expectEventually(() => stars.count(), 3);
  expect(await scrolled(page)).toBe(0);
  await stars.first().press('Enter');
  await expectEventually(() => stars.count(), 2);
  await expectEventually(() => stars.first().evaluate((star) => star === document.activeElement), true);
});

test('on paper stands the whole list, and nothing of the desktop', async () => {
  const page = await open('/mascotdx');
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expectEventually(async () => (await cards.count()) >= 24, true);
  expect(await page.getByRole('button', { name: 'START' }).isVisible()).toBe(false);
  const ends = await page.evaluate(() => {
    const end = (selector: string) =>
      [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().bottom ?? 0;
    return { card: end('article'), paper: document.documentElement.scrollHeight };
  });
  expect(ends.card).toBeGreaterThan(1600);
  expect(ends.paper).toBeGreaterThanOrEqual(Math.floor(ends.card));
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: 'START' }).waitFor();
});

test('a large screen is used for more columns', async () => {
  const page = await open('/mascotdx?type=Robot', 1920);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Maximise Mascotdex' }).click();
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(7);
});

test('a star keeps a mascot in this browser, and the dense view shows all the rest', async () => {
  const page = await open('/mascotdx?view=dense', WIDTHS[0]);
  await page.getByRole('article').first().waitFor();
  await expectFits(page, WIDTHS, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `mascotdex-dense-${width}`);
  });
  await page.getByRole('link', { name: 'Robot 20', exact: true }).click();
  await page.getByRole('button', { name: 'Favourite Robot 20' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Favourite Robot 20', pressed: true }).waitFor();
  await page.getByRole('link', { name: 'Back to list' }).click();
  await page.getByRole('button', { name: 'Your favourites' }).click();
  await page.getByRole('link', { name: 'Robot 20', exact: true }).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await expectFits(page, WIDTHS, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `mascotdex-favourites-${width}`);
  });
});

test('below a mascot stand others of its type', async () => {
  const page = await open('/mascotdx/robot-1');
  await page.getByRole('heading', { name: 'Comments (0)' }).scrollIntoViewIfNeeded();
  const related = page.getByRole('region', { name: 'Related Mascots' });
  await related.getByRole('link').first().waitFor();
  expect(await related.getByRole('link').count()).toBe(6);
  await expectFits(page, WIDTHS, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `mascotdex-related-${width}`);
  });
});

test('Random leads to another page, and says so once the connection is lost', async () => {
  const page = await open('/mascotdx/robot-1');
  await page.getByRole('button', { name: 'Random' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Random' }).click();
  await expectToast(page, 'Failed to load mascots. Please try again.');
  await page.context().setOffline(false);
  await page.route('**/api/mascots?*', async (route) => {
    const answer = await route.fetch({ url: product().url('/api/mascots?search=Tux&limit=1') });
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Random' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tux' }).waitFor();
});

test('who is meant is suggested while one types, and a typo forgiven', async () => {
  const page = await open('/mascotdx');
  await page.getByRole('searchbox').pressSequentially('robot 1');
  const suggestions = page.getByRole('search').getByRole('link');
  await suggestions.first().waitFor();
  expect(await suggestions.count()).toBe(6);
  await expectAccessible(page);
  await expectFits(page, WIDTHS, (width) => screenshot(page, `suggestions-${width}`));
  await page.keyboard.press('Escape');
  await suggestions.first().waitFor({ state: 'detached' });
  expect(await page.getByRole('article').first().locator('h2 mark').allTextContents()).toEqual(['Robot', '1']);

  await page.getByRole('searchbox').fill('octocta');
  await page.getByText('Did you mean').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mascotdx/octocat');
});
