import type { Page } from 'playwright-core';
import { expectAddress, expectEventually, expectFocus, keepPage, openPage, publishMascot, urlOf } from './harness';
import { boxOf, drawZigzag, countDrawnPixels } from './steps';
import { chooseFromMenu, drag, dragByTouch, openFromStart, tap, taskButton, windowOf } from './window-steps';

const [HUGS, DRAW, MASCOTS, README] = ['Hug Your Mascot', 'Draw Marcel', 'Mascotdex', 'README'] as const;
const FULL = { x: 0, y: 0, width: 1280, height: 760 };
const LEFT_HALF = { x: 0, y: 0, width: 640, height: 760 };
const RIGHT_HALF = { x: 640, y: 0, width: 640, height: 760 };

/** The list starts with the newest mascots. */
beforeAll(async () => {
  for (const name of ['Window Wombat', 'Window Walrus']) await publishMascot(name);
});

const visit = keepPage();

/** Goes to the desktop, where no window is open and no position is stored. */
async function openDesktop(): Promise<Page> {
  const page = await visit('/');
  const windows = page.locator('[data-window]');
  for (let left = await windows.count(); left > 0; left -= 1) {
    await windows
      .getByRole('button', { name: /^Close/, includeHidden: true })
      .first()
      .dispatchEvent('click');
    await expectEventually(() => windows.count(), left - 1);
  }
  await page.evaluate(() => localStorage.clear());
  return page;
}

const close = (page: Page, title: string) => windowOf(page, title).getByRole('button', { name: /^Close/ });
const announced = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor();
const onDesktop = (page: Page) => page.locator('h1:focus', { hasText: 'Marcel OS' }).waitFor();

describe('by mouse', () => {
  test('a window is moved, resized, kept after a reload, maximized, minimized and closed', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const before = await boxOf(hugs);
    await drag(page, { x: before.x + 300, y: before.y + 20 }, { x: 40, y: 10 });
    const moved = { ...before, x: before.x + 40, y: before.y + 10 };
    expect(await boxOf(hugs)).toEqual(moved);
    await drag(page, { x: moved.x + moved.width - 2, y: moved.y + moved.height - 2 }, { x: -200, y: -150 });
    const sized = { ...moved, width: moved.width - 200, height: moved.height - 150 };
    expect(await boxOf(hugs)).toEqual(sized);
    await page.reload();
    await page.getByLabel('Your Name').waitFor();
    expect(await boxOf(hugs)).toEqual(sized);
    await page.mouse.dblclick(sized.x + 300, sized.y + 20);
    expect(await boxOf(hugs)).toEqual(FULL);
    await page.getByRole('button', { name: `Restore ${HUGS}` }).click();
    expect(await boxOf(hugs)).toEqual(sized);
    await page.getByRole('button', { name: `Minimize ${HUGS}` }).click();
    await hugs.waitFor({ state: 'hidden' });
    await expectAddress(page, '/');
    await taskButton(page, HUGS).click();
    await hugs.waitFor();
    await close(page, HUGS).click();
    await hugs.waitFor({ state: 'detached' });
    expect(await taskButton(page, HUGS).count()).toBe(0);
    await onDesktop(page);
  });

  test('several windows are open at once: a click raises one, with its address and title', async () => {
    const page = await openDesktop();
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const title of [MASCOTS, HUGS, DRAW]) await openFromStart(page, title);
    const { x, y } = await boxOf(windowOf(page, HUGS));
    await page.mouse.click(x + 10, y + 100);
    await expectAddress(page, '/marcel-hugs');
    await expectEventually(() => page.title(), 'Hug Your Mascot - Marcel OS');
    expect(await taskButton(page, HUGS).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name: MASCOTS }).click();
    await expectAddress(page, '/mascotdx');
    await page.getByRole('button', { name: 'Show desktop' }).click();
    await windowOf(page, MASCOTS).waitFor({ state: 'hidden' });
    await expectAddress(page, '/');
  });

  test('a link opens in its own window, and two mascots are tiled side by side', async () => {
    const page = await openDesktop();
    const mascots = await openFromStart(page, MASCOTS);
    await mascots
      .getByRole('link', { name: 'Window Walrus' })
      .first()
      .click({ modifiers: ['Control'] });
    await windowOf(page, 'Window Walrus').waitFor();
    await page.keyboard.press('Alt+Shift+Home');
    await taskButton(page, MASCOTS).click();
    await mascots.getByRole('link', { name: 'Window Wombat' }).first().click({ button: 'middle' });
    await windowOf(page, 'Window Wombat').waitFor();
    await page.keyboard.press('Alt+Shift+End');
    expect(await boxOf(windowOf(page, 'Window Walrus'))).toEqual(LEFT_HALF);
    expect(await boxOf(windowOf(page, 'Window Wombat'))).toEqual(RIGHT_HALF);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('a window stays on the screen, even when the screen shrinks during a drag', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    await drag(page, await corner(page), { x: -900, y: -900 });
    expect(await boxOf(hugs)).toMatchObject({ width: 320, height: 200 });
    const { x, y } = await boxOf(hugs);
    await page.mouse.move(x + 100, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 100, 790, { steps: 3 });
    expect((await boxOf(hugs)).y).toBeLessThanOrEqual(720);
    await page.setViewportSize({ width: 600, height: 600 });
    await page.mouse.move(x + 50, 300, { steps: 3 });
    await page.mouse.up();
    await expectEventually(async () => (await boxOf(hugs)).width, 600);
  });

  const corner = async (page: Page) => {
    const { x, y, width, height } = await boxOf(windowOf(page, HUGS));
    return { x: x + width - 2, y: y + height - 2 };
  };

  test('many windows of a program share a button, whose menu stays on the screen', async () => {
    const page = await openDesktop();
    await page.setViewportSize({ width: 1024, height: 520 });
    await openFromStart(page, DRAW);
    for (let opened = 1; opened < 9; opened++) {
      await chooseFromMenu(page, DRAW, 'Open in New Window');
      await expectEventually(() => page.locator('[data-window]').count(), opened + 1);
    }
    await taskButton(page, `${DRAW} (9)`).click();
    for (const entry of await page.getByRole('menuitem').all()) await entry.click({ trial: true });
    await page.getByRole('menuitem', { name: DRAW }).first().click();
    await expectEventually(() => page.locator('[data-window]').first().getAttribute('data-front'), 'true');
  });
});

describe('by keyboard', () => {
  test('a window is moved, resized, tiled and closed from its menu; Escape cancels each', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const before = await boxOf(hugs);
    await chooseFromMenu(page, HUGS, 'Move');
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const moved = { ...before, x: before.x + 16, y: before.y + 16 };
    expect(await boxOf(hugs)).toEqual(moved);
    await chooseFromMenu(page, HUGS, 'Size');
    await page.keyboard.press('ArrowLeft');
    expect(await boxOf(hugs)).toEqual({ ...moved, width: moved.width - 16 });
    await page.keyboard.press('Escape');
    expect(await boxOf(hugs)).toEqual(moved);
    await chooseFromMenu(page, HUGS, 'Tile Right');
    expect(await boxOf(hugs)).toEqual(RIGHT_HALF);
    await chooseFromMenu(page, HUGS, 'Restore');
    expect(await boxOf(hugs)).toEqual(moved);
    await chooseFromMenu(page, HUGS, 'Close Window');
    await hugs.waitFor({ state: 'detached' });
    await expectAddress(page, '/');
  });

  test('shortcuts switch, tile, maximize, minimize and close windows, and are announced', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    await openFromStart(page, DRAW);
    await page.keyboard.press('Alt+PageDown');
    await announced(page, `${HUGS}, window 1 of 2`);
    await page.locator('h1:focus', { hasText: HUGS }).waitFor();
    await page.keyboard.press('Alt+Shift+Home');
    expect(await boxOf(hugs)).toEqual(LEFT_HALF);
    await page.keyboard.press('Alt+Shift+PageUp');
    expect(await boxOf(hugs)).toEqual(FULL);
    await page.keyboard.press('Alt+Shift+PageDown');
    await hugs.waitFor({ state: 'hidden' });
    await page.locator('h1:focus', { hasText: DRAW }).waitFor();
    await page.keyboard.press('Alt+Shift+Delete');
    await announced(page, `${DRAW} closed`);
    await expectAddress(page, '/');
    await taskButton(page, HUGS).press('ArrowUp');
    await page.getByRole('menuitem', { name: 'Close Window' }).press('Enter');
    await hugs.waitFor({ state: 'detached' });
    await onDesktop(page);
  });

  test("Escape closes the desktop's own windows and restores the focus", async () => {
    const page = await openDesktop();
    const readme = await openFromStart(page, README);
    await page.keyboard.press('Escape');
    await readme.waitFor({ state: 'detached' });
    const gallery = page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name: 'Gallery' });
    await gallery.press('Enter');
    await page.locator('h1:focus', { hasText: 'Gallery' }).waitFor();
    await expectAddress(page, '/?window=gallery');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Gallery' }).waitFor({ state: 'detached' });
    await expectFocus(page, 'Gallery');
  });
});

describe('by touch', () => {
  test('a finger on a screen with a mouse moves, resizes, maximizes, tiles, minimizes and closes windows', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const before = await boxOf(hugs);
    await dragByTouch(page, { x: before.x + 300, y: before.y + 20 }, { x: 40, y: 10 });
    const moved = { ...before, x: before.x + 40, y: before.y + 10 };
    expect(await boxOf(hugs)).toEqual(moved);
    await dragByTouch(page, { x: moved.x + moved.width - 2, y: moved.y + moved.height - 2 }, { x: -200, y: -150 });
    const sized = { ...moved, width: moved.width - 200, height: moved.height - 150 };
    expect(await boxOf(hugs)).toEqual(sized);
    await tap(page, page.getByRole('button', { name: `Maximize ${HUGS}` }));
    await expectEventually(() => boxOf(hugs), FULL);
    await tap(page, page.getByRole('button', { name: `Window menu of ${HUGS}` }));
    await tap(page, page.getByRole('menuitem', { name: 'Tile Left' }));
    await expectEventually(() => boxOf(hugs), LEFT_HALF);
    await tap(page, page.getByRole('button', { name: `Minimize ${HUGS}` }));
    await hugs.waitFor({ state: 'hidden' });
    await tap(page, taskButton(page, HUGS));
    await tap(page, close(page, HUGS));
    await hugs.waitFor({ state: 'detached' });
    await expectAddress(page, '/');
  });

  test.each([375, 1280])('without a mouse, programs are pages at %i px', async (width) => {
    const page = await openPage('/', { width, touch: true });
    const icon = (name: string) =>
      page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name, exact: true });
    await icon(DRAW).tap();
    await windowOf(page, DRAW).waitFor();
    expect(await page.locator('[data-window]').count()).toBe(0);
    await page.getByRole('button', { name: 'START' }).tap();
    await page.getByRole('menuitem', { name: HUGS }).tap();
    await page.getByLabel('Your Name').fill('Ada');
    expect(await windowOf(page, DRAW).count()).toBe(0);
    await page.setViewportSize({ width: 800, height: width });
    await page.setViewportSize({ width, height: 800 });
    expect(await page.getByLabel('Your Name').inputValue()).toBe('Ada');
    await page.goBack();
    await windowOf(page, DRAW).waitFor();
    await page
      .getByRole('button', { name: /^(Close|Back to Marcel OS)/ })
      .first()
      .tap();
    await expectAddress(page, '/');
    await icon('Gallery').tap();
    await page.getByRole('dialog', { name: 'Gallery' }).waitFor();
  });
});

test("the browser's history moves through the windows and raises the window of each address", async () => {
  const page = await openDesktop();
  for (const title of [HUGS, DRAW, MASCOTS]) await openFromStart(page, title);
  await page.getByRole('link', { name: 'Window Walrus' }).first().click();
  await expectAddress(page, '/mascotdx/window-walrus');
  await page.goBack();
  await page.goBack();
  await expectAddress(page, '/draw-marcel');
  expect(await taskButton(page, DRAW).getAttribute('aria-pressed')).toBe('true');
  await page.goForward();
  await page.goForward();
  await close(page, 'Window Walrus').click();
  await expectAddress(page, '/');
  await page.goto(urlOf('/mascotdx/tux'));
  await windowOf(page, HUGS).waitFor();
  expect(await taskButton(page, 'Tux').getAttribute('aria-pressed')).toBe('true');
});

test('a drawing and a form survive a screen that becomes narrow and wide again', async () => {
  const page = await openPage('/', { width: 768 });
  await openFromStart(page, HUGS);
  await page.getByLabel('Your Name').fill('Ada');
  await openFromStart(page, DRAW);
  await drawZigzag(page);
  const ink = await countDrawnPixels(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await windowOf(page, HUGS).waitFor();
  expect(await taskButton(page, DRAW).getAttribute('aria-pressed')).toBe('true');
  await page.setViewportSize({ width: 768, height: 800 });
  await windowOf(page, HUGS).waitFor({ state: 'hidden' });
  expect(await countDrawnPixels(page)).toBe(ink);
  await page.goBack();
  await windowOf(page, HUGS).waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ada');
});

test("the admin's shortcuts do nothing while another window is in front", async () => {
  const page = await openPage('/admin/moderation', { admin: true });
  await page.getByRole('button', { name: 'Keyboard help' }).waitFor();
  await openFromStart(page, DRAW);
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await page.locator('h1:focus').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
});
