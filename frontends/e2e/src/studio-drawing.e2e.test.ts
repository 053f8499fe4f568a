import type { Page } from 'playwright-core';
import { expectEventually, expectToast, FAILING, goTo, makeHug, makeImage, openPage } from './harness';
import { boxOf, download, drawZigzag, countDrawnPixels, pictureOf, tabTo } from './steps';

const board = (page: Page) => page.getByRole('application', { name: 'Drawing board' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pick = (page: Page, tool: string) => page.getByRole('radio', { name: tool, exact: true }).check({ force: true });
const transform = (page: Page) => press(page, 'Transform Drawing');

async function open(): Promise<Page> {
  const page = await openPage('/draw-marcel', { allow: FAILING });
  await board(page).waitFor();
  return page;
}

test('a drawing is undone, erased, kept after a reload, transformed into a picture and downloaded', async () => {
  const page = await open();
  await transform(page);
  await expectToast(page, 'Please create a drawing first!');
  await drawZigzag(page);
  const pixelCount = await countDrawnPixels(page);
  await press(page, 'Undo');
  expect(await countDrawnPixels(page)).toBe(0);
  await press(page, 'Redo');
  expect(await countDrawnPixels(page)).toBe(pixelCount);
  await pick(page, 'Eraser');
  await drawZigzag(page);
  expect(await countDrawnPixels(page)).toBeLessThan(pixelCount / 2);
  await press(page, 'Clear');
  await pick(page, 'Orange');
  await page.getByLabel('Brush Size').fill('8');
  await drawZigzag(page);
  const ink = await countDrawnPixels(page);
  expect(ink).toBeGreaterThan(500);
  await page.reload();
  await expectEventually(() => countDrawnPixels(page), ink);
  const busy = { error: 'The studio is closed.', message: '', code: 'unavailable' };
  await page.route('**/api/marcel-drawing', (route) => route.fulfill({ status: 503, json: busy }));
  await transform(page);
  await expectToast(page, 'Something went wrong. Please try again.');
  expect(await countDrawnPixels(page)).toBe(ink);
  await page.unroute('**/api/marcel-drawing');
  const dialog = page.getByRole('dialog', { name: 'Your Picture' });
  await dialog.getByRole('button', { name: 'New picture', exact: true }).click();
  await transform(page);
  await expectToast(page, 'Drawing Submitted!');
  await dialog.getByAltText('Your new picture').waitFor();
  await dialog.getByRole('button', { name: 'New picture', exact: true }).click();
  await pictureOf(page, 'Your drawing 1');
  expect(await countDrawnPixels(page)).toBe(0);
  expect(await download(page, 'Download Your drawing 1')).toMatch(/\.(jpe?g|png|webp)$/);
});

test('a drawing with shapes is made and sent by keyboard alone', async () => {
  const page = await open();
  await tabTo(page, 'Drawing board');
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  const line = await countDrawnPixels(page);
  expect(line).toBeGreaterThan(0);
  await pick(page, 'Box');
  await board(page).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  expect(await countDrawnPixels(page)).toBeGreaterThan(line);
  await tabTo(page, 'Transform Drawing');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Drawing Submitted!');
});

test('a pose is filled with color, shapes are mirrored, and everything is undone', async () => {
  const page = await open();
  await press(page, 'Arms up');
  const figure = await countDrawnPixels(page);
  await board(page).evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }));
  const box = await boxOf(board(page));
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  await pick(page, 'Orange');
  await pick(page, 'Fill');
  await page.mouse.click(...at(0.5, 0.26));
  const filled = await countDrawnPixels(page);
  expect(filled).toBeGreaterThan(figure + 2000);
  await pick(page, 'Oval');
  await page.getByRole('checkbox', { name: 'Mirror left and right' }).check();
  await page.mouse.move(...at(0.05, 0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.2, 0.2), { steps: 3 });
  await page.mouse.up();
  expect(await countDrawnPixels(page)).toBeGreaterThan(filled);
  for (const expected of [filled, figure, 0]) {
    await press(page, 'Undo');
    expect(await countDrawnPixels(page)).toBe(expected);
  }
});

test('four of many drawings are listed and the others counted, with a link to all in the gallery', async () => {
  const page = await open();
  for (let count = 0; count < 5; count++) {
    await drawZigzag(page);
    const response = page.waitForResponse('**/api/marcel-drawing');
    await transform(page);
    await response;
  }
  await page.getByText('+1 more').waitFor();
  expect(await page.getByRole('article').count()).toBe(4);
  await page.getByRole('link', { name: '+1 more' }).click();
  await page.getByRole('dialog', { name: 'Gallery' }).getByRole('article').nth(4).waitFor();
});

describe('the gallery', () => {
  const names = (page: Page) =>
    page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const filter = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  let image = '';
  let id = 0;

  beforeAll(async () => {
    id = await makeImage('A galleried goose');
    image = `Image ${id}`;
    await makeHug('Galleried Gus');
  });

  test('is searched, filtered, sorted by likes and closed', async () => {
    const page = await openPage('/?window=gallery');
    await page.getByRole('searchbox', { name: 'Search' }).fill('galleried');
    await expectEventually(() => names(page), ['Hug of Galleried Gus', image]);
    await page.getByText('AI Images (1)', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Like ${image}, 0 likes` }).click();
    await expectEventually(() => page.getByRole('button', { name: `Like ${image}, 1 like` }).isDisabled(), true);
    await page.getByLabel('Sort by').selectOption('Most Liked');
    await expectEventually(() => names(page), [image, 'Hug of Galleried Gus']);
    await filter(page, 'Marcel Hugs').uncheck();
    await expectEventually(() => names(page), [image]);
    await page.reload();
    await expectEventually(() => names(page), [image]);
    await page.getByRole('button', { name: 'Only Mine' }).click();
    await page.getByText('No results for “galleried”').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Gallery' }).waitFor({ state: 'detached' });
    await expectEventually(() => new URL(page.url()).search, '');
  });

  test('opens a picture by keyboard or address and zooms it, and Escape closes one dialog after the other', async () => {
    const page = await openPage('/?window=gallery&search=galleried', { allow: FAILING });
    await page.getByRole('article', { name: image }).waitFor();
    await tabTo(page, `Open ${image}`);
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'A galleried goose' });
    await details.waitFor();
    await page.getByRole('button', { name: 'Zoom In' }).press('Enter');
    const zoomed = page.getByRole('group', { name: 'The picture in its full size' });
    const { shown, middle } = await zoomed.evaluate((frame) => ({
      shown: [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2].map(Math.round),
      middle: [frame.scrollWidth / 2, frame.scrollHeight / 2].map(Math.round),
    }));
    expect(shown).toEqual(middle);
    await page.keyboard.press('Escape');
    await zoomed.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog', { name: /Galleried Gus/ }).waitFor();
    // The keys work once the neighbors are loaded.
    await expectEventually(async () => {
      await page.keyboard.press('ArrowRight');
      return details.isVisible();
    }, true);
    await expectEventually(() => new URL(page.url()).searchParams.get('item'), `gen-${id}`);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(`Open ${image}`);
    await goTo(page, '/?window=gallery&item=gen-4711');
    await page.getByText('This picture was not found.').waitFor();
  });
});
