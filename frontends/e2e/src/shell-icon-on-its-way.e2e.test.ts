import type { Locator, Page } from 'playwright-core';
import { expectAccessible, screenshot, useBrowser, useProduct } from './harness';
import { entry, focused, icon, openIconMenu, said, untilLively } from './icon-steps';
import { boxOf, openFromStart } from './window-steps';

const product = useProduct();
const browser = useBrowser();

async function openDesktop(): Promise<Page> {
  const page = await browser().newPage({ width: 1280, height: 800 });
  await page.goto(product().url('/'));
  await untilLively(page);
  return page;
}

/** Whether nothing lies over the middle of something, which itself lets presses through. */
const isOnTop = (seen: Locator): Promise<boolean> =>
  seen.evaluate((element: HTMLElement | SVGElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    element.style.pointerEvents = 'auto';
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    element.style.pointerEvents = '';
    return element.contains(above);
  });

describe('an icon that is moved by keys', () => {
  test('goes on while keys are pressed that say nothing by themselves', async () => {
    const page = await openDesktop();
    await openIconMenu(page, 'Gallery');
    await entry(page, 'Move').click();
    for (const key of ['Control', 'Shift', 'Alt', 'CapsLock', 'AudioVolumeUp']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
    await said(page, 'In column');
    await page.keyboard.press('Escape');
    await said(page, 'Gallery is back where it was.');
  });

  test('is seen with what there is to do over the windows that cover the desktop', async () => {
    const page = await openDesktop();
    await openFromStart(page, 'Hug Your Mascot');
    await page.keyboard.press('Alt+Shift+PageUp');
    await openIconMenu(page, 'Gallery');
    await entry(page, 'Move').click();
    await page.keyboard.press('ArrowRight');
    await said(page, 'In column');
    const moved = page.locator('[data-moved-icon]');
    expect(await boxOf(moved)).toEqual(await boxOf(icon(page, 'Gallery')));
    for (const seen of [moved, page.getByText('Enter puts it down')]) expect(await isOnTop(seen)).toBe(true);
    await expectAccessible(page);
    await screenshot(page, 'shell-icons-moving-over-windows');
    await page.keyboard.press('Enter');
    await moved.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Gallery');
  });
});
