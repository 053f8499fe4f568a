import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { pictureOf, portrait, tabTo } from './studio-support';

/** Without the pictures of the demonstration: what is there was made here. */
const product = useProduct({ env: { SEED_DEMO: 'false' } });
const browser = useBrowser();

async function open(width?: number): Promise<Page> {
  const page = await browser().newPage({ ...REFUSED, ...(width && { width }) });
  await page.goto(product().url('/?window=gallery'));
  await page.getByRole('dialog', { name: 'Gallery' }).getByLabel('Sort by').waitFor();
  return page;
}

const names = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
const tick = (page: Page, filter: string) => page.getByRole('checkbox', { name: new RegExp(`^${filter}`) });

async function make(path: string, field: string, text: string, pictures: string[] = []): Promise<void> {
  const form = new FormData();
  form.set(field, text);
  const { buffer } = await portrait();
  for (const name of pictures) form.set(name, new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'face.jpg');
  const body = pictures.length > 0 ? form : JSON.stringify({ [field]: text });
  const headers: Record<string, string> = pictures.length > 0 ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(product().url(path), { method: 'POST', body, headers });
  expect(answer.status).toBe(202);
}

test('an empty gallery says so, for what was asked for', async () => {
  const page = await open();
  await page.getByText('No images yet').waitFor();
  const topOf = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())?.y;
  expect([await topOf('Sort by'), await topOf('Search')]).toEqual([await topOf('Show'), await topOf('Show')]);
  await tick(page, 'Marcel Drawings').uncheck();
  await tick(page, 'AI Images').uncheck();
  await page.getByText('No Marcel hugs yet').waitFor();
  await tick(page, 'Marcel Hugs').uncheck();
  await page.getByText('Nothing is ticked beside “Show”').waitFor();
  await tick(page, 'AI Images').check();
  await page.getByText('No images generated yet').waitFor();
  await screenshot(page, 'studio-gallery-empty');
});

describe('with pictures of each kind', () => {
  beforeAll(async () => {
    await make('/api/generate-marcel-hugging', 'userName', 'Ada', ['profilePicture']);
    await make('/api/marcel-drawing', 'prompt', 'transform this drawing', ['drawingImage']);
    await make('/api/generate-image', 'prompt', 'A blue dog in space');
  });

  test('they are counted, narrowed, liked once and sorted by likes', async () => {
    const page = await open();
    for (const name of ['Image 1', 'Drawing 2', 'Hug of Ada']) await pictureOf(page, name);
    expect(await names(page)).toEqual(['Image 1', 'Drawing 2', 'Hug of Ada']);
    for (const filter of ['Marcel Hugs', 'Marcel Drawings', 'AI Images'])
      await page.getByText(`${filter} (1)`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Like Hug of Ada, 0 likes' }).click();
    expect(await page.getByRole('button', { name: 'Like Hug of Ada, 1 like' }).isDisabled()).toBe(true);
    await page.getByLabel('Sort by').selectOption('Most Liked');
    await page
      .getByRole('article')
      .first()
      .and(page.getByRole('article', { name: 'Hug of Ada' }))
      .waitFor();
    await tick(page, 'Marcel Hugs').uncheck();
    await page.getByRole('article', { name: 'Hug of Ada' }).waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(['Image 1', 'Drawing 2']);
    await page.reload();
    await page.getByRole('article', { name: 'Drawing 2' }).waitFor();
    expect(await names(page)).toEqual(['Image 1', 'Drawing 2']);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('likes');
    await page.getByRole('dialog', { name: 'Gallery' }).getByRole('button', { name: 'Close' }).first().click();
    await expectEventually(() => Promise.resolve(new URL(page.url()).search), '');
  });

  test('a card opens its details by keyboard; Escape closes them alone', async () => {
    const page = await open();
    await page.getByRole('article', { name: 'Image 1' }).waitFor();
    await tabTo(page, 'Details of Image 1');
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'A blue dog in space' });
    await details.getByText('A blue dog in space', { exact: true }).last().waitFor();
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Details of Image 1');
    expect(await page.getByRole('dialog', { name: 'Gallery' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Gallery' }).waitFor({ state: 'hidden' });
  });

  test('a picture is opened by its address, led on from by arrow keys, searched for, and nobody else’s', async () => {
    const page = await browser().newPage(REFUSED);
    await page.goto(product().url('/?window=gallery&item=gen-1'));
    await page.getByRole('dialog', { name: 'A blue dog in space' }).getByText('space', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Zoom In' }).click();
    const zoomed = page.getByRole('group', { name: 'The picture in its full size' });
    const { shown, middle } = await zoomed.evaluate((frame) => ({
      shown: [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2].map(Math.round),
      middle: [frame.scrollWidth / 2, frame.scrollHeight / 2].map(Math.round),
    }));
    expect(shown).toEqual(middle);
    await screenshot(page, 'studio-gallery-zoomed');
    await page.keyboard.press('Escape');
    await zoomed.waitFor({ state: 'detached' });
    expect(await page.title()).toBe('A blue dog in space - Marcel OS');
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('dialog', { name: 'Drawn by a visitor' })
      .getByAltText('The drawing that became Drawing 2')
      .waitFor();
    expect(new URL(page.url()).searchParams.get('item')).toBe('drawing-2');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Drawn by a visitor' }).waitFor({ state: 'hidden' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('space dog');
    await page.getByRole('article', { name: 'Hug of Ada' }).waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(['Image 1']);
    await page.getByRole('button', { name: 'Only Mine' }).click();
    await page.getByText('Nothing here says “space dog”').waitFor();
    await page.goto(product().url('/?window=gallery&item=gen-99'));
    await page.getByText('This picture is not here, or no longer.').waitFor();
  });

  test.each([1280, 375, 320])('window and details fit %i px and keep the accessibility rules', async (width) => {
    const page = await open(width);
    await pictureOf(page, 'Hug of Ada');
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await fits()).toBe(true);
    await expectAccessible(page);
    await screenshot(page, `studio-gallery-${width}`);
    await page.getByAltText('Hug of Ada').click({ force: true });
    await page.getByRole('dialog', { name: 'Hug of Ada' }).waitFor();
    expect(await fits()).toBe(true);
    await expectAccessible(page);
    await screenshot(page, `studio-detail-${width}`);
  });

  test('a gallery that cannot be loaded says so, and Retry reloads the page', async () => {
    const page = await browser().newPage(REFUSED);
    await page.route('**/api/gallery?*', (route) => route.fulfill({ status: 500 }));
    await page.goto(product().url('/?window=gallery'));
    const gallery = page.getByRole('dialog', { name: 'Gallery' });
    await gallery.getByText('Failed to fetch images').waitFor();
    await page.unroute('**/api/gallery?*');
    await gallery.getByRole('button', { name: 'Retry' }).click();
    await gallery.getByRole('article', { name: 'Hug of Ada' }).waitFor();
  });
});
