import type { Page } from 'playwright-core';
import { useBrowser, useProduct } from './harness';
import { entry, openIconMenu, said, untilLively } from './icon-steps';

const product = useProduct();
const browser = useBrowser();

async function openDesktop(): Promise<Page> {
  const page = await browser().newPage({ width: 1280, height: 800 });
  await page.goto(product().url('/'));
  await untilLively(page);
  return page;
}

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
});
