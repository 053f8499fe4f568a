import type { Page } from 'playwright-core';
import { expectEventually, openPage, publishMascot } from './harness';

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
  await page.getByRole('button', { name: 'Something Else' }).click();
  await page.getByRole('article', { name: /translated teapot/ }).waitFor();
});

const SOME = /^[1-9]\d* mascots$/;

test('a translated directory is searched again and again, and its texts change', async () => {
  await publishMascot('Translated Toucan');
  const page = await openPage('/mascotdx');
  const search = page.getByRole('searchbox', { name: 'Search mascots' });
  for (const [words, found] of [
    ['', SOME],
    ['translated toucan', /^1 mascot$/],
    ['nobody has this name', /^0 mascots$/],
    ['', SOME],
  ] as const) {
    await search.fill(words);
    await page.getByRole('status').filter({ hasText: found }).waitFor();
    await translate(page);
  }
});

test('keys during a composition belong to the input method', async () => {
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
