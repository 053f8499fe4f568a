import type { Locator, Page } from 'playwright-core';
import * as z from 'zod';
import {
  expectAddress,
  expectEventually,
  expectToast,
  FAILING,
  goTo,
  keepPage,
  openPage,
  publishMascot,
  read,
  send,
  urlOf,
} from './harness';
import { boxOf } from './steps';
import { openFromStart } from './window-steps';

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
const expectTotal = (page: Page, total: string) => page.getByText(total, { exact: true }).waitFor();
const visit = keepPage();
const compareTray = (page: Page) => page.getByRole('region', { name: 'Mascots to compare' });

beforeAll(async () => {
  await publishMascot('Zoo Panther', { type: 'Animal', cuteness: '9' });
  await publishMascot('Zoo Puppy', { type: 'Animal', cuteness: '4' });
  await publishMascot('Zoo Probe', { type: 'Robot', cuteness: '2' });
});

/** Clicks where an element is, without scrolling to it. */
async function clickWithoutScrolling(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('a visitor likes the first mascot with two clicks, and generates an image with one click and Enter', async () => {
  const page = await openPage('/');
  await clickWithoutScrolling(page, page.getByRole('link', { name: 'Mascotdex' }));
  await clickWithoutScrolling(page, page.getByRole('button', { name: /^Like / }).first());
  await expectToast(page, 'Liked!');
  await goTo(page, '/');
  await clickWithoutScrolling(page, page.getByRole('link', { name: 'Image Generator' }));
  await page.locator('textarea:focus').waitFor();
  await page.keyboard.type('A teapot of two clicks');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Your Image' }).getByAltText('Your new picture').waitFor();
});

test('a visitor narrows the directory by search, filters and sort, by keyboard, and goes back', async () => {
  const page = await visit('/mascotdx');
  await page.getByRole('searchbox', { name: 'Search mascots' }).fill('zoo');
  await expectTotal(page, '3 mascots');
  await page.reload();
  await expectTotal(page, '3 mascots');
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await page.getByLabel('Type', { exact: true }).selectOption('Animal');
  await expectTotal(page, '2 mascots');
  const cuteness = page.getByRole('slider', { name: 'Cuteness, from' });
  await cuteness.press('End');
  await cuteness.press('ArrowLeft');
  await expectTotal(page, '1 mascot');
  await expectAddress(page, '/mascotdx?search=zoo&type=Animal&minCuteness=9');
  expect(await names(page)).toEqual(['Zoo Panther']);
  await page.goBack();
  await expectTotal(page, '3 mascots');
  await page.getByLabel('Type', { exact: true }).selectOption('Animal');
  await expectTotal(page, '2 mascots');
  await page.getByLabel('Sort by').selectOption('Name A-Z');
  await expectEventually(() => names(page), ['Zoo Panther', 'Zoo Puppy']);
  await page.getByRole('button', { name: 'Reverse sort direction' }).click();
  await expectEventually(() => names(page), ['Zoo Puppy', 'Zoo Panther']);
  for (const view of ['List view', 'Grid view']) await page.getByRole('button', { name: view }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expectAddress(page, '/mascotdx');
});

test('on a phone the filters cover the results, and close when the focus leaves them', async () => {
  const page = await openPage('/mascotdx?search=zoo', { width: 375, touch: true });
  const filters = page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).tap();
  await filters.getByLabel('Type', { exact: true }).selectOption('Animal');
  await expectTotal(page, '2 mascots');
  await filters.getByLabel('Type', { exact: true }).focus();
  await page.getByRole('searchbox', { name: 'Search mascots' }).focus();
  await filters.waitFor({ state: 'detached' });
});

test('suggestions tolerate a typo and lead to the mascot', async () => {
  const page = await visit('/mascotdx');
  await page.getByRole('searchbox', { name: 'Search mascots' }).fill('octocta');
  await page.getByText('Did you mean').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/mascotdx/octocat');
  await page.getByRole('heading', { level: 1, name: 'Octocat' }).waitFor();
});

test('a like, a comment and a favorite persist, and the link is copied', async () => {
  const { slug } = await publishMascot('Liked Lynx');
  const page = await openPage('/mascotdx?search=Liked');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const like = page.getByRole('button', { name: /^Like Liked Lynx/ });
  await like.click();
  await expectToast(page, 'Thanks for liking this mascot!');
  await page.getByRole('link', { name: 'Liked Lynx', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Liked Lynx' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectEventually(() => like.isDisabled(), true);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel('Your Name').fill('Grace');
  await page.getByRole('textbox', { name: 'Comment' }).fill("<b>' % $ne 🐙</b>");
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expectToast(page, 'Your comment has been posted.');
  await page.getByLabel('Your Name').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Link copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(urlOf(`/mascotdx/${slug}`));
  await page.getByRole('button', { name: /^Favou?rite Liked Lynx/ }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Like Liked Lynx, 1 like' }).waitFor();
  await page.getByText("<b>' % $ne 🐙</b>").waitFor();
  await page.getByRole('link', { name: 'Back to list' }).click();
  await page.getByRole('button', { name: /^Your favou?rites/ }).click();
  await expectEventually(() => names(page), ['Liked Lynx']);
});

test('up to three mascots are compared, and the address alone reproduces the comparison elsewhere', async () => {
  const page = await visit('/mascotdx?search=zoo');
  for (const name of ['Zoo Panther', 'Zoo Probe']) await page.getByRole('button', { name: `Compare ${name}` }).click();
  await goTo(page, '/mascotdx/zoo-puppy');
  await page.getByRole('button', { name: 'Compare Zoo Puppy' }).press('Space');
  await compareTray(page).getByText('3 of 3 chosen').waitFor();
  await compareTray(page).getByRole('button', { name: 'Remove Zoo Puppy' }).press('Enter');
  await compareTray(page).getByRole('link', { name: 'Compare' }).click();
  const cuteness = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Cuteness' }) });
  await expectEventually(() => cuteness.getByRole('cell').allTextContents(), ['9/10 (the most)', '2/10']);
  const other = await openPage(page.url(), { width: 375, touch: true });
  await other.getByRole('button', { name: 'Remove Zoo Panther' }).tap();
  await other.getByText('Choose one more mascot').waitFor();
});

test('a randomly drawn card leads to its mascot', async () => {
  const page = await openPage('/mascotdx', { motion: true });
  await page.getByRole('button', { name: "I'm Feeling Lucky" }).click();
  await page.getByRole('button', { name: 'Draw New Card' }).waitFor();
  const [first] = await names(page);
  await page.getByRole('button', { name: 'Draw New Card' }).press('Enter');
  await page.getByRole('button', { name: 'Drawing new card...' }).waitFor();
  await page.waitForFunction((name) => document.querySelector('article h2')?.textContent !== name, first);
  const [second = ''] = await names(page);
  await page.getByRole('article').getByRole('link').press('Enter');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Return to Search' }).click();
  await page.getByRole('searchbox', { name: 'Search mascots' }).waitFor();
});

test('the Time Machine shows a day, its directory and a mascot as it was', async () => {
  const page = await openPage('/', { width: 768, allow: FAILING });
  await openFromStart(page, 'Time Machine');
  await page.getByText(/^\d+ mascots on /).waitFor();
  await page.getByRole('link', { name: 'Browse This Day' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Zoo Probe', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Zoo Probe' }).waitFor();
  await goTo(page, '/mascotdx/zoo-probe?asOf=2020-01-01');
  await page.getByText('It was not in the directory on January 1, 2020.').waitFor();
  await page.getByRole('link', { name: 'See it today' }).click();
  await page.getByRole('heading', { name: /^Comments/ }).waitFor();
});

test('the directory loads 100,000 mascots one page at a time, and returns to the same page', async () => {
  const tux = z.looseObject({}).parse(await read('/api/mascots/slug/tux'));
  const page = await openPage('/mascotdx/tux', { allow: FAILING });
  await page.route('**/api/mascots?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    const mascots = Array.from({ length: limit }, (_, index) => {
      const id = offset + index + 1;
      return { ...tux, id, name: `Mascot ${id}`, slug: `mascot-${id}` };
    });
    const pagination = { page: 1, limit, total: 100_000, totalPages: 1, hasPrev: offset > 0, hasNext: true };
    await route.fulfill({ json: { mascots, pagination } });
  });
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expectTotal(page, '100,000 mascots');
  await page.getByRole('button', { name: 'Next page' }).click();
  const lastLink = page.getByRole('link', { name: 'Mascot 44', exact: true });
  await lastLink.waitFor();
  expect(await page.getByRole('article').count()).toBe(24);
  await lastLink.click();
  await page.getByRole('heading', { level: 1, name: 'Mascot 44' }).waitFor();
  await page.goBack();
  await expectEventually(() => lastLink.evaluate((link) => link === document.activeElement), true);
});

test('a printed directory has the whole list and nothing of the desktop', async () => {
  const page = await openPage('/mascotdx?search=zoo');
  await expectTotal(page, '3 mascots');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expectEventually(() => page.getByRole('article').count(), 3);
  expect(await page.getByRole('button', { name: 'START' }).isVisible()).toBe(false);
});

test('an open page shows the new mascots, likes and comments of others', async () => {
  const { id, slug } = await publishMascot('Watched Wren');
  const page = await openPage('/mascotdx', { prepare: (opened) => opened.clock.install(), allow: [/mascot-\d+/] });
  await page.getByRole('link', { name: 'Watched Wren', exact: true }).waitFor();
  const listening = page.waitForRequest('**/api/mascots/events');
  await page.clock.fastForward(5000);
  await (await listening).response();
  const waitUntil = (isThere: () => Promise<boolean>) =>
    expectEventually(async () => {
      await page.clock.fastForward(3000);
      return isThere();
    }, true);
  await publishMascot('Brand New Newt');
  const newMascotsButton = page.getByRole('button', { name: /new mascots?$/ });
  await waitUntil(() => newMascotsButton.isVisible());
  await newMascotsButton.press('Enter');
  await page.getByRole('link', { name: 'Brand New Newt', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Watched Wren', exact: true }).click();
  await expectAddress(page, `/mascotdx/${slug}`);
  await page.getByText('No comments yet').waitFor();
  await send(`/api/mascots/${id}/like`);
  await waitUntil(() => page.getByRole('button', { name: 'Like Watched Wren, 1 like' }).isVisible());
  await send(`/api/mascots/${id}/comments`, { author: 'Grace', content: 'Such wings!' });
  await waitUntil(() => page.getByRole('button', { name: '1 new comment' }).isVisible());
  await page.getByRole('button', { name: '1 new comment' }).click();
  await page.getByText('Such wings!').waitFor();
});

/** Does what the translator of the browser does: it replaces all texts by elements. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  });

test('a translated page generates an image', async () => {
  const page = await openPage('/image-generator');
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A translated teapot');
  await translate(page);
  await page.getByRole('button', { name: 'Generate Image', exact: true }).click();
  await page.getByRole('dialog', { name: 'Your Image' }).getByAltText('Your new picture').waitFor();
  await translate(page);
  await page.getByRole('button', { name: 'New picture', exact: true }).click();
  await page.getByRole('article', { name: /translated teapot/ }).waitFor();
});

const MASCOT_COUNT = /^[1-9]\d* mascots$/;

test('a translated directory keeps updating its texts through repeated searches', async () => {
  await publishMascot('Translated Toucan');
  const page = await openPage('/mascotdx');
  const search = page.getByRole('searchbox', { name: 'Search mascots' });
  for (const [text, total] of [
    ['', MASCOT_COUNT],
    ['translated toucan', /^1 mascot$/],
    ['nobody has this name', /^0 mascots$/],
    ['', MASCOT_COUNT],
  ] as const) {
    await search.fill(text);
    await page.getByRole('status').filter({ hasText: total }).waitFor();
    await translate(page);
  }
});

test('keys during a composition are left to the input method', async () => {
  const page = await openPage('/mascotdx');
  const search = page.getByRole('searchbox', { name: 'Search mascots' });
  await search.focus();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'tux', selectionStart: 3, selectionEnd: 3 });
  const suggestion = page.getByRole('search').getByRole('link', { name: /Tux/ });
  await suggestion.waitFor();
  for (const key of ['ArrowDown', 'Escape']) await page.keyboard.press(key);
  expect(await suggestion.isVisible()).toBe(true);
  await expectEventually(() => search.evaluate((field) => field === document.activeElement), true);
});
