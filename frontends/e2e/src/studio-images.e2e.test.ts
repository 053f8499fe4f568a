import type { Page } from 'playwright-core';
import {
  expectAccessible,
  expectEventually,
  expectToast,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
} from './harness';
import { pictureOf, tabTo } from './studio-support';

/** Without the pictures of the demonstration: what is there was made here. */
const product = useProduct({ env: { SEED_DEMO: 'false' } });
const browser = useBrowser();

const IDEA = 'A blue dog surfing at sunset';

async function open(): Promise<Page> {
  const page = await browser().newPage(REFUSED);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(product().url('/image-generator'));
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  return page;
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Image', exact: true }).click();
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });

test('words become an image, which is made once more, copied and downloaded', async () => {
  const page = await open();
  await page.getByText('No images generated yet').waitFor();
  await page.getByRole('button', { name: IDEA }).click();
  await page.getByLabel('Format').selectOption('PNG');
  await generate(page);
  await expectToast(page, 'Image generation started!');
  await expectEventually(() => prompt(page).inputValue(), '');
  const first = await pictureOf(page, `Image 1: ${IDEA}`);
  await page.getByRole('button', { name: `Re-generate Image 1: ${IDEA}` }).click();
  await expectToast(page, 'Image Regenerated');
  expect(await pictureOf(page, `Image 2: ${IDEA}`)).not.toBe(first);
  await page.getByRole('button', { name: `Copy Prompt of Image 1: ${IDEA}` }).click();
  await expectToast(page, 'Prompt Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(IDEA);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download Image 1: ${IDEA}` }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  await expectAccessible(page);
  await screenshot(page, 'studio-images-made');
});

test('an image is asked for by keyboard alone', async () => {
  const page = await open();
  await tabTo(page, 'Prompt');
  await page.keyboard.type('A castle in the snow');
  await tabTo(page, 'Generate Image');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: /A castle in the snow$/ }).waitFor();
});

test('nothing is asked for without words, and a refusal tells the server’s own', async () => {
  const page = await open();
  await generate(page);
  await page.getByText('Please enter a prompt').waitFor();
  await prompt(page).fill('A dog on the moon');
  const busy = { error: 'The studio has used up its pictures for today.', message: '', code: 'too_many_requests' };
  await page.route('**/api/generate-image', (route) => route.fulfill({ status: 429, json: busy }));
  await generate(page);
  await expectToast(page, 'Generation failed');
  await expectToast(page, busy.error);
  expect(await prompt(page).inputValue()).toBe('A dog on the moon');
});

test('a download that fails says so', async () => {
  const page = await open();
  await prompt(page).fill('A quiet garden');
  await generate(page);
  await page.route('**/api/download/*', (route) => route.abort());
  await page.getByRole('button', { name: /^Download .*A quiet garden$/ }).click();
  await expectToast(page, 'Failed to download the image. Please try again.');
});

test('a gallery that cannot be loaded says so, and Retry reloads the page', async () => {
  const page = await browser().newPage(REFUSED);
  await page.route('**/api/images?*', (route) => route.fulfill({ status: 500 }));
  await page.goto(product().url('/image-generator'));
  await page.getByText('Failed to load generated images').waitFor();
  await page.unroute('**/api/images?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^(Showing page 1 of 1|No images generated yet)/).waitFor();
});
