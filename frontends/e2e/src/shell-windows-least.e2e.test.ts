import type { Page } from 'playwright-core';
import { expectAccessible, screenshot, useBrowser, useProduct } from './harness';
import { boxOf, drag, openFromStart } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const MASCOTS = 'Mascotdex';

async function openDesktop(options?: Parameters<ReturnType<typeof browser>['newPage']>[0]): Promise<Page> {
  const page = await browser().newPage(options);
  await page.goto(product().url('/'));
  return page;
}

test('a window of the least size holds all that is in it, and what it lists can be reached', async () => {
  const page = await openDesktop();
  const mascots = await openFromStart(page, MASCOTS);
  await page.getByRole('link', { name: 'Octocat' }).first().waitFor();
  const box = await boxOf(mascots);
  await drag(page, { x: box.x + box.width - 2, y: box.y + box.height - 2 }, { x: -900, y: -700 });
  const { x, y, height } = await boxOf(mascots);
  expect(await boxOf(mascots)).toMatchObject({ width: 320, height: 200 });
  await screenshot(page, 'shell-window-least');
  const below = await page.evaluate(
    ([left, top]) => Boolean(document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-window]')),
    [x + 100, y + height + 12],
  );
  expect(below).toBe(false);
  const list = page.locator('[data-window-body]');
  await list.evaluate((element) => element.scrollIntoView());
  const seen = await boxOf(list);
  expect(seen.y).toBeGreaterThan(y);
  expect(seen.y + seen.height).toBeLessThanOrEqual(y + height);
  expect(seen.height).toBeGreaterThanOrEqual(140);
  await expectAccessible(page);
  await screenshot(page, 'shell-window-least-scrolled');
});
