import type { Page } from 'playwright-core';
import sharp from 'sharp';
import * as z from 'zod';
import { expectAccessible, expectFits, expectToast, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { drawZigzag, portrait } from './studio-support';

/** Without the pictures of the demonstration: what is there was made here. */
const product = useProduct({ env: { SEED_DEMO: 'false' } });
const browser = useBrowser();

async function open(path: string, width?: number): Promise<Page> {
  const page = await browser().newPage({ ...REFUSED, ...(width && { width }) });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(product().url(path));
  return page;
}

const moment = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });

async function generate(page: Page, words: string): Promise<void> {
  await prompt(page).fill(words);
  await page.getByRole('button', { name: 'Generate Image', exact: true }).click();
}

/** Whether all of an element can be seen without scrolling. */
const isInView = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('an image comes up where it was asked for, says which words are in it, and has a link that shows it', async () => {
  const page = await open('/image-generator');
  await generate(page, 'A pengiun on the moon, quantum');
  const dialog = moment(page, 'Your Image');
  await dialog.getByText('On its way to the studio').first().waitFor();
  await dialog.getByAltText('Your new picture').waitFor();
  expect(await isInView(page, 'Your new picture')).toBe(true);
  for (const words of ['penguin', 'moon', 'penguin (you wrote “pengiun”)'])
    await dialog.getByText(words, { exact: true }).waitFor();
  await dialog.getByText(/^quantum: /).waitFor();
  await expectAccessible(page);
  await screenshot(page, 'studio-making-image');
  await dialog.getByRole('button', { name: /^Share / }).click();
  await expectToast(page, 'Link copied!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const html = await (await fetch(link)).text();
  expect(html).toContain('<title>A pengiun on the moon, quantum - Marcel OS</title>');
  await page.goto(link);
  await page
    .getByRole('dialog', { name: 'A pengiun on the moon, quantum' })
    .getByText('penguin', { exact: true })
    .waitFor();
});

test('a hug stands beside its portrait; a reload loses sight of none that is under way', async () => {
  const page = await open('/marcel-hugs');
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByRole('button', { name: 'Generate My Marcel Hug' }).click();
  const dialog = moment(page, 'Your Hug');
  await dialog.getByAltText('Your new picture').waitFor();
  expect(await isInView(page, 'Your picture')).toBe(true);
  await screenshot(page, 'studio-making-hug');
  await page.route('**/api/gallery/hug-*', (route) => route.abort());
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByRole('button', { name: 'Generate My Marcel Hug' }).click();
  await expectToast(page, 'Processing Started!');
  await page.unroute('**/api/gallery/hug-*');
  await page.reload();
  await dialog.getByAltText('Your new picture').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Generate My Marcel Hug' }).waitFor();
  expect(await dialog.count()).toBe(0);
});

test('another one is made from the same words, or one begins anew', async () => {
  const page = await open('/image-generator');
  await generate(page, 'A red kite');
  const dialog = moment(page, 'Your Image');
  await dialog.getByAltText('Your new picture').waitFor();
  const asked = page.waitForRequest('**/api/generate-image');
  await dialog.getByRole('button', { name: 'Again' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ prompt: 'A red kite' });
  await dialog.getByAltText('Your new picture').waitFor();
  await dialog.getByRole('button', { name: 'Something Else' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await prompt(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await prompt(page).inputValue()).toBe('A red kite');
  await page.keyboard.type('A blue boat');
  expect(await prompt(page).inputValue()).toBe('A blue boat');
});

test('a refusal is told in the same place, nothing typed is lost, and it is tried again', async () => {
  const page = await open('/image-generator');
  const busy = { error: 'The studio is closed.', message: '', code: 'unavailable' };
  await page.route('**/api/generate-image', (route) => route.fulfill({ status: 503, json: busy }));
  await generate(page, 'A green dragon');
  const dialog = moment(page, 'Your Image');
  await dialog.getByRole('alert').getByText(busy.error).waitFor();
  expect(await prompt(page).inputValue()).toBe('A green dragon');
  await page.unroute('**/api/generate-image');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await dialog.getByAltText('Your new picture').waitFor();
});

test('a drawing stands beside what became of it', async () => {
  const page = await open('/draw-marcel');
  await page.getByRole('application', { name: 'Drawing board' }).waitFor();
  await drawZigzag(page);
  await page.getByRole('button', { name: 'Transform Drawing' }).click();
  const dialog = moment(page, 'Your Picture');
  await dialog.getByAltText('Your new picture').waitFor();
  await dialog.getByAltText('Your drawing').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'studio-making-drawing');
});

test('a portrait is framed by mouse and keyboard, and the frame alone is sent', async () => {
  const page = await open('/marcel-hugs');
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  const frame = page.getByRole('application', { name: 'What is hugged' });
  await frame.scrollIntoViewIfNeeded();
  const place = () => frame.locator('img').evaluate((image) => [image.style.left, image.style.top, image.style.width]);
  const first = await place();
  await page.getByLabel('Zoom').fill('2');
  const zoomed = await place();
  expect(zoomed).not.toEqual(first);
  const box = await frame.boundingBox();
  if (!box) throw new Error('There is no frame');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 80, { steps: 3 });
  await page.mouse.up();
  const dragged = await place();
  expect(dragged).not.toEqual(zoomed);
  await frame.focus();
  await page.keyboard.press('ArrowDown');
  expect(await place()).not.toEqual(dragged);
  await expectAccessible(page);
  await screenshot(page, 'studio-frame');
  await page.getByLabel('Your Name').fill('Ada');
  const answer = page.waitForResponse('**/api/generate-marcel-hugging');
  await page.getByRole('button', { name: 'Generate My Marcel Hug' }).click();
  const { profilePictureUrl } = z.object({ profilePictureUrl: z.string() }).parse(await (await answer).json());
  const kept = await fetch(product().url(profilePictureUrl));
  const { width, height } = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
  expect([width, height]).toEqual([600, 600]);
  await moment(page, 'Your Hug').getByAltText('Your new picture').waitFor();
});

test('what is transparent in a portrait is white, and a picture that was cut off is refused', async () => {
  const page = await open('/marcel-hugs');
  const field = page.getByLabel('Profile Picture', { exact: true });
  const file = (buffer: Buffer, kind: string) => ({ name: `portrait.${kind}`, mimeType: `image/${kind}`, buffer });
  const { buffer: whole } = await portrait();
  await field.setInputFiles(file(whole.subarray(0, whole.length / 2), 'jpeg'));
  await page.getByRole('alert').getByText('Please select an image file (JPG, PNG, etc.)').waitFor();
  expect(await page.getByAltText('Preview of portrait.jpeg').count()).toBe(0);
  const clear = sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } }).png();
  await field.setInputFiles(file(await clear.toBuffer(), 'png'));
  await page.getByLabel('Your Name').fill('Zoë');
  const answer = page.waitForResponse('**/api/generate-marcel-hugging');
  await page.getByRole('button', { name: 'Generate My Marcel Hug' }).click();
  const { profilePictureUrl } = z.object({ profilePictureUrl: z.string() }).parse(await (await answer).json());
  const kept = await (await fetch(product().url(profilePictureUrl))).arrayBuffer();
  const { channels } = await sharp(Buffer.from(kept)).stats();
  expect(channels.slice(0, 3).map(({ min }) => min > 250)).toEqual([true, true, true]);
});

test('a picture is made again from its card where it is seen; closed meanwhile, it is told when it is ready', async () => {
  const page = await open('/image-generator');
  await generate(page, 'A yellow submarine');
  const dialog = moment(page, 'Your Image');
  await dialog.getByAltText('Your new picture').waitFor();
  await dialog.getByRole('button', { name: 'Close Your Image' }).click();
  const card = page.getByRole('button', { name: /^Re-generate Image \d+: A yellow submarine/ });
  // By its full name: soon there is another one of that prompt.
  const again = page.getByRole('button', { name: (await card.getAttribute('aria-label')) ?? '', exact: true });
  await again.click();
  await dialog.getByText('On its way to the studio').first().waitFor();
  await expectToast(page, 'Image Regenerated');
  await dialog.getByAltText('Your new picture').waitFor();
  await page.keyboard.press('Escape');
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.route('**/api/gallery/gen-*', (route) => route.fulfill({ status: 500, body: '' }));
  await generate(page, 'A green submarine');
  await dialog
    .getByText(/^This takes longer than usual/)
    .first()
    .waitFor();
  await screenshot(page, 'studio-making-late');
  await dialog.getByRole('button', { name: 'Close Your Image' }).click();
  await page.unroute('**/api/gallery/gen-*');
  await expectToast(page, 'Your picture is ready');
  await page.getByRole('button', { name: 'Show It' }).click();
  await page.getByRole('dialog', { name: 'A green submarine' }).waitFor();
});

test('a picture that cannot be loaded says so in its place, and is loaded anew', async () => {
  const page = await open('/image-generator');
  await page.route('**/pictures/**', (route) => route.abort());
  await generate(page, 'A red balloon');
  const dialog = moment(page, 'Your Image');
  await dialog.getByText('The picture could not be loaded').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'studio-making-unloaded');
  await page.unroute('**/pictures/**');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await dialog.getByAltText('Your new picture').waitFor();
  await dialog.getByText('Loading the picture...').waitFor({ state: 'detached' });
});

test('the moment fits narrow screens', async () => {
  const page = await open('/image-generator', 320);
  await generate(page, 'A cake');
  await moment(page, 'Your Image').getByAltText('Your new picture').waitFor();
  await expectFits(page, [320, 375, 1280], async (width) => {
    await expectAccessible(page);
    await screenshot(page, `studio-making-${width}`);
  });
});

test.each([1280, 375])('where nothing is copied at %i px the link is there; Escape leads back', async (width) => {
  const page = await open('/image-generator', width);
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  );
  await generate(page, 'A penguin');
  const dialog = moment(page, 'Your Image');
  await dialog.getByAltText('Your new picture').waitFor();
  await dialog.getByRole('button', { name: 'Share A penguin' }).click();
  await expectToast(page, 'Please copy the link by hand: it stands below the buttons.');
  const link = dialog.getByRole('textbox', { name: 'Link to this picture' });
  expect(await link.inputValue()).toBe(
    product().url('/?window=gallery&item=gen-') + /\d+$/.exec(await link.inputValue())?.[0],
  );
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  await expectAccessible(page);
  await screenshot(page, `studio-making-link-${width}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Generate Image');
});
