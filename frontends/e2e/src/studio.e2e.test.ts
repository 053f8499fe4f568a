import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { expectAccessible, expectFits, expectToast, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { drawZigzag } from './studio-support';

const product = useProduct();
const browser = useBrowser();

const common = {
  scenarioJobId: null,
  urlHealth: 'healthy',
  lastUrlCheckAt: null,
  hidden: false,
  provider: 'local',
  failureReason: null,
};

const hug = (id: number, part: object = {}) => ({
  ...common,
  id,
  profilePictureUrl: '/pictures/portrait.webp',
  mascotPictureUrl: null,
  userName: 'Ada',
  generatedImages: [],
  storagePaths: [`/pictures/hug-${id}.webp`],
  status: 'completed',
  likes: id,
  preservedCount: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...part,
});

const image = (id: number, part: object = {}) => ({
  ...common,
  id,
  prompt: 'A blue dog surfing at sunset, with a very long wave, palm trees, balloons and a kite in the orange sky',
  improvedPrompt: 'A cheerful blue dog on a surfboard',
  imageUrl: null,
  storagePath: `/pictures/image-${id}.webp`,
  modelId: 'custom-model',
  format: 'jpeg',
  status: 'completed',
  likes: 0,
  preserved: true,
  createdAt: '2026-01-02T00:00:00.000Z',
  ...part,
});

const waiting = { status: 'pending', storagePaths: [], preservedCount: 0 };
const failed = { ...waiting, status: 'failed', failureReason: 'The picture service took too long. Please try again.' };
const HUGS = [hug(6, waiting), hug(5, failed), hug(4), hug(3), hug(2, { userName: 'Artist' }), hug(1)];

const picture = (background: string) =>
  sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .png()
    .toBuffer();

interface Studio {
  hugs: object[];
  images: object[];
  /** What was sent, as method and path. */
  sent: string[];
}

/** Opens a page of the product whose studio requests the test answers, so that every state can be shown at will. */
async function open(path: string, { width = 1280, ...lists }: Partial<Studio> & { width?: number } = {}) {
  const studio: Studio = { hugs: HUGS, images: [image(2), image(1)], sent: [], ...lists };
  const page = await browser().newPage({ width, ...REFUSED });
  const list = (items: object[]) => (route: Route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { items, total: 45, limit: 20 } });
    return route.fallback();
  };
  await page.route('**/api/marcel-hugging*', (route) => list(studio.hugs)(route));
  await page.route('**/api/images*', (route) => list(studio.images)(route));
  await page.route('**/api/studio/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await page.route('**/pictures/**', async (route) =>
    route.request().url().includes('broken')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/png', body: await picture('#8fb0ff') }),
  );
  const record = async (route: Route, json: object) => {
    studio.sent.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 202, json });
  };
  await page.route('**/api/generate-marcel-hugging', (route) => record(route, hug(7, waiting)));
  await page.route('**/api/marcel-drawing', (route) => record(route, hug(2, { ...waiting, userName: 'Artist' })));
  await page.route('**/api/generate-image', (route) => record(route, image(3)));
  await page.route('**/api/*/*/broken', (route) => record(route, {}));
  await page.goto(product().url(path));
  return { page, studio };
}

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  ['hugs', '/marcel-hugs', (page) => page.getByText('Showing page 1 of 3 (45 total hugs)').waitFor()],
  ['images', '/image-generator?page=2', (page) => page.getByText('Showing page 2 of 3 (45 total images)').waitFor()],
  ['draw', '/draw-marcel', drawZigzag],
])('%s fits at every width and breaks no accessibility rule', async (name, path, settle) => {
  const { page } = await open(path, { width: 320 });
  await page.getByRole('link', { name: 'Back to Marcel OS' }).waitFor();
  await settle(page);
  await expectFits(page, [320, 375, 1280], async (width) => {
    await expectAccessible(page);
    await screenshot(page, `studio-${name}-${width}`);
  });
});

test('a hug is asked for with a portrait and a name', async () => {
  const { page, studio } = await open('/marcel-hugs');
  const submit = page.getByRole('button', { name: 'Generate My Marcel Hug' });
  await submit.waitFor();
  expect(await submit.isDisabled()).toBe(true);
  const portrait = { name: 'ada.png', mimeType: 'image/png', buffer: await picture('#ffa500') };
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(portrait);
  await page.getByAltText('Preview of ada.png').waitFor();
  await submit.click();
  await page.getByText('Please enter your name').waitFor();
  await page.getByLabel('Your Name').fill('Ada');
  await submit.click();
  await expectToast(page, 'Processing Started!');
  expect(studio.sent).toEqual(['/api/generate-marcel-hugging']);
});

test('a text is refused as a portrait', async () => {
  const { page } = await open('/marcel-hugs');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(notes);
  await expectToast(page, 'Invalid File');
});

test('a broken picture makes room for a placeholder, and the server hears of it', async () => {
  const { page } = await open('/marcel-hugs', { hugs: [hug(1, { storagePaths: ['/pictures/broken.webp'] })] });
  const report = page.waitForRequest('**/api/marcel-hugging/1/broken');
  const card = page.getByRole('article', { name: 'Hug of Ada' });
  await card.scrollIntoViewIfNeeded();
  await page.getByText('Image Failed to Load').waitFor();
  expect((await report).postDataJSON()).toMatchObject({ url: '/pictures/broken.webp' });
});

test('a drawing made with the mouse is sent, one on an empty board is not', async () => {
  const { page, studio } = await open('/draw-marcel');
  const transform = page.getByRole('button', { name: 'Transform Drawing' });
  await transform.click();
  await expectToast(page, 'Please create a drawing first!');
  await drawZigzag(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await transform.click();
  await expectToast(page, 'Drawing Submitted!');
  expect(studio.sent).toEqual(['/api/marcel-drawing']);
  await page.getByRole('article', { name: 'Your drawing 1' }).waitFor();
});

test('an image is asked for in words', async () => {
  const { page, studio } = await open('/image-generator', { images: [] });
  await page.getByText('No images generated yet').waitFor();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A dog on the moon');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await expectToast(page, 'Image generation started!');
  expect(studio.sent).toEqual(['/api/generate-image']);
});
