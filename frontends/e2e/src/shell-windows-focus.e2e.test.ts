import type { Page } from 'playwright-core';
import { expectEventually, useBrowser, useProduct } from './harness';
import { openFromStart, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const [DRAW, MASCOTS, README, DISPLAY, INSTALLED] = [
  'Draw Marcel',
  'Mascotdex',
  'README',
  'Display Settings',
  'Installed Programs',
] as const;

async function openDesktop(path = '/'): Promise<Page> {
  const page = await browser().newPage();
  await page.goto(product().url(path));
  return page;
}

const onDesktop = (page: Page) => page.locator('h1:focus', { hasText: 'Marcel OS' }).waitFor();
const inWindow = (page: Page, title: string) => windowOf(page, title).and(page.locator(':focus-within')).waitFor();

async function closeFromTaskbar(page: Page, title: string): Promise<void> {
  await taskButton(page, title).press('ArrowUp');
  await page.getByRole('menuitem', { name: 'Close Window' }).press('Enter');
  await windowOf(page, title).waitFor({ state: 'detached' });
}

describe('the focus stays in the page when a window goes', () => {
  test('by the menu of its button in the taskbar: to the window in front, else to the desktop', async () => {
    const page = await openDesktop();
    await openFromStart(page, MASCOTS);
    await openFromStart(page, DRAW);
    await closeFromTaskbar(page, MASCOTS);
    await inWindow(page, DRAW);
    await page.keyboard.press('Alt+Shift+PageDown');
    await onDesktop(page);
    await closeFromTaskbar(page, DRAW);
    await onDesktop(page);
  });

  test('that is minimised by keys or its button, with the focus in it', async () => {
    const page = await openDesktop();
    const display = await openFromStart(page, DISPLAY);
    await display.getByRole('radio').first().focus();
    await page.keyboard.press('Alt+Shift+PageDown');
    await onDesktop(page);
    await openFromStart(page, INSTALLED);
    await page.getByRole('button', { name: `Minimise ${INSTALLED}` }).press('Enter');
    await onDesktop(page);
  });

  test('that the address has opened, by its button and by Escape', async () => {
    const page = await openDesktop('/?window=readme');
    await page.getByRole('button', { name: `Close ${README}` }).press('Enter');
    await onDesktop(page);
    await page.goto(product().url('/?window=display'));
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Escape');
    await windowOf(page, DISPLAY).waitFor({ state: 'detached' });
    await onDesktop(page);
  });

  test('by going back in the browser', async () => {
    const page = await openDesktop();
    await openFromStart(page, README);
    await page.goBack();
    await windowOf(page, README).waitFor({ state: 'hidden' });
    await onDesktop(page);
    await openFromStart(page, DRAW);
    await openFromStart(page, README);
    await page.goBack();
    await inWindow(page, DRAW);
    await page.goBack();
    await expectEventually(() => page.evaluate(() => location.pathname), '/');
    await onDesktop(page);
  });

  test('but a page that is opened begins at its beginning', async () => {
    const page = await openDesktop('/draw-marcel');
    await windowOf(page, DRAW).waitFor();
    await taskButton(page, DRAW).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});
