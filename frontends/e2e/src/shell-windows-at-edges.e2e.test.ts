import type { Page } from 'playwright-core';
import { expectEventually, screenshot, useBrowser, useProduct } from './harness';
import { boxOf, drag, openFromStart, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const [HUGS, MASCOTS] = ['Hug Your Mascot', 'Mascotdex'] as const;

async function openDesktop(options?: Parameters<ReturnType<typeof browser>['newPage']>[0]): Promise<Page> {
  const page = await browser().newPage(options);
  await page.goto(product().url('/'));
  return page;
}

const layerScroll = (page: Page) =>
  page.evaluate(() => {
    const layer = document.querySelector('[data-window]')?.parentElement;
    return [layer?.scrollLeft, layer?.scrollTop];
  });

async function dragTitle(page: Page, title: string, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await boxOf(windowOf(page, title));
  await drag(page, { x: x + 300, y: y + 20 }, by);
}

describe('windows at the edge of the screen', () => {
  test('stay where they are when the menu of one at the bottom opens, all of which is on the screen', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const before = await boxOf(hugs);
    await openFromStart(page, MASCOTS);
    await dragTitle(page, MASCOTS, { x: 0, y: 900 });
    const menuButton = page.getByRole('button', { name: `Window menu of ${MASCOTS}` });
    await menuButton.click();
    expect(await layerScroll(page)).toEqual([0, 0]);
    expect(await boxOf(hugs)).toEqual(before);
    const menu = await boxOf(page.getByRole('menu', { name: `Window menu of ${MASCOTS}` }));
    expect(menu.y).toBeGreaterThanOrEqual(0);
    expect(menu.y + menu.height).toBeLessThanOrEqual((await boxOf(menuButton)).y);
    for (const entry of await page.getByRole('menuitem').all()) await entry.click({ trial: true });
    await screenshot(page, 'shell-window-menu-at-the-bottom');
  });

  test('stay where they are when Tab goes through one that is mostly beside the screen', async () => {
    const page = await openDesktop();
    await openFromStart(page, MASCOTS);
    await page.getByRole('link', { name: 'Octocat' }).first().waitFor();
    await dragTitle(page, MASCOTS, { x: 700, y: 0 });
    const before = await boxOf(windowOf(page, MASCOTS));
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      expect(await layerScroll(page)).toEqual([0, 0]);
    }
    expect(await boxOf(windowOf(page, MASCOTS))).toEqual(before);
  });

  test('are dragged no further than they can lie', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const { x, y } = await boxOf(hugs);
    await page.mouse.move(x + 300, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 300, 790, { steps: 3 });
    const held = await boxOf(hugs);
    expect(held).toMatchObject({ x, y: 720 });
    await page.mouse.up();
    expect(await boxOf(hugs)).toEqual(held);
  });

  test('are let go where they were when the screen changes under the hand', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    await dragTitle(page, HUGS, { x: 20, y: 10 });
    const before = await boxOf(hugs);
    const { x, y } = before;
    const filling = { x: 0, y: 0, width: 1000, height: 560 };
    await page.mouse.move(x + 300, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 500, y + 220, { steps: 3 });
    await page.setViewportSize({ width: 1000, height: 600 });
    await expectEventually(() => boxOf(hugs), filling);
    await page.mouse.move(x + 400, y + 120, { steps: 3 });
    await page.mouse.up();
    expect(await boxOf(hugs)).toEqual(filling);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectEventually(() => boxOf(hugs), before);
  });

  test('fill the screen where it becomes too narrow for them under the hand', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const { x, y } = await boxOf(hugs);
    await page.mouse.move(x + 300, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 310, y + 30, { steps: 3 });
    await page.setViewportSize({ width: 600, height: 600 });
    await page.mouse.move(x + 200, y + 100, { steps: 3 });
    await page.mouse.up();
    await expectEventually(async () => (await boxOf(hugs)).width, 600);
  });

  test('stay where keys have moved them when the screen changes', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const { x } = await boxOf(hugs);
    await page.getByRole('button', { name: `Window menu of ${HUGS}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move' }).press('Enter');
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
    await page.setViewportSize({ width: 1240, height: 700 });
    await expectEventually(async () => (await boxOf(hugs)).height, 654);
    await page.getByText('Arrow keys').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    expect((await boxOf(hugs)).x).toBe(x + 64);
  });
});
