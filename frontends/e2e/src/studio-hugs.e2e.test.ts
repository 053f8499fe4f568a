import type { Page } from 'playwright-core';
import * as z from 'zod';
import {
  BMP,
  expectAccessible,
  expectEventually,
  expectToast,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
} from './harness';
import { pictureOf, portrait, tabTo } from './studio-support';

/** Without the pictures of the demonstration: what is there was made here. */
const product = useProduct({ env: { SEED_DEMO: 'false' } });
const browser = useBrowser();

async function open(width?: number): Promise<Page> {
  const page = await browser().newPage({ ...REFUSED, ...(width && { width }) });
  await page.goto(product().url('/marcel-hugs'));
  await page.getByLabel('Your Name').waitFor();
  return page;
}

async function ask(page: Page, userName: string, character?: string): Promise<void> {
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  if (character !== undefined) {
    await page.getByLabel('Custom Character', { exact: true }).setInputFiles(await portrait('#9bd28a', '#2f6b2a'));
    await page.getByLabel('Name of Your Character').fill(character);
  }
  await page.getByLabel('Your Name').fill(userName);
  await page
    .getByRole('button', { name: character !== undefined ? 'Generate Custom Character Hug' : 'Generate My Marcel Hug' })
    .click();
}

/** Notes every step that the page tells of, however short. */
async function noteSteps(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() =>
      document.querySelectorAll('progress').forEach(({ ariaLabel, value }) => seen.push(`${ariaLabel} ${value}`)),
    ).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return async () => z.array(z.string()).parse(await page.evaluate((): unknown => Reflect.get(window, 'seen')));
}

test('a portrait becomes a hug before the visitor’s eyes, is rolled again, liked and downloaded', async () => {
  const page = await open();
  const steps = await noteSteps(page);
  await ask(page, 'Ada');
  await expectToast(page, 'Processing Started!');
  await expectEventually(() => page.getByLabel('Your Name').inputValue(), '');
  const first = await pictureOf(page, 'Hug of Ada');
  expect(await steps()).toContain('Progress: Processing 0.4');
  await page.getByRole('button', { name: 'Re-roll Hug of Ada' }).click();
  await expectToast(page, 'Re-generating Marcel hug!');
  await pictureOf(page, 'Hug of Ada', first);
  await page.getByRole('button', { name: 'Like Hug of Ada, 0 likes' }).click();
  expect(await page.getByRole('button', { name: 'Like Hug of Ada, 1 like' }).isDisabled()).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Hug of Ada' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.(jpe?g|png|webp)$/);
  await expectToast(page, 'Download Started');
  await expectAccessible(page);
  await screenshot(page, 'studio-hugs-made');
});

test('a character of the visitor’s own takes the place of Marcel under its name, also without live news', async () => {
  const page = await browser().newPage(REFUSED);
  await page.route('**/api/studio/events', (route) => route.abort());
  await page.goto(product().url('/marcel-hugs'));
  await ask(page, 'Grace', 'Linus the Lizard');
  await expectToast(page, 'Processing Started!');
  await pictureOf(page, 'Hug of Grace and Linus the Lizard');
  await page.goto(product().url('/?window=gallery&search=lizard'));
  await page.getByAltText('Hug of Grace and Linus the Lizard').first().click({ force: true });
  await page.waitForURL(/item=hug-\d+/);
  const html = await (await fetch(page.url())).text();
  expect(html).toContain('<title>A hug for Grace from Linus the Lizard - Marcel OS</title>');
});

test('a hug is asked for by keyboard alone', async () => {
  const page = await open();
  const choose = () => tabTo(page, 'Profile Picture').then(() => page.keyboard.press('Enter'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose()]);
  await chooser.setFiles(await portrait());
  await page.getByAltText('Preview of portrait.jpg').waitFor();
  await tabTo(page, 'Your Name');
  await page.keyboard.type('Linus');
  await tabTo(page, 'Generate My Marcel Hug');
  await page.keyboard.press('Enter');
  await pictureOf(page, 'Hug of Linus');
});

test('what cannot be a portrait is refused, here and by the server', async () => {
  const page = await open();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Profile Picture', { exact: true }).setInputFiles({ name, mimeType, buffer });
  await choose('notes.txt', 'text/plain', Buffer.from('notes'));
  await expectToast(page, 'Please select an image file (JPG, PNG, etc.)');
  await choose('huge.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expectToast(page, 'Please select an image smaller than 5MB');
  await choose('broken.png', 'image/png', Buffer.from('no picture'));
  await page.getByRole('alert').getByText('Please select an image file (JPG, PNG, etc.)').waitFor();
  await expectEventually(() => page.getByText('broken.png').count(), 0);
  expect(await page.getByRole('button', { name: 'Generate My Marcel Hug' }).isDisabled()).toBe(true);
});

test('what only the server finds out is not to be tried again, and what was entered stays', async () => {
  const page = await open();
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  const character = { name: 'point.png', mimeType: 'image/png', buffer: BMP };
  await page.getByLabel('Custom Character', { exact: true }).setInputFiles(character);
  const submit = page.getByRole('button', { name: 'Generate Custom Character Hug' });
  await submit.click();
  await page.getByText('Please enter your name').waitFor();
  await page.getByLabel('Your Name').fill('Mallory');
  const refused = page.waitForResponse('**/api/generate-marcel-hugging');
  await submit.click();
  expect((await refused).status()).toBe(415);
  await expectToast(page, 'Error');
  const dialog = page.getByRole('dialog', { name: 'Your Hug' });
  await dialog.getByRole('button', { name: 'Something Else' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Mallory');
  await screenshot(page, 'studio-hugs-refused');
});

test('once the connection is lost the form tells so and keeps what was entered', async () => {
  const page = await open();
  await page.getByText(/^Showing page/).waitFor();
  await page.context().setOffline(true);
  await ask(page, 'Ada');
  await expectToast(page, 'Failed to start image generation');
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ada');
  await page.context().setOffline(false);
});

test('a gallery that cannot be loaded says so, and Retry reloads the page', async () => {
  const page = await browser().newPage(REFUSED);
  await page.route('**/api/marcel-hugging?*', (route) => route.fulfill({ status: 500 }));
  await page.goto(product().url('/marcel-hugs'));
  await page.getByText('Failed to load Marcel hugging images').waitFor();
  await page.unroute('**/api/marcel-hugging?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^Showing page 1 of 1/).waitFor();
});

test.each(['dark', 'light'] as const)('the banner can be read where the system is %s', async (colorScheme) => {
  const page = await open();
  await page.emulateMedia({ colorScheme });
  await page.reload();
  const banner = page.getByRole('img', { name: /^Your portrait and Marcel become one picture/ });
  expect(await banner.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(22, 22, 58)');
});
