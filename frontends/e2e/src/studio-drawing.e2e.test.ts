import type { Page } from 'playwright-core';
import {
  expectAccessible,
  expectEventually,
  expectFits,
  expectToast,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
} from './harness';
import { drawZigzag, pictureOf, tabTo } from './studio-support';

/** Without the pictures of the demonstration: what is there was made here. */
const product = useProduct({ env: { SEED_DEMO: 'false' } });
const browser = useBrowser();

async function open(): Promise<Page> {
  const page = await browser().newPage(REFUSED);
  await page.goto(product().url('/draw-marcel'));
  await page.getByRole('application', { name: 'Drawing board' }).waitFor();
  return page;
}

const transform = (page: Page) => page.getByRole('button', { name: 'Transform Drawing' }).click();

/** How many pixels of the board are not paper, by their green: each colour of the brush has less of it. */
const inked = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('canvas')?.getContext('2d');
    const bytes = [...(board?.getImageData(0, 0, 400, 400).data ?? [])];
    return bytes.filter((value, place) => place % 4 === 1 && value < 250).length;
  });

test('signs keep their width where buttons are narrow', async () => {
  const page = await open();
  await page.setViewportSize({ width: 768, height: 900 });
  for (const name of ['Undo', 'Redo', 'Clear']) {
    const button = page.getByRole('button', { name, exact: true });
    expect((await button.locator('svg').boundingBox())?.width).toBe(16);
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('a drawing becomes a picture, which is downloaded; the board is clean again', async () => {
  const page = await open();
  await transform(page);
  await expectToast(page, 'Please create a drawing first!');
  await drawZigzag(page);
  await page.getByRole('radio', { name: 'Orange' }).check({ force: true });
  await page.getByLabel('Brush Size').fill('8');
  await drawZigzag(page);
  expect(await inked(page)).toBeGreaterThan(500);
  await transform(page);
  await expectToast(page, 'Drawing Submitted!');
  await pictureOf(page, 'Your drawing 1');
  expect(await inked(page)).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Your drawing 1' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.(jpe?g|png|webp)$/);
  await expectAccessible(page);
  await screenshot(page, 'studio-drawing-made');
});

/** The tools and buttons that reach out of the panel they stand in, by what is read on them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('section:has(> div canvas)')?.getBoundingClientRect();
    if (!panel) throw new Error('There is no panel');
    return [...document.querySelectorAll('section:has(> div canvas) :is(label, button, canvas)')]
      .filter((tool) => {
        const { left, right } = tool.getBoundingClientRect();
        return left < panel.left || right > panel.right || tool.scrollWidth > tool.clientWidth + 1;
      })
      .map((tool) => tool.textContent);
  });

test('beside the picture that is made every tool stays within reach, however wide the window', async () => {
  const page = await open();
  await drawZigzag(page);
  await transform(page);
  await page.getByRole('dialog', { name: 'Your Picture' }).getByRole('button', { name: 'Again' }).waitFor();
  await expectFits(page, [320, 375, 768, 900, 1000, 1130, 1280, 1440, 1920], async (width) => {
    expect({ width, cutOff: await cutOff(page) }).toEqual({ width, cutOff: [] });
    await screenshot(page, `studio-drawing-beside-${width}`);
  });
});

test('strokes are taken back, brought again, rubbed out and cleared', async () => {
  const page = await open();
  await drawZigzag(page);
  const drawn = await inked(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await inked(page)).toBe(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await inked(page)).toBe(drawn);
  await page.getByRole('radio', { name: 'Eraser' }).check({ force: true });
  await drawZigzag(page);
  expect(await inked(page)).toBeLessThan(drawn / 2);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await inked(page)).toBe(0);
});

test('a drawing is there again after a reload and after its window was closed', async () => {
  const page = await open();
  await drawZigzag(page);
  const drawn = await inked(page);
  await page.reload();
  await expectEventually(() => inked(page), drawn);
  await page.getByRole('link', { name: 'Back to Marcel OS' }).click();
  await page.getByRole('application', { name: 'Drawing board' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Draw Marcel' }).first().click();
  await expectEventually(() => inked(page), drawn);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await page.getByRole('application', { name: 'Drawing board' }).waitFor();
  expect(await inked(page)).toBe(0);
});

test('one draws, and sends, by keyboard alone', async () => {
  const page = await open();
  await tabTo(page, 'Drawing board');
  await page.keyboard.press('Space');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.press('Space');
  expect(await inked(page)).toBeGreaterThan(0);
  await tabTo(page, 'Transform Drawing');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Drawing Submitted!');
});

test('of many drawings four are listed, the others counted', async () => {
  const page = await open();
  for (let count = 1; count <= 5; count++) {
    await drawZigzag(page);
    await transform(page);
    await page.waitForFunction((sent) => localStorage.getItem('studio_drawings')?.split(',').length === sent, count);
  }
  await page.getByText('+1 more').waitFor();
  expect(await page.getByRole('article').count()).toBe(4);
  await page.getByRole('link', { name: '+1 more' }).click();
  await page.getByRole('dialog', { name: 'Gallery' }).getByRole('article').nth(4).waitFor();
});

test('a drawing that is refused stays on the board, with the reason', async () => {
  const page = await open();
  await drawZigzag(page);
  const busy = { error: 'The studio is closed.', message: '', code: 'unavailable' };
  await page.route('**/api/marcel-drawing', (route) => route.fulfill({ status: 503, json: busy }));
  await transform(page);
  await expectToast(page, 'Something went wrong. Please try again.');
  await page.getByRole('alert').getByText(busy.error).waitFor();
  expect(await inked(page)).toBeGreaterThan(0);
});

test('a pose is a beginning; shapes, a mirror and ink that spreads go on from it, and all is undone', async () => {
  const page = await open();
  const pick = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  const at = async (x: number, y: number) => {
    const box = await page.getByRole('application', { name: 'Drawing board' }).boundingBox();
    if (!box) throw new Error('There is no board');
    return [box.x + x * box.width, box.y + y * box.height] as const;
  };
  await page.getByRole('button', { name: 'Hooray' }).click();
  const figure = await inked(page);
  await pick('Orange');
  await pick('Fill');
  await page.mouse.click(...(await at(0.5, 0.26)));
  const filled = await inked(page);
  expect(filled).toBeGreaterThan(figure + 2000);
  await pick('Oval');
  await page.getByRole('checkbox', { name: 'Mirror left and right' }).check();
  await page.mouse.move(...(await at(0.05, 0.1)));
  await page.mouse.down();
  await page.mouse.move(...(await at(0.2, 0.2)), { steps: 3 });
  await page.mouse.up();
  const mirrored = await inked(page);
  expect(mirrored).toBeGreaterThan(filled);
  await expectAccessible(page);
  await screenshot(page, 'studio-drawing-tools');
  for (const left of [filled, figure, 0]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await inked(page)).toBe(left);
  }
});

test('shapes are drawn by keyboard, too', async () => {
  const page = await open();
  await page.getByRole('radio', { name: 'Box' }).check({ force: true });
  await page.getByRole('application', { name: 'Drawing board' }).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  expect(await inked(page)).toBeGreaterThan(50);
});
