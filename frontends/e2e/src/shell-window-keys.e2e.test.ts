import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { boxOf, openFromStart, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const [HUGS, DRAW, MASCOTS] = ['Hug Your Mascot', 'Draw Marcel', 'Mascotdex'] as const;

async function openDesktop(options?: Parameters<ReturnType<typeof browser>['newPage']>[0]): Promise<Page> {
  const page = await browser().newPage(options);
  await page.goto(product().url('/'));
  return page;
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname);
const said = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor();

test('keys go from window to window, fill the room with one, minimise and close it, and say so', async () => {
  const page = await openDesktop();
  const hugs = await openFromStart(page, HUGS);
  const before = await boxOf(hugs);
  await openFromStart(page, DRAW);
  await page.keyboard.press('Alt+PageDown');
  await expectEventually(() => pathOf(page), '/marcel-hugs');
  await said(page, `${HUGS}, window 1 of 2`);
  await page.locator('h1:focus', { hasText: HUGS }).waitFor();
  await page.keyboard.press('Alt+Shift+Home');
  expect(await boxOf(hugs)).toEqual({ x: 0, y: 0, width: 640, height: 760 });
  await said(page, `${HUGS} tiled left`);
  await page.keyboard.press('Alt+PageUp');
  await expectEventually(() => pathOf(page), '/draw-marcel');
  await page.locator('h1:focus', { hasText: DRAW }).waitFor();
  await page.keyboard.press('Alt+Shift+End');
  expect(await boxOf(windowOf(page, DRAW))).toEqual({ x: 640, y: 0, width: 640, height: 760 });
  await screenshot(page, 'shell-windows-tiled');
  await page.keyboard.press('Alt+Shift+PageDown');
  await expectEventually(() => pathOf(page), '/marcel-hugs');
  await page.keyboard.press('Alt+Shift+PageUp');
  expect(await boxOf(hugs)).toEqual({ x: 0, y: 0, width: 1280, height: 760 });
  await page.keyboard.press('Alt+Shift+PageUp');
  expect(await boxOf(hugs)).toEqual(before);
  await page.keyboard.press('Alt+Shift+Delete');
  await said(page, `${HUGS} closed`);
  await hugs.waitFor({ state: 'detached' });
  expect(await pathOf(page)).toBe('/');
  await page.keyboard.press('Alt+PageDown');
  await windowOf(page, DRAW).waitFor();
});

test('Alt+Shift+Enter opens START and closes it', async () => {
  const page = await openDesktop({ width: 768 });
  await page.getByRole('button', { name: 'START' }).waitFor();
  await page.keyboard.press('Alt+Shift+Enter');
  await page.locator('[role="menuitem"]:focus', { hasText: HUGS }).waitFor();
  await page.keyboard.press('Alt+Shift+Enter');
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
});

test('a window goes on being moved while keys are pressed that say nothing by themselves', async () => {
  const page = await openDesktop();
  const window = await openFromStart(page, HUGS);
  const { x } = await boxOf(window);
  await window.getByRole('button', { name: `Window menu of ${HUGS}` }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  for (const key of ['Control', 'Shift', 'Alt', 'CapsLock', 'AudioVolumeUp']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  await expectEventually(async () => (await boxOf(window)).x, x + 16);
});

test('the menu of a window goes when keys take the focus to another window, and START when they take it to one', async () => {
  const page = await openDesktop();
  await openFromStart(page, DRAW);
  const hugs = await openFromStart(page, HUGS);
  const items = page.getByRole('menuitem');
  for (const button of [
    hugs.getByRole('button', { name: `Window menu of ${HUGS}` }),
    page.getByRole('button', { name: 'START' }),
  ]) {
    await expectEventually(() => pathOf(page), '/marcel-hugs');
    await button.click();
    await page.locator('[role="menuitem"]:focus').waitFor();
    await page.keyboard.press('Alt+PageDown');
    await page.locator('h1:focus', { hasText: DRAW }).waitFor();
    await expectEventually(() => items.count(), 0);
    await page.keyboard.press('Alt+PageDown');
  }
});

test('the button of a window has its menu by a right click and by the arrow up', async () => {
  const page = await openDesktop();
  const hugs = await openFromStart(page, HUGS);
  await openFromStart(page, DRAW);
  await taskButton(page, HUGS).click({ button: 'right' });
  await screenshot(page, 'shell-window-task-menu');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Tile Left' }).click();
  expect(await boxOf(hugs)).toMatchObject({ x: 0, width: 640 });
  await expectEventually(() => pathOf(page), '/marcel-hugs');
  await taskButton(page, DRAW).press('ArrowUp');
  await page.getByRole('menuitem', { name: 'Close Window' }).press('Enter');
  await windowOf(page, DRAW).waitFor({ state: 'detached' });
  expect(await pathOf(page)).toBe('/marcel-hugs');
  await page.getByRole('button', { name: 'Show desktop' }).click();
  await hugs.waitFor({ state: 'hidden' });
  expect(await pathOf(page)).toBe('/');
});

test('a link opens in a window of its own, so that two mascots stand side by side', async () => {
  const page = await openDesktop({ width: 1600, height: 900, ...REFUSED });
  const mascots = await openFromStart(page, MASCOTS);
  const link = (name: string) => mascots.getByRole('link', { name }).first();
  await link('Octocat').click({ modifiers: ['Control'] });
  await windowOf(page, 'Octocat').waitFor();
  await expectEventually(() => pathOf(page), '/mascotdx/octocat');
  await page.keyboard.press('Alt+Shift+Home');
  await taskButton(page, MASCOTS).click();
  await link('Tux').click({ button: 'middle' });
  await windowOf(page, 'Tux').waitFor();
  await page.keyboard.press('Alt+Shift+End');
  expect(await boxOf(windowOf(page, 'Octocat'))).toMatchObject({ x: 0, width: 800 });
  expect(await boxOf(windowOf(page, 'Tux'))).toMatchObject({ x: 800, width: 800 });
  await screenshot(page, 'shell-windows-two-mascots');
  expect(page.context().pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Window menu of Tux' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Open in New Window' }).press('Enter');
  await expectEventually(() => taskButton(page, 'Tux').count(), 2);
  await page.goBack();
  await page.reload();
  await windowOf(page, 'Octocat').waitFor();
  await expectEventually(() => taskButton(page, 'Tux').count(), 2);
});

test('Ctrl+Enter on a link opens it in a window of its own, beside the one that has it, and the focus goes there', async () => {
  const page = await openDesktop(REFUSED);
  const mascots = await openFromStart(page, MASCOTS);
  await mascots.getByRole('link', { name: 'Octocat' }).first().press('Control+Enter');
  await windowOf(page, 'Octocat').waitFor();
  await expectEventually(() => pathOf(page), '/mascotdx/octocat');
  expect(await taskButton(page, MASCOTS).count()).toBe(1);
  await expectEventually(() => page.evaluate(() => document.activeElement?.textContent), 'Octocat');
  expect(page.context().pages()).toHaveLength(1);
});

test('buttons for which there is too little room are one for each program', async () => {
  const page = await openDesktop({ width: 920, height: 700 });
  await openFromStart(page, MASCOTS);
  for (let more = 0; more < 5; more++) {
    await page.getByRole('button', { name: 'Window menu of Mascotdex' }).last().press('Enter');
    await page.getByRole('menuitem', { name: 'Open in New Window' }).press('Enter');
    await expectEventually(() => page.locator('[data-window]').count(), more + 2);
  }
  const group = taskButton(page, 'Mascotdex (6)');
  await group.click();
  await screenshot(page, 'shell-windows-grouped');
  await page.getByRole('menuitem', { name: MASCOTS }).first().click();
  await expectEventually(() => page.locator('[data-window]').first().getAttribute('data-front'), 'true');
});
