import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, screenshot, useBrowser, useProduct } from './harness';
import { drawZigzag } from './studio-support';
import { boxOf, openFromStart, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

async function openDesktop(path = '/'): Promise<Page> {
  const page = await browser().newPage();
  await page.goto(product().url(path));
  return page;
}

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const icon = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe.each([
  ['Gallery', '/?window=gallery'],
  ['My Things', '/?window=mine'],
])('%s', (name, address) => {
  test('is a window that Escape and its button close, and gives the focus back', async () => {
    const page = await openDesktop();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.getByLabel(`Close ${name}`).click()]) {
      await icon(page, name).focus();
      await page.keyboard.press('Enter');
      await page.locator('h1:focus', { hasText: name }).waitFor();
      expect(await addressOf(page)).toBe(address);
      await expectEventually(() => page.title(), `${name} - Marcel OS`);
      await leave();
      await dialog(page, name).waitFor({ state: 'detached' });
      expect(await addressOf(page)).toBe('/');
      await expectEventually(() => focused(page), name);
    }
  });

  test('leaves the taskbar and its music free, and leads back to the program below it', async () => {
    const page = await openDesktop();
    await openFromStart(page, 'Draw Marcel');
    await drawZigzag(page);
    await openFromStart(page, name);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false);
    expect(await taskButton(page, name).getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page);
    await screenshot(page, `shell-own-window ${name}`);
    await page.keyboard.press('Alt+Shift+Home');
    expect(await boxOf(dialog(page, name).locator('section').first())).toMatchObject({ x: 0, y: 0, width: 640 });
    await screenshot(page, `shell-own-window ${name} tiled`);
    await page.keyboard.press('Escape');
    await dialog(page, name).waitFor({ state: 'detached' });
    await expectEventually(() => addressOf(page), '/draw-marcel');
  });

  test('opens at its address and is there again after a reload; Escape closes it before anything has the focus', async () => {
    const page = await openDesktop('/draw-marcel');
    await windowOf(page, 'Draw Marcel').waitFor();
    await page.goto(product().url(address));
    await dialog(page, name).waitFor();
    await windowOf(page, 'Draw Marcel').waitFor({ state: 'attached' });
    await page.reload();
    await dialog(page, name).waitFor();
    await page.setViewportSize({ width: 768, height: 800 });
    await expectEventually(() => taskButton(page, name).count(), 0);
    await dialog(page, name).waitFor();
    expect(await page.getByRole('navigation', { name: 'Desktop' }).count()).toBe(0);
    await expectAccessible(page);
    await screenshot(page, `shell-own-window ${name} 768`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await taskButton(page, name).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, name).waitFor({ state: 'detached' });
    await expectEventually(() => addressOf(page), '/draw-marcel');
  });
});
