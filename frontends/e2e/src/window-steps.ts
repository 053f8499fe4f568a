import type { Locator, Page } from 'playwright-core';

/** A window by the name of its program, also while it is minimised. */
export const windowOf = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { level: 1, name: title, includeHidden: true }) });

export const taskButton = (page: Page, title: string): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: title, exact: true });

/** Opens a program from START, which no window covers. */
export async function openFromStart(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('menuitem', { name: title, exact: true }).click();
  await page.locator('h1:focus', { hasText: title }).waitFor();
  return windowOf(page, title);
}

export async function boxOf(window: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await window.boundingBox();
  if (!box) throw new Error('The window has no box');
  return box;
}

/** Presses the pointer at a place, takes it elsewhere in steps, and lets it go. */
export async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
  await page.mouse.up();
}

/** Puts a finger down, takes it elsewhere, lets it rest there and lifts it: on a screen with a mouse, too. */
export function dragByTouch(
  page: Page,
  { x, y }: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const places = [0, 0.25, 0.5, 0.75, 1, 1, 1].map((part) => ({ x: x + by.x * part, y: y + by.y * part }));
  return touch(page, places);
}

/** Taps the middle of something with a finger, on a screen with a mouse, too. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  await touch(page, [{ x: x + width / 2, y: y + height / 2 }]);
}

/** How long a finger is at each place, in seconds: lifted while it is quick, it would throw what it holds, and the next tap only stop that. */
const SLOWLY = 0.1;

async function touch(page: Page, places: readonly { x: number; y: number }[]): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const start = Date.now() / 1000 - places.length * SLOWLY;
  for (const [step, place] of places.entries())
    await input.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [place],
      timestamp: start + step * SLOWLY,
    });
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await input.detach();
}
