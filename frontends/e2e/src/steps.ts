import { text } from 'node:stream/consumers';
import type { Download, Locator, Page } from 'playwright-core';
import { expectEventually, expectToast } from './harness';

/** Waits until the picture of this name is loaded. */
export const expectPicture = (page: Page, name: string): Promise<void> =>
  expectEventually(
    () =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    true,
  );

/** Waits until the picture of a card is loaded and is not the given one; returns its address. */
export async function pictureOf(page: Page, card: string, other?: string): Promise<string> {
  const handle = await page.waitForFunction(
    ([name, seen]) => {
      const cards = [...document.querySelectorAll('article')].filter((one) => one.ariaLabel === name);
      const picture = cards[0]?.querySelector<HTMLImageElement>('img[srcset]');
      picture?.scrollIntoView();
      const source = picture?.getAttribute('src');
      return picture && picture.naturalWidth > 0 && source !== seen ? source : null;
    },
    [card, other] as const,
  );
  return String(await handle.jsonValue());
}

/** Does what the browser does when the visitor comes back to the tab from another one. */
export const returnToTab = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

export async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('This has no box');
  return box;
}

export async function drawZigzag(page: Page): Promise<void> {
  const board = page.getByRole('application', { name: 'Drawing board' });
  await board.evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }));
  const box = await boxOf(board);
  const moveTo = (x: number, y: number) => page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 4 });
  await moveTo(0.2, 0.3);
  await page.mouse.down();
  await moveTo(0.4, 0.7);
  await moveTo(0.6, 0.2);
  await moveTo(0.8, 0.6);
  await page.mouse.up();
}

/** Returns how many pixels of the board are not paper, by their green: each color of the brush has less of it. */
export const countDrawnPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector('canvas')?.getContext('2d');
    const bytes = [...(board?.getImageData(0, 0, 400, 400).data ?? [])];
    return bytes.filter((value, index) => index % 4 === 1 && value < 250).length;
  });

/** Presses Tab until an element has the focus whose name, or label, begins like this. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const label = isField ? element.labels?.[0]?.textContent : undefined;
      return element?.ariaLabel ?? label ?? element?.textContent ?? '';
    });
  for (let press = 0; press < 60; press++) {
    if ((await focused()).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never leads to ${name}`);
}

async function startDownload(page: Page, button: string): Promise<Download> {
  const [started] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return started;
}

export const download = async (page: Page, button: string): Promise<string> =>
  (await startDownload(page, button)).suggestedFilename();

export const downloadText = async (page: Page, button: string): Promise<string> =>
  text(await (await startDownload(page, button)).createReadStream());

export const icon = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name });

export const expectAnnounced = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

export async function giveReason(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill(reason);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expectToast(page, 'Undone');
}

export async function undoByKey(page: Page): Promise<void> {
  await page.keyboard.press('u');
  await expectToast(page, 'Undone');
}
