import type { Page } from 'playwright-core';
import { expectEventually, useBrowser, useProduct } from './harness';
import { boxOf, openFromStart, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const README = 'README';

async function openReadme(): Promise<Page> {
  const page = await browser().newPage();
  await page.goto(product().url('/'));
  await openFromStart(page, README);
  return page;
}

describe('Escape takes back what is done to a window that it closes else', () => {
  test.each(['Move', 'Size'])('%s of its menu', async (item) => {
    const page = await openReadme();
    const readme = windowOf(page, README);
    const before = await boxOf(readme);
    await page.getByRole('button', { name: `Window menu of ${README}` }).press('Enter');
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
    await page.keyboard.press('ArrowLeft');
    expect(await boxOf(readme)).not.toEqual(before);
    await page.keyboard.press('Escape');
    await expectEventually(() => boxOf(readme), before);
    await page.keyboard.press('Escape');
    await readme.waitFor({ state: 'detached' });
  });

  test.each([
    ['moved by its title bar', 'title'],
    ['sized by its corner', 'corner'],
  ])('while it is %s', async (_, grip) => {
    const page = await openReadme();
    const readme = windowOf(page, README);
    const before = await boxOf(readme);
    const { x, y } =
      grip === 'title'
        ? { x: before.x + 200, y: before.y + 20 }
        : { x: before.x + before.width - 2, y: before.y + before.height - 2 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 10, { steps: 3 });
    expect(await boxOf(readme)).not.toEqual(before);
    await page.keyboard.press('Escape');
    await expectEventually(() => boxOf(readme), before);
    await page.mouse.move(x - 90, y - 15);
    await page.mouse.up();
    expect(await boxOf(readme)).toEqual(before);
  });
});
