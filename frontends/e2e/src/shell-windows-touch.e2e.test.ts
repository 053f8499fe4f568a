import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, PROGRAMS, screenshot, useBrowser, useProduct } from './harness';
import { boxOf, dragByTouch, openFromStart, tap, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const [HUGS, DRAW] = ['Hug Your Mascot', 'Draw Marcel'] as const;
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

describe.each([
  [768, 1024],
  [1280, 800],
  [1920, 1080],
])('where fingers are all that points, on a screen of %i by %i', (width, height) => {
  const openDesktop = async (path = '/') => {
    const page = await browser().newPage({ width, height, touch: true });
    await page.goto(product().url(path));
    return page;
  };

  test('a tap on an icon opens each program as a page, and a tap closes it', async () => {
    const page = await openDesktop();
    for (const [name, address] of PROGRAMS) {
      await page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name, exact: true }).tap();
      await page.getByRole('heading', { name, exact: true }).first().waitFor();
      expect(await addressOf(page)).toBe(address);
      expect(await page.locator('[data-window]').count()).toBe(0);
      expect(await page.getByRole('button', { name: /^Minimise/ }).count()).toBe(0);
      const close = page.getByRole('button', { name: /^(Close|Back to Marcel OS)/ });
      await close.first().tap();
      await expectEventually(() => addressOf(page), '/');
    }
  });

  test('a deep link opens its page; back and forward go from page to page', async () => {
    const page = await openDesktop('/draw-marcel');
    await windowOf(page, DRAW).waitFor();
    await page.getByRole('button', { name: 'START' }).tap();
    await page.getByRole('menuitem', { name: HUGS }).tap();
    await windowOf(page, HUGS).waitFor();
    expect(await windowOf(page, DRAW).count()).toBe(0);
    await page.goBack();
    await windowOf(page, DRAW).waitFor();
    await page.goForward();
    await windowOf(page, HUGS).waitFor();
    await expectAccessible(page);
    await screenshot(page, `shell-touch-${width}`);
  });

  test('a form stays when the screen is turned', async () => {
    const page = await openDesktop('/marcel-hugs');
    await page.getByLabel('Your Name').fill('Ada');
    await page.setViewportSize({ width: height, height: width });
    await page.setViewportSize({ width, height });
    expect(await page.getByLabel('Your Name').inputValue()).toBe('Ada');
    expect(await taskButton(page, HUGS).count()).toBe(0);
  });
});

test('a finger on a screen with a mouse moves, sizes, maximises, minimises, switches and closes windows', async () => {
  const page = await browser().newPage();
  await page.goto(product().url('/'));
  const hugs = await openFromStart(page, HUGS);
  const before = await boxOf(hugs);
  await dragByTouch(page, { x: before.x + 300, y: before.y + 20 }, { x: 90, y: 30 });
  const moved = { ...before, x: before.x + 90, y: before.y + 30 };
  expect(await boxOf(hugs)).toEqual(moved);
  await dragByTouch(page, { x: moved.x + moved.width - 2, y: moved.y + moved.height - 2 }, { x: -200, y: -150 });
  const sized = { ...moved, width: moved.width - 200, height: moved.height - 150 };
  expect(await boxOf(hugs)).toEqual(sized);
  await tap(page, page.getByRole('button', { name: `Maximise ${HUGS}` }));
  await expectEventually(() => boxOf(hugs), { x: 0, y: 0, width: 1280, height: 760 });
  await tap(page, page.getByRole('button', { name: `Restore ${HUGS}` }));
  await expectEventually(() => boxOf(hugs), sized);
  await openFromStart(page, DRAW);
  await tap(page, taskButton(page, HUGS));
  await expectEventually(() => addressOf(page), '/marcel-hugs');
  await tap(page, page.getByRole('button', { name: `Window menu of ${HUGS}` }));
  await tap(page, page.getByRole('menuitem', { name: 'Tile Left' }));
  await expectEventually(() => boxOf(hugs), { x: 0, y: 0, width: 640, height: 760 });
  await tap(page, page.getByRole('button', { name: `Minimise ${HUGS}` }));
  await hugs.waitFor({ state: 'hidden' });
  await expectEventually(() => addressOf(page), '/draw-marcel');
  await tap(page, windowOf(page, DRAW).getByRole('button', { name: /^Close/ }));
  await windowOf(page, DRAW).waitFor({ state: 'detached' });
  await expectEventually(() => addressOf(page), '/');
});
