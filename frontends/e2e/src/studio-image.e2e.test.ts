import type { Page } from 'playwright-core';
import { expectEventually, expectFocus, expectToast, FAILING, openPage } from './harness';
import { download, pictureOf } from './steps';

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your Image' });
const waitForPicture = (page: Page) => dialog(page).getByAltText('Your new picture').waitFor();

async function open(): Promise<Page> {
  const page = await openPage('/image-generator', { allow: FAILING });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  return page;
}

async function generate(page: Page, text: string): Promise<void> {
  await prompt(page).fill(text);
  await page.getByRole('button', { name: 'Generate Image', exact: true }).click();
}

test('a prompt becomes an image by keyboard; the result shows how the prompt was read, and has a link', async () => {
  const page = await open();
  await expectEventually(() => prompt(page).evaluate((field) => field === document.activeElement), true);
  await page.keyboard.type('A pengiun on the moon, quantum');
  await page.getByText('quantum', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Image generation started!');
  await waitForPicture(page);
  const isInViewport = await dialog(page)
    .getByAltText('Your new picture')
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  expect(isInViewport).toBe(true);
  await dialog(page).getByText('penguin, on the moon', { exact: true }).waitFor();
  await dialog(page).getByText('quantum', { exact: true }).waitFor();
  await dialog(page)
    .getByRole('button', { name: /^Share / })
    .click();
  await expectToast(page, 'Link copied!');
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('dialog', { name: 'A pengiun on the moon, quantum' }).waitFor();
});

test('an image is generated again, liked and downloaded, and its prompt is copied', async () => {
  const page = await open();
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Format').selectOption('PNG');
  await generate(page, 'A red kite');
  await waitForPicture(page);
  await dialog(page).getByRole('button', { name: 'New picture', exact: true }).click();
  await expectEventually(() => prompt(page).evaluate((field) => field === document.activeElement), true);
  const card = page.getByRole('article', { name: /: A red kite$/ }).first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  const first = await pictureOf(page, name);
  await page.getByRole('button', { name: `Like ${name}, 0 likes` }).click();
  await expectEventually(() => page.getByRole('button', { name: `Like ${name}, 1 like` }).isDisabled(), true);
  expect(await download(page, `Download ${name}`)).toMatch(/\.png$/);
  await page.getByRole('button', { name: `Copy Prompt of ${name}` }).click();
  await expectToast(page, 'Prompt Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A red kite');
  await page.getByRole('button', { name: `Re-generate ${name}` }).click();
  await expectToast(page, 'Image Regenerated');
  await waitForPicture(page);
  await page.keyboard.press('Escape');
  const again = (await card.getAttribute('aria-label')) ?? '';
  expect(again).not.toBe(name);
  expect(await pictureOf(page, again)).not.toBe(first);
  await page.route('**/api/download/*', (route) => route.abort());
  await page.getByRole('button', { name: `Download ${again}` }).click();
  await expectToast(page, 'Failed to download the image. Please try again.');
});

test('a rejection shows the reason, keeps the prompt and can be retried', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Generate Image', exact: true }).click();
  await page.getByText('Please enter a prompt').waitFor();
  const busy = { error: 'The studio has no pictures left for today.', message: '', code: 'too_many_requests' };
  await page.route('**/api/generate-image', (route) => route.fulfill({ status: 429, json: busy }));
  await generate(page, 'A green dragon');
  await expectToast(page, 'Generation failed');
  await dialog(page).getByRole('alert').getByText(busy.error).waitFor();
  expect(await prompt(page).inputValue()).toBe('A green dragon');
  await page.unroute('**/api/generate-image');
  await page.route('**/pictures/**', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await dialog(page).getByText('The picture could not be loaded').waitFor();
  await page.unroute('**/pictures/**');
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await waitForPicture(page);
});

test('an image that is ready after its dialog was closed is announced', async () => {
  const page = await open();
  await page.route('**/api/gallery/gen-*', (route) => route.fulfill({ status: 500, body: '' }));
  await generate(page, 'A green submarine');
  await expectToast(page, 'Image generation started!');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Generate Image');
  await page.unroute('**/api/gallery/gen-*');
  await expectToast(page, 'Your picture is ready');
  await page.getByRole('button', { name: 'Show It' }).click();
  await page.getByRole('dialog', { name: 'A green submarine' }).waitFor();
});
