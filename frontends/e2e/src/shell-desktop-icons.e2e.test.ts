import type { Page } from 'playwright-core';
import * as z from 'zod';
import { expectAccessible, expectEventually, screenshot, useBrowser, useProduct } from './harness';
import {
  addressOf,
  areOnScreen,
  dragIcon,
  entry,
  expectTidy,
  focused,
  icon,
  menu,
  placeOf,
  placesOf,
  said,
  untilLively,
} from './icon-steps';
import { boxOf, tap } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const Remotes = z.object({ remotes: z.array(z.unknown()) });

async function openDesktop({ width = 1280, height = 800 } = {}): Promise<Page> {
  const page = await browser().newPage({ width, height });
  await page.goto(product().url('/'));
  await untilLively(page);
  return page;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilLively(page);
}

describe('an icon that is dragged', () => {
  test('stays in the cell where it is let go, after a reload and after a program, too', async () => {
    const page = await openDesktop();
    const before = await placesOf(page);
    await dragIcon(page, 'Mascotdex', { x: 510, y: -190 });
    const moved = await placesOf(page);
    expect(moved).toEqual({ ...before, Mascotdex: { x: 556, y: 256 } });
    expect(await addressOf(page)).toBe('/');
    await expectAccessible(page);
    await screenshot(page, 'shell-icons-moved-1280');
    await reload(page);
    await expectEventually(() => placesOf(page), moved);
    await icon(page, 'Mascotdex').click();
    await page.getByRole('heading', { name: 'Mascotdex' }).waitFor();
    await page.goBack();
    await expectEventually(() => placesOf(page), moved);
  });

  test('goes beside another one, and never out of the room, however far it is taken', async () => {
    const page = await openDesktop();
    await dragIcon(page, 'Gallery', { x: 0, y: -118 });
    await expectTidy(page);
    for (const by of [
      { x: 5000, y: 5000 },
      { x: -5000, y: 5000 },
      { x: 5000, y: -5000 },
      { x: -5000, y: -5000 },
    ]) {
      await dragIcon(page, 'Newsletter', by);
      await dragIcon(page, 'Time Machine', by);
      await expectTidy(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  test('opens by a click with a hand that is not still, and does not where it is dropped', async () => {
    const page = await openDesktop();
    const before = await placesOf(page);
    await dragIcon(page, 'Draw Marcel', { x: 2, y: 2 });
    expect(await addressOf(page)).toBe('/draw-marcel');
    await page.goBack();
    await untilLively(page);
    expect(await placesOf(page)).toEqual(before);
    await dragIcon(page, 'Draw Marcel', { x: 300, y: 0 });
    expect(await addressOf(page)).toBe('/');
    await icon(page, 'Draw Marcel').dblclick();
    await page.getByRole('heading', { level: 1, name: 'Draw Marcel' }).waitFor();
    expect([await addressOf(page), await page.locator('[data-window]').count()]).toEqual(['/draw-marcel', 1]);
  });

  test('goes back when Escape is pressed on the way', async () => {
    const page = await openDesktop();
    const before = await placesOf(page);
    const { x, y } = await boxOf(icon(page, 'Draw Marcel'));
    await page.mouse.move(x + 48, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 400, y + 40);
    expect(await placesOf(page)).not.toEqual(before);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect([await placesOf(page), await addressOf(page)]).toEqual([before, '/']);
  });

  test('goes back when the screen changes on the way', async () => {
    const page = await openDesktop();
    const before = await placesOf(page);
    const { x, y } = await placeOf(page, 'Gallery');
    await page.mouse.move(x + 48, y + 40);
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 4 });
    await page.setViewportSize({ width: 700, height: 600 });
    await page.mouse.move(450, 300, { steps: 3 });
    await page.mouse.up();
    await expectEventually(() => areOnScreen(page), true);
    expect(await addressOf(page)).toBe('/');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectEventually(() => placesOf(page), before);
  });

  test('is found by arrow keys where it lies', async () => {
    const page = await openDesktop();
    await dragIcon(page, 'Newsletter', { x: -800, y: 240 });
    await icon(page, 'Gallery').focus();
    for (const [key, next] of [
      ['ArrowRight', 'Newsletter'],
      ['ArrowLeft', 'Gallery'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(next);
    }
  });

  test('comes back onto a screen that has become smaller, and to its place when that is large again', async () => {
    const page = await openDesktop({ width: 1920, height: 1080 });
    for (const name of ['Mascotdex', 'My Things', 'Newsletter']) await dragIcon(page, name, { x: 5000, y: 5000 });
    await expectTidy(page);
    const moved = await placesOf(page);
    for (const size of [
      { width: 1280, height: 600 },
      { width: 768, height: 560 },
    ]) {
      await page.setViewportSize(size);
      await expectEventually(() => areOnScreen(page), true);
      await expectTidy(page);
      await screenshot(page, `shell-icons-moved-${size.width}`);
    }
    await page.setViewportSize({ width: 375, height: 800 });
    await expectEventually(() => page.evaluate(() => document.querySelectorAll('[style*="translate"]').length), 0);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expectEventually(() => placesOf(page), moved);
  });

  test('has room with the largest texts, too', async () => {
    const page = await openDesktop();
    await dragIcon(page, 'Mascotdex', { x: 5000, y: 5000 });
    await page.evaluate(() => localStorage.setItem('marcel_display', JSON.stringify({ text: 'largest' })));
    await reload(page);
    await expectEventually(async () => (await placeOf(page, 'Mascotdex')).x > 1000, true);
    await expectTidy(page);
    await screenshot(page, 'shell-icons-largest-1280');
  });
});

describe('an icon that is moved without dragging', () => {
  test('moves it by arrow keys, over others and no farther than the screen; Enter keeps that, Escape takes it back', async () => {
    const page = await openDesktop();
    const { x, y } = await placeOf(page, 'Hug Your Mascot');
    const move = async (...keys: string[]) => {
      await icon(page, 'Hug Your Mascot').focus();
      await page.keyboard.press('ContextMenu');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await said(page, 'Enter puts it down, Escape takes it back.');
      for (const key of keys) await page.keyboard.press(key);
    };
    await move('ArrowLeft', 'ArrowRight');
    await said(page, 'In column 3, row 1.');
    await screenshot(page, 'shell-icons-moving-1280');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await said(page, 'Hug Your Mascot is in column 3, row 2 now.');
    expect(await addressOf(page)).toBe('/');
    expect(await placeOf(page, 'Hug Your Mascot')).toEqual({ x: x + 2 * 108, y: y + 120 });
    await move('ArrowRight', 'ArrowRight', 'Escape');
    await said(page, 'Hug Your Mascot is back where it was.');
    expect(await focused(page)).toBe('Hug Your Mascot');
    await reload(page);
    await expectEventually(() => placeOf(page, 'Hug Your Mascot'), { x: x + 2 * 108, y: y + 120 });
  });

  test('moves it to where one clicks or taps, without dragging', async () => {
    const page = await openDesktop();
    await icon(page, 'My Things').click({ button: 'right' });
    await entry(page, 'Move').click();
    await page.mouse.click(605, 300);
    expect(await placeOf(page, 'My Things')).toEqual({ x: 556, y: 256 });
    await icon(page, 'My Things').click({ button: 'right' });
    await entry(page, 'Move').click();
    await tap(page, icon(page, 'Hug Your Mascot'));
    await said(page, 'My Things is in');
    expect(await addressOf(page)).toBe('/');
    await expectTidy(page);
  });
});

/** Installs programs beside those that the product brings. */
async function install(page: Page, count: number): Promise<void> {
  const { remotes } = Remotes.parse(await (await page.request.get(product().url('/remotes.json'))).json());
  const titles = Array.from({ length: count }, (_, at) => `Program ${at + 1}`);
  const programs = titles.map((title) => ({ path: `/${title.toLowerCase().replace(' ', '-')}`, title }));
  const more = { name: 'more', entry: '/remotes/more/mf-manifest.json', programs };
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { remotes: [...remotes, more] } }));
}

describe('icons that were moved', () => {
  const openMoved = async (allow: string[] = [], to = { column: 5, row: 2 }) => {
    const page = await browser().newPage({ allow });
    await page.addInitScript((wish) => {
      localStorage.setItem('marcel_icon_places', JSON.stringify({ '/mascotdx': wish }));
      new MutationObserver((_, observer) => {
        const link = document.querySelector('nav[aria-label="Desktop"] a[href="/mascotdx"]');
        if (!link) return;
        observer.disconnect();
        Object.assign(window, { atFirst: getComputedStyle(link).visibility });
      }).observe(document, { childList: true, subtree: true });
    }, to);
    return page;
  };

  test('are not seen until it is known where they are', async () => {
    const page = await openMoved();
    await page.goto(product().url('/'));
    await expectEventually(() => placeOf(page, 'Mascotdex'), { x: 556, y: 256 });
    expect(await page.evaluate((): unknown => Reflect.get(window, 'atFirst'))).toBe('hidden');
    expect(await icon(page, 'Mascotdex').evaluate((link) => getComputedStyle(link).visibility)).toBe('visible');
  });

  test('stand in order where that does not come', async () => {
    const other = await browser().newPage();
    const chunks = other.waitForResponse(async (response) => (await response.text()).includes('Put Icons in Order'));
    await other.goto(product().url('/'));
    await untilLively(other);
    const chunk = await chunks;
    const page = await openMoved(['Failed to load resource']);
    await page.route(`${chunk.url()}*`, (route) => route.abort());
    await page.goto(product().url('/'));
    await icon(page, 'Mascotdex').waitFor();
    expect(await placeOf(page, 'Mascotdex')).toEqual({ x: 16, y: 496 });
  });

  test('leave their cells to new programs, and keep what would be the cell of one', async () => {
    const page = await openMoved(['Failed to load resource'], { column: 1, row: 1 });
    await install(page, 1);
    await page.goto(product().url('/'));
    await untilLively(page);
    await expectEventually(() => placeOf(page, 'Mascotdex'), { x: 124, y: 136 });
    expect(await placeOf(page, 'Program 1')).toEqual({ x: 16, y: 496 });
  });

  test('stand in rows with all others where there are many, and cannot be moved there', async () => {
    const page = await openMoved(['Failed to load resource']);
    await install(page, 9);
    await page.goto(product().url('/'));
    await untilLively(page);
    const { y } = await placeOf(page, 'Mascotdex');
    expect(await placeOf(page, 'Hug Your Mascot')).toMatchObject({ y });
    await icon(page, 'Mascotdex').click({ button: 'right' });
    await entry(page, 'Copy Link').waitFor();
    expect(await entry(page, 'Move').count()).toBe(0);
  });

  test('are put in order by the menu of the desktop, in all tabs', async () => {
    const page = await openDesktop();
    const before = await placesOf(page);
    const other = await page.context().newPage();
    await other.goto(product().url('/'));
    await untilLively(other);
    await dragIcon(page, 'Mascotdex', { x: 510, y: -190 });
    await dragIcon(page, 'Newsletter', { x: -510, y: 190 });
    await expectEventually(() => placesOf(other), await placesOf(page));
    await page.mouse.click(1000, 400, { button: 'right' });
    await menu(page, 'Desktop').waitFor();
    await expectAccessible(page);
    await entry(page, 'Put Icons in Order').click();
    await said(page, 'The icons are in order.');
    expect(await placesOf(page)).toEqual(before);
    await expectEventually(() => placesOf(other), before);
    expect(await page.evaluate(() => localStorage.getItem('marcel_icon_places'))).toBeNull();
    await page.mouse.click(1000, 400, { button: 'right' });
    expect(await entry(page, 'Put Icons in Order').getAttribute('aria-disabled')).toBe('true');
  });
});
