import type { Page } from 'playwright-core';
import { expectEventually, screenshot, useBrowser, useProduct } from './harness';
import { openFromStart, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const [HUGS, DRAW, MASCOTS] = ['Hug Your Mascot', 'Draw Marcel', 'Mascotdex'] as const;

async function openDesktop(options?: Parameters<ReturnType<typeof browser>['newPage']>[0]): Promise<Page> {
  const page = await browser().newPage(options);
  await page.goto(product().url('/'));
  return page;
}

describe('what has the focus can be seen', () => {
  const seesFocus = (page: Page) =>
    page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return Boolean(document.activeElement?.contains(found) || found?.contains(document.activeElement));
    });
  const aside = (page: Page) => page.locator('[data-aside="true"]').count();

  test('on the desktop behind a maximised window, which steps aside meanwhile', async () => {
    const page = await openDesktop();
    await openFromStart(page, 'Gallery');
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Shift+Tab');
      await expectEventually(() => aside(page), 1);
      expect(await seesFocus(page)).toBe(true);
    }
    await screenshot(page, 'shell-windows-aside');
    for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
    await page.locator('[data-window] :focus').waitFor();
    await expectEventually(() => aside(page), 0);
  });

  test('on an icon that a window hides, until it has left the desktop', async () => {
    const page = await openDesktop();
    await openFromStart(page, MASCOTS);
    const icons = page.getByRole('navigation', { name: 'Desktop' });
    await page.keyboard.press('Shift+Tab');
    await icons.getByRole('link', { name: 'Time Machine' }).focus();
    await expectEventually(() => aside(page), 1);
    expect(await seesFocus(page)).toBe(true);
    await taskButton(page, MASCOTS).focus();
    await expectEventually(() => aside(page), 0);
  });

  test('in a window below others, which comes up while it has it', async () => {
    const page = await openDesktop();
    await openFromStart(page, HUGS);
    await openFromStart(page, DRAW);
    await page.keyboard.press('Alt+Shift+PageUp');
    await page.keyboard.press('Shift+Tab');
    await windowOf(page, HUGS).locator(':focus').waitFor();
    expect(await seesFocus(page)).toBe(true);
    expect(await page.evaluate(() => location.pathname)).toBe('/draw-marcel');
  });
});
