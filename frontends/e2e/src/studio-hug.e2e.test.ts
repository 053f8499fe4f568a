import type { Page } from 'playwright-core';
import sharp from 'sharp';
import * as z from 'zod';
import { expectEventually, waitUntilGenerated, expectToast, FAILING, goTo, openPage, portrait, urlOf } from './harness';
import { boxOf, download, pictureOf, tabTo } from './steps';
import { drag } from './window-steps';

const Hug = z.object({ id: z.int(), profilePictureUrl: z.string() });

const profile = (page: Page) => page.getByLabel('Profile Picture', { exact: true });
const character = (page: Page) => page.getByLabel('Custom Character', { exact: true });
const generate = (page: Page) => page.getByRole('button', { name: /^Generate (My Marcel|Custom Character) Hug$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your Hug' });

test('a portrait becomes a hug by keyboard alone; it is generated again, liked once and downloaded', async () => {
  const page = await openPage('/marcel-hugs');
  await page.getByLabel('Your Name').waitFor();
  expect(await generate(page).isDisabled()).toBe(true);
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, 'Profile Picture');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await portrait());
  await page.getByText('Drag your face into the oval').waitFor();
  await generate(page).press('Enter');
  await page.getByText('Please enter your name').waitFor();
  await page.getByLabel('Your Name').fill('Hedy');
  await tabTo(page, 'Generate My Marcel Hug');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Processing Started!');
  await expectEventually(() => page.getByLabel('Your Name').inputValue(), '');
  await dialog(page).getByAltText('Your new picture').waitFor();
  await dialog(page).getByRole('button', { name: 'New picture', exact: true }).press('Enter');
  const first = await pictureOf(page, 'Hug of Hedy');
  await page.getByRole('button', { name: 'Re-roll Hug of Hedy' }).press('Enter');
  await expectToast(page, 'Re-generating Marcel hug!');
  await pictureOf(page, 'Hug of Hedy', first);
  await page.getByRole('button', { name: 'Like Hug of Hedy, 0 likes' }).click();
  expect(await page.getByRole('button', { name: 'Like Hug of Hedy, 1 like' }).isDisabled()).toBe(true);
  expect(await download(page, 'Download Hug of Hedy')).toMatch(/\.(jpe?g|png|webp)$/);
  await expectToast(page, 'Download Started');
  await goTo(page, '/?window=gallery&search=Hedy');
  const liked = page.getByRole('dialog', { name: 'Gallery' }).getByRole('button', { name: /^Like Hug of Hedy/ });
  await expectEventually(() => liked.isDisabled(), true);
});

test('a portrait is framed by mouse and keyboard, and only the frame is sent', async () => {
  const page = await openPage('/marcel-hugs');
  await profile(page).setInputFiles(await portrait());
  const frame = page.getByRole('application', { name: 'Photo frame' });
  await frame.scrollIntoViewIfNeeded();
  const getImageStyle = () => frame.locator('img').evaluate(({ style }) => [style.left, style.top, style.width]);
  const styles = [await getImageStyle()];
  await page.getByLabel('Zoom').fill('2');
  styles.push(await getImageStyle());
  const { x, y } = await boxOf(frame);
  await drag(page, { x: x + 100, y: y + 100 }, { x: -40, y: -20 });
  styles.push(await getImageStyle());
  await frame.press('ArrowDown');
  styles.push(await getImageStyle());
  expect(new Set(styles.map(String)).size).toBe(4);
  await page.getByLabel('Your Name').fill('Framed Fay');
  const answer = page.waitForResponse('**/api/generate-marcel-hugging');
  await generate(page).click();
  const { profilePictureUrl } = Hug.parse(await (await answer).json());
  const sentPicture = await (await fetch(urlOf(profilePictureUrl))).arrayBuffer();
  const { width, height } = await sharp(Buffer.from(sentPicture)).metadata();
  expect([width, height]).toEqual([300, 300]);
  await dialog(page).getByAltText('Your new picture').waitFor();
});

test('a custom character replaces Marcel, also after a reload and without live updates', async () => {
  const page = await openPage('/marcel-hugs', {
    allow: FAILING,
    prepare: async (opened) => {
      await opened.clock.install();
      await opened.route('**/api/studio/events', (route) => route.abort());
    },
  });
  await profile(page).setInputFiles(await portrait());
  await character(page).setInputFiles(await portrait('#9bd28a'));
  await page.getByLabel('Name of Your Character').fill('Linus the Lizard');
  await page.getByLabel('Your Name').fill('Grace');
  await page.route('**/api/gallery/hug-*', (route) => route.abort());
  const answer = page.waitForResponse('**/api/generate-marcel-hugging');
  await generate(page).click();
  const { id } = Hug.parse(await (await answer).json());
  await page.unroute('**/api/gallery/hug-*');
  await page.reload();
  await dialog(page).waitFor();
  await waitUntilGenerated(`hug-${id}`);
  await page.clock.fastForward(5000);
  await dialog(page).getByAltText('Your new picture').waitFor();
  await pictureOf(page, 'Hug of Grace and Linus the Lizard');
});

test('a file that is no portrait is rejected by the form or the server, and the other fields keep their input', async () => {
  const page = await openPage('/marcel-hugs', { allow: FAILING });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    profile(page).setInputFiles({ name, mimeType, buffer });
  await choose('notes.txt', 'text/plain', Buffer.from('notes'));
  await expectToast(page, 'Please select an image file (JPG, PNG, etc.)');
  await choose('huge.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expectToast(page, 'Please select an image smaller than 5MB');
  const { buffer } = await portrait();
  await choose('half.jpg', 'image/jpeg', buffer.subarray(0, buffer.length / 2));
  await page.getByRole('alert').getByText('Please select an image file (JPG, PNG, etc.)').waitFor();
  expect(await generate(page).isDisabled()).toBe(true);
  await profile(page).setInputFiles(await portrait());
  await page.getByLabel('Your Name').fill('Mallory');
  await page.context().setOffline(true);
  await generate(page).click();
  await expectToast(page, 'Failed to start image generation');
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Mallory');
  await page.context().setOffline(false);
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await dialog(page).getByAltText('Your new picture').waitFor();
});
