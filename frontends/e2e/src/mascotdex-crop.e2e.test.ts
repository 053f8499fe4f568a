import type { Page } from 'playwright-core';
import sharp from 'sharp';
import {
  expectAccessible,
  expectEventually,
  expectFits,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
  WIDTHS,
} from './harness';

const product = useProduct();
const browser = useBrowser();

/** Red on the left, blue on the right. */
async function halves(): Promise<Buffer> {
  const half = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: 400, top: 0 }])
    .png()
    .toBuffer();
}

async function openWith(buffer: Buffer, width = 1280): Promise<Page> {
  const page = await browser().newPage({ ...REFUSED, width });
  await page.goto(product().url('/mascotdx/submit'));
  await page.getByLabel('Choose Picture').setInputFiles({ name: 'halves.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('dialog', { name: 'Crop Picture' }).waitFor();
  return page;
}

const preview = (page: Page) => page.getByRole('img', { name: 'Preview of halves.png' });
const sizeOf = (page: Page) =>
  preview(page).evaluate((picture) => {
    if (!(picture instanceof HTMLImageElement)) throw new Error('Not a picture');
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  });

/** What colour the picture to be sent has in its middle, as its own pixels say. */
const middle = (page: Page) =>
  preview(page).evaluate((picture) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || !(picture instanceof HTMLImageElement)) throw new Error('Not a picture');
    pen.drawImage(picture, picture.naturalWidth / 2, picture.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });

test('by mouse, the half that the frame leaves is the picture that is sent', async () => {
  const page = await openWith(await halves());
  const picture = page.getByRole('img', { name: 'halves.png, to be cropped' });
  const box = await picture.boundingBox();
  if (!box) throw new Error('No picture');
  const edge = await page.getByRole('button', { name: 'Left edge' }).boundingBox();
  if (!edge) throw new Error('No edge');
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Use This Part' }).click();
  await page.getByRole('dialog', { name: 'Crop Picture' }).waitFor({ state: 'detached' });
  await expectEventually(async () => (await sizeOf(page)).width < 230, true);
  expect((await sizeOf(page)).height).toBe(400);
  expect(await middle(page)).toEqual([0, 0, 255]);
});

test('by keyboard, too; Escape leaves the picture as it is', async () => {
  const page = await openWith(await halves());
  const edge = page.getByRole('button', { name: 'Right edge' });
  await edge.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Crop Picture' }).waitFor({ state: 'detached' });
  expect(await sizeOf(page)).toEqual({ width: 800, height: 400 });

  await page.getByRole('button', { name: 'Crop' }).press('Enter');
  await edge.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Use This Part' }).press('Enter');
  await expectEventually(async () => (await sizeOf(page)).width < 800, true);
  expect((await sizeOf(page)).height).toBe(400);
});

/** Of two pictures, one after the other. */
const moving = async (format: 'gif' | 'webp'): Promise<Buffer> =>
  sharp(
    [
      await halves(),
      await sharp(await halves())
        .negate()
        .png()
        .toBuffer(),
    ],
    { join: { animated: true } },
  )
    .toFormat(format)
    .toBuffer();

test.each(['gif', 'webp'] as const)('whoever cuts a %s that moves is told that it will stand still', async (format) => {
  const page = await openWith(await moving(format));
  await page.getByText('This picture moves. The part that you choose stands still.').waitFor();
  await page.getByRole('button', { name: 'Use This Part' }).click();
  await page.getByRole('dialog', { name: 'Crop Picture' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Crop' }).click();
  await page.getByText('Drag the frame, or its corners.').waitFor();
  await expectEventually(() => page.getByText('This picture moves.').count(), 0);
});

test('what no browser can draw is said at once, and not kept', async () => {
  const page = await browser().newPage({ ...REFUSED, width: 1280 });
  await page.goto(product().url('/mascotdx/submit'));
  const buffer = Buffer.from('no picture at all');
  await page.getByLabel('Choose Picture').setInputFiles({ name: 'halves.png', mimeType: 'image/png', buffer });
  await page.getByRole('alert').getByText('Please upload an image file (JPG, PNG, GIF, WebP)').waitFor();
  expect(await page.getByText('halves.png').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Crop' }).count()).toBe(0);
});

test('the window fits and keeps the accessibility rules at every width', async () => {
  const page = await openWith(await halves(), 320);
  await expectFits(page, WIDTHS, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `mascotdex-crop-${width}`);
  });
});
