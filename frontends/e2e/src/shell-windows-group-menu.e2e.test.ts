import type { Page } from 'playwright-core';
import { expectEventually, screenshot, useBrowser, useProduct } from './harness';
import { boxOf, openFromStart, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const MASCOTS = 'Mascotdex';

async function openDesktop(options?: Parameters<ReturnType<typeof browser>['newPage']>[0]): Promise<Page> {
  const page = await browser().newPage(options);
  await page.goto(product().url('/'));
  return page;
}

test('the menu of a group of windows stays on a low screen with large text', async () => {
  const page = await openDesktop({ width: 1024, height: 520 });
  await page.evaluate(() => localStorage.setItem('marcel_display', JSON.stringify({ text: 'largest' })));
  await page.reload();
  await openFromStart(page, MASCOTS);
  for (let opened = 1; opened < 12; opened++) {
    await page
      .getByRole('button', { name: `Window menu of ${MASCOTS}` })
      .last()
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Open in New Window' }).press('Enter');
    await expectEventually(() => windowOf(page, MASCOTS).count(), opened + 1);
  }
  await taskButton(page, 'Mascotdex (12)').click();
  const { x, y, width, height } = await boxOf(page.getByRole('menu', { name: 'Mascotdex (12)' }).locator('..'));
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(480);
  expect(x + width).toBeLessThanOrEqual(1024);
  for (const entry of await page.getByRole('menuitem').all()) await entry.click({ trial: true });
  await screenshot(page, 'shell-window-group-menu-low');
});
