import type { Page } from 'playwright-core';
import { expectAccessible, expectFits, expectToast, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { visit as visitAt } from './moderation-steps';
import { portrait } from './studio-support';

const product = useProduct();
const browser = useBrowser();

const MINE = '/?window=mine';

const visit = (path: string, width?: number) => visitAt(product(), browser(), path, width);
const thing = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

async function say(page: Page, content: string, slug = 'astro'): Promise<void> {
  await page.goto(product().url(`/mascotdx/${slug}`));
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel(/Your Name/).fill('Ada');
  await page.getByRole('textbox', { name: /Comment/ }).fill(content);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByText(content, { exact: true }).waitFor();
}

async function hug(page: Page, name: string): Promise<void> {
  await page.goto(product().url('/marcel-hugs'));
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  const accepted = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 202);
  await page.getByRole('button', { name: 'Generate My Marcel Hug' }).click();
  await accepted;
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}` });
  await question.getByText('This cannot be undone.').waitFor();
  await question.getByRole('button', { name: 'Delete for Good' }).click();
  await thing(page, name).waitFor({ state: 'detached' });
}

const statusOf = async (path: string) => (await fetch(product().url(path))).status;

/** Copies the private link, where the browser of a test lets nobody read its clipboard. */
async function privateLinkOf(page: Page): Promise<string> {
  await page.evaluate(() => {
    const clipboard = { writeText: (text: string) => Promise.resolve(void (document.body.dataset.copied = text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await page.getByRole('button', { name: 'Copy Private Link' }).click();
  await expectToast(page, 'Private link copied');
  return page.evaluate(() => document.body.dataset.copied ?? '');
}

test('what was made in one tab is deleted in another, and is gone for everybody, its picture at its address, too', async () => {
  const maker = await visit('/');
  await say(maker, 'Soon to be regretted');
  await hug(maker, 'Grace');
  const tab = await maker.context().newPage();
  await tab.goto(product().url('/'));
  await tab.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name: 'My Things' }).click();
  await thing(tab, 'comment on Astro').getByText('Soon to be regretted').waitFor();
  await thing(tab, 'hug of Grace').getByText('Shown').waitFor();
  const picture = await thing(tab, 'hug of Grace').locator('img').getAttribute('src');
  expect(await statusOf(picture ?? '')).toBe(200);

  await remove(tab, 'hug of Grace');
  await remove(tab, 'comment on Astro');
  await tab.getByText('Nothing of yours yet').waitFor();
  expect(await statusOf(picture ?? '')).toBe(410);
  const second = await visit('/mascotdx/astro');
  await second.getByText('No comments yet.').waitFor();
});

test('a private link opens them in another browser, once that is agreed to, and says nothing of its key to the server', async () => {
  const maker = await visit('/');
  await say(maker, 'To be taken along', 'freddie');
  await maker.goto(product().url(MINE));
  await thing(maker, 'comment on Freddie').waitFor();
  const link = await privateLinkOf(maker);
  const key = link.split('#key=')[1] ?? '';
  expect(key).toHaveLength(43);

  const other = await visit('/');
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await other.getByRole('button', { name: 'Use This Link Here' }).click();
  await thing(other, 'comment on Freddie').waitFor();
  expect(await other.evaluate(() => location.hash)).toBe('');
  expect(asked.join(' ').replaceAll(`#key=${key}`, '')).not.toContain(key);
  expect(product().output()).not.toContain(key);
  await remove(other, 'comment on Freddie');
  expect(await (await fetch(product().url('/api/mascots/2/comments'))).json()).toEqual([]);
});

test('a server that refuses, or cannot be reached, takes nothing away', async () => {
  const page = await browser().newPage(REFUSED);
  await say(page, 'Not so easily deleted', 'tux');
  await page.goto(product().url(MINE));
  const name = 'comment on Tux';
  await page.route('**/api/comments/*', (route) => route.abort());
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}` });
  await question.getByRole('button', { name: 'Delete for Good' }).click();
  await question.getByText('It could not be deleted. Please try again.').waitFor();
  await page.unroute('**/api/comments/*');
  await question.getByRole('button', { name: 'Delete for Good' }).click();
  await thing(page, name).waitFor({ state: 'detached' });
  await page.route('**/api/mine*', (route) => route.abort());
  await page.reload();
  await page.getByText('Your things could not be loaded. Please try again.').waitFor();
  await page.unroute('**/api/mine*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Nothing of yours yet').waitFor();
});

test('all of it comes as one file', async () => {
  const page = await visit('/');
  await say(page, 'To be kept', 'tux');
  await page.goto(product().url(MINE));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All' }).click();
  expect((await downloading).suggestedFilename()).toBe('my-things.json');
});

test('the window works by keyboard, fits and keeps the accessibility rules at every width', async () => {
  const page = await visit('/', 320);
  await page.goto(product().url(MINE));
  await page.getByText('Nothing of yours yet').waitFor();
  const look = (name: string) => async (width: number) => {
    await expectAccessible(page);
    await screenshot(page, `my things ${name} ${width}`);
  };
  await expectFits(page, [320, 375, 1280], look('empty'));
  await say(page, `See my_very_long_address.example/${'without/any/place/to/break/'.repeat(4)}`, 'tux');
  await page.goto(product().url(MINE));
  await thing(page, 'comment on Tux').waitFor();
  await expectFits(page, [320, 375, 1280], look('list'));
  await page.getByRole('button', { name: 'Delete comment on Tux' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Delete comment on Tux' }).waitFor();
  await expectFits(page, [320, 375, 1280], look('question'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Delete comment on Tux' }).waitFor({ state: 'detached' });
  await thing(page, 'comment on Tux').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'My Things' }).waitFor({ state: 'detached' });
});
