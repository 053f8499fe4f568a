import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { sendAsAdmin, sitDown, submitMascot } from './admin-steps';
import { expectToast, openBrowser, startProduct, type Browser, type Product } from './harness';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DATA_URL = `data:image/png;base64,${PIXEL.toString('base64')}`;

/** Of an answer that never comes. */
const HANGING = 0;

/** A SearXNG that answers what it is told. */
const searxng = { answer: { status: 200, images: [DATA_URL] } };
const server = createServer((_request, response) => {
  const { status, images } = searxng.answer;
  if (status === HANGING) return;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ results: images.map((image) => ({ img_src: image })) }));
});

let product: Product;
let browser: Browser;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  product = await startProduct({ env: { SEARXNG_URL: `http://127.0.0.1:${port}` } });
  browser = await openBrowser();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await product.stop();
  server.close();
});

const open = (allow: string[] = []) =>
  sitDown(product, browser, '/admin/image-population', {
    allow,
    prepare: (page) =>
      page.route('https://example.org/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL })),
  });
async function publish(name: string): Promise<void> {
  const id = await submitMascot(product, name);
  await sendAsAdmin(product, 'PUT', `/api/submissions/${id}/approve`);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

test('a search that fails, finds nothing, and finds something', async () => {
  const page = await open(['502']);
  searxng.answer = { status: 500, images: [] };
  await press(page, 'Search Images for Tux');
  await expectToast(page, 'Image search failed');
  await expectToast(page, 'The image search did not answer. Please try again.');
  searxng.answer = { status: 200, images: [] };
  await press(page, 'Search Images for Tux');
  await expectToast(page, 'Image search completed');
  await expectToast(page, 'Found 0 images');
  await said(page, 'No images found for this mascot. Try searching again or check if Google Search API is configured.');
  searxng.answer = { status: 200, images: ['https://example.org/tux.png', 'https://example.org/tux-2.png'] };
  await press(page, 'Search Images for Tux');
  await expectToast(page, 'Found 2 images');
  searxng.answer = { status: 200, images: [DATA_URL] };
});

test("an image of one's own is set, refused, and opened in a tab", async () => {
  const page = await open(['400', '415']);
  await press(page, 'Custom image for Astro');
  await page.getByLabel('Upload an image file').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: PIXEL });
  await expectToast(page, 'Invalid file type');
  await page.getByLabel('Image URL').fill('not an address');
  await press(page, 'Set');
  await expectToast(page, 'Failed to set custom image');
  await page.getByLabel('Image URL').fill(DATA_URL);
  await press(page, 'Set');
  await expectToast(page, 'Custom image set successfully');
  const opening = page.context().waitForEvent('page');
  await page.getByLabel('Current image of Astro').click();
  await (await opening).locator('img').first().waitFor();
});

test('a bulk search goes on until it is stopped, whoever looks on', async () => {
  searxng.answer = { status: 200, images: [] };
  for (const name of ['Picture-less Puma', 'Picture-less Panda']) await publish(name);
  searxng.answer.status = HANGING;
  const begun = await open();
  await press(begun, 'Search Images for All Missing');
  await begun.getByRole('progressbar', { name: 'Bulk search' }).waitFor();
  await begun.close();
  const page = await open();
  await page.getByText('Searching for Picture-less Puma').waitFor();
  await press(page, 'Stop');
  await expectToast(page, 'Bulk search stopped');
});

test('a mascot is deleted, and a failure to load offers a retry', async () => {
  await publish('Passing Porcupine');
  const page = await open(['ERR_FAILED', '500']);
  await press(page, 'Delete Passing Porcupine');
  await page.getByText('Are you sure you want to delete this mascot? This action cannot be undone.').waitFor();
  await press(page, 'Delete');
  await expectToast(page, 'Mascot deleted successfully');
  await page.route('**/api/mascots?limit=100*', (route) => route.abort());
  await page.reload();
  await said(page, 'Failed to load mascots');
  await said(page, 'Unable to fetch mascot data. Please try again.');
  await page.unroute('**/api/mascots?limit=100*');
  await press(page, 'Retry');
  await page.getByRole('heading', { name: 'Tux' }).waitFor();
});

test('a bulk search comes to its end, what it found is chosen and saved, and then there is nothing to do', async () => {
  searxng.answer = { status: 200, images: ['https://example.org/one.png', 'https://example.org/two.png'] };
  for (const name of ['Picture-less Pelican', 'Picture-less Poodle']) await publish(name);
  const page = await open();
  await press(page, 'Search Images for All Missing');
  await expectToast(page, 'Bulk search completed');
  const choices = page.getByRole('button', { name: 'Image 2 of 2', exact: true });
  await choices.first().waitFor();
  for (let left = (await choices.count()) - 1; left >= 0; left -= 1) {
    await choices.first().click();
    await press(page, 'Save Selected Image');
    await expectToast(page, 'Image saved successfully');
    await choices.nth(left).waitFor({ state: 'detached' });
  }
  await page.getByText('No Image', { exact: true }).first().waitFor({ state: 'detached' });
  await press(page, 'Search Images for All Missing');
  await expectToast(page, 'No mascots to process');
  await expectToast(page, 'All visible mascots already have images.');
});
