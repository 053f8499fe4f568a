import type { Locator, Page } from 'playwright-core';
import { expectAccessible, screenshot, useBrowser, useProduct } from './harness';
import { openFromStart, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const [HUGS, DRAW] = ['Hug Your Mascot', 'Draw Marcel'] as const;

async function openDesktop(): Promise<Page> {
  const page = await browser().newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product().url('/'));
  return page;
}

/** How thick the line around it is that the system draws where it draws no shadows. */
const line = (element: Locator): Promise<string> =>
  element.evaluate((it) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    return outlineStyle === 'none' ? 'none' : outlineWidth;
  });

const background = (element: Locator): Promise<string> =>
  element.evaluate((it) => getComputedStyle(it).backgroundColor);

describe('in the few colors of the system', () => {
  test('windows have edges, and that in front the thicker ones', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const draw = await openFromStart(page, DRAW);
    expect(await line(hugs.locator('xpath=ancestor::*[@data-window]'))).toBe('1px');
    expect(await line(draw.locator('xpath=ancestor::*[@data-window]'))).toBe('3px');
    expect(await line(windowOf(page, HUGS).getByRole('button', { name: /^Close/ }))).toBe('1px');
    expect(await line(taskButton(page, HUGS))).toBe('1px');
    expect(await line(taskButton(page, DRAW))).toBe('3px');
    await expectAccessible(page);
    await screenshot(page, 'shell-forced-colors-windows');
  });

  test('what is pressed in a program is seen, and so are fields and links that look like buttons', async () => {
    const page = await openDesktop();
    const mascots = await openFromStart(page, 'Mascotdex');
    const [pressed, other] = ['true', 'false'].map((is) => mascots.locator(`button[aria-pressed=${is}]`).first());
    expect(await line(pressed ?? mascots)).toBe('3px');
    expect(await line(other ?? mascots)).toBe('1px');
    expect(await line(mascots.getByRole('link', { name: 'Submit Mascot' }))).toBe('1px');
    expect(await line(mascots.getByPlaceholder(/^Search by name/).locator('..'))).toBe('1px');
    await expectAccessible(page);
    await screenshot(page, 'shell-forced-colors-mascotdex');
  });

  test('menus have edges, and what is chosen in them is seen', async () => {
    const page = await openDesktop();
    await page.getByRole('button', { name: 'START' }).click();
    const items = page.getByRole('menu', { name: 'Programs' }).getByRole('menuitem');
    await page.locator(':focus[role=menuitem]').waitFor();
    expect(await background(items.first())).not.toBe(await background(items.last()));
    await screenshot(page, 'shell-forced-colors-start');
    await page.getByRole('combobox').fill('a');
    const found = page.getByRole('option');
    await found.nth(1).waitFor();
    expect(await background(found.first())).not.toBe(await background(found.last()));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(700, 250, { button: 'right' });
    const menu = page.getByRole('menu');
    await menu.waitFor();
    expect(await line(menu)).toBe('1px');
    await menu.getByRole('menuitem', { name: 'README' }).hover();
    expect(await background(menu.getByRole('menuitem', { name: 'README' }))).not.toBe(
      await background(menu.getByRole('menuitem', { name: 'Display Settings' })),
    );
  });
});
