import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, screenshot, useBrowser, useProduct } from './harness';
import {
  addressOf,
  entry,
  focused,
  icon,
  menu,
  openIconMenu,
  placeOf,
  placesOf,
  untilLively,
  type Place,
} from './icon-steps';
import { boxOf, openFromStart } from './window-steps';

const product = useProduct();
const browser = useBrowser();

async function openDesktop({ width = 1280, touch = false } = {}): Promise<Page> {
  const page = await browser().newPage({ width, touch });
  await page.goto(product().url('/'));
  await untilLively(page);
  return page;
}

describe('the menu of the desktop', () => {
  test('lies inside the screen at every edge, and goes by a click elsewhere and by another size', async () => {
    const page = await openDesktop();
    for (const [x, y] of [
      [2, 200],
      [1278, 200],
      [1278, 757],
      [2, 757],
      [640, 757],
    ] as const) {
      await page.mouse.click(x, y, { button: 'right' });
      const box = await boxOf(menu(page, 'Desktop'));
      expect([box.x >= 0, box.y >= 0, box.x + box.width <= 1280, box.y + box.height <= 800]).toEqual(
        Array.from({ length: 4 }, () => true),
      );
      await page.mouse.click(640, 300);
      await menu(page, 'Desktop').waitFor({ state: 'detached' });
    }
    await page.mouse.click(640, 300, { button: 'right' });
    await page.setViewportSize({ width: 1200, height: 800 });
    await menu(page, 'Desktop').waitFor({ state: 'detached' });
  });

  test('leads to the settings by keyboard alone', async () => {
    const page = await openDesktop();
    await page.getByRole('button', { name: 'Pet Marcel' }).focus();
    await page.keyboard.press('Shift+F10');
    await menu(page, 'Desktop').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Display Settings' }).waitFor();
    expect(await addressOf(page)).toBe('/?window=display');
  });

  test('leaves the browser its own on what is typed into, on other links and in windows', async () => {
    const page = await openDesktop();
    await icon(page, 'Hug Your Mascot').click();
    const field = page.getByRole('textbox').first();
    await field.waitFor();
    await page.evaluate(() => {
      const own: boolean[] = [];
      Object.assign(window, { own });
      addEventListener('contextmenu', (event) => own.push(!event.defaultPrevented));
    });
    await field.click({ button: 'right' });
    await page.getByRole('link', { name: /^Powered by / }).click({ button: 'right' });
    await page.getByRole('heading', { name: 'Hug Your Mascot', exact: true }).click({ button: 'right' });
    expect(await page.evaluate((): unknown => Reflect.get(window, 'own'))).toEqual([true, true, true]);
    expect(await page.getByRole('menu').count()).toBe(0);
  });
});

describe('the menu of an icon', () => {
  test('opens the program in a window, in another one, and in a tab', async () => {
    const page = await openDesktop();
    const windows = page.locator('[data-window]');
    for (const [label, count] of [
      ['Open', 1],
      ['Open in New Window', 2],
    ] as const) {
      await icon(page, 'Draw Marcel').click({ button: 'right' });
      await entry(page, label).click();
      await expectEventually(() => windows.count(), count);
      await page.getByRole('button', { name: 'Show desktop' }).click();
    }
    await icon(page, 'Draw Marcel').click({ button: 'right' });
    const tab = page.context().waitForEvent('page');
    await entry(page, 'Open in New Tab').click();
    await (await tab).waitForURL('**/draw-marcel');
  });

  test('copies the address', async () => {
    const page = await openDesktop();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await icon(page, 'Gallery').click({ button: 'right' });
    await entry(page, 'Copy Link').click();
    await page.getByText('Link copied!').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product().url('/?window=gallery'));
  });

  test('goes when keys take the focus elsewhere: to START, to a window', async () => {
    const page = await openDesktop();
    await openIconMenu(page, 'My Things');
    await page.keyboard.press('Alt+Shift+Enter');
    await page.locator('[role="menuitem"]:focus', { hasText: 'Hug Your Mascot' }).waitFor();
    await menu(page, 'My Things').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await menu(page, 'Programs').waitFor({ state: 'detached' });
    await openFromStart(page, 'Draw Marcel');
    await openFromStart(page, 'Hug Your Mascot');
    await openIconMenu(page, 'My Things');
    await page.keyboard.press('Alt+PageDown');
    await page.locator('h1:focus', { hasText: 'Draw Marcel' }).waitFor();
    await menu(page, 'My Things').waitFor({ state: 'detached' });
  });

  test.each(['ContextMenu', 'Shift+F10'])('opens by %s, and gives the focus back', async (key) => {
    const page = await openDesktop();
    for (const [leave, next] of [
      ['Escape', 'Gallery'],
      ['Tab', 'Draw Marcel'],
    ] as const) {
      await icon(page, 'Gallery').focus();
      await page.keyboard.press(key);
      await menu(page, 'Gallery').waitFor();
      expect(await focused(page)).toBe('Open');
      await page.keyboard.press('ArrowUp');
      expect(await focused(page)).toBe('Move');
      await expectAccessible(page);
      await page.keyboard.press(leave);
      await menu(page, 'Gallery').waitFor({ state: 'detached' });
      expect(await focused(page)).toBe(next);
    }
  });
});

describe('a finger that stays', () => {
  /** Touch as the browser's own recognizer of gestures sees it; it answers when the finger is lifted. */
  async function hold(page: Page, at: Place, until: () => Promise<void>): Promise<void> {
    const input = await page.context().newCDPSession(page);
    await input.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
    const send = (type: 'mousePressed' | 'mouseReleased') =>
      input.send('Input.dispatchMouseEvent', { ...at, type, button: 'left', clickCount: 1 }).catch(() => undefined);
    void send('mousePressed');
    await until();
    void send('mouseReleased');
    await input.send('Emulation.setEmitTouchEventsForMouse', { enabled: false });
  }

  test.each([375, 320])('opens the menus at %i px, without moving or opening anything', async (width) => {
    const page = await openDesktop({ width, touch: true });
    const before = await placesOf(page);
    for (const name of ['Mascotdex', 'Hug Your Mascot']) {
      const { x, y } = await placeOf(page, name);
      await hold(page, { x: x + 40, y: y + 30 }, () => menu(page, name).waitFor());
      expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Open', 'Open in New Tab', 'Copy Link']);
      const box = await boxOf(menu(page, name));
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await expectAccessible(page);
      await screenshot(page, `shell-icons-menu-${width}`);
      await page.keyboard.press('Escape');
    }
    await hold(page, { x: width - 20, y: 560 }, () => menu(page, 'Desktop').waitFor());
    await page.keyboard.press('Escape');
    expect([await placesOf(page), await addressOf(page)]).toEqual([before, '/']);
  });
});
