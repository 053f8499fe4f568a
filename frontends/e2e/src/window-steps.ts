import type { Locator, Page } from 'playwright-core';
import { boxOf } from './steps';

export interface Point {
  x: number;
  y: number;
}

export const windowOf = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { level: 1, name: title, includeHidden: true }) });

export const taskButton = (page: Page, title: string): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: title, exact: true });

export async function openFromStart(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'START' }).click();
  if (['Display Settings', 'README'].includes(title)) await page.getByRole('menuitem', { name: 'System' }).click();
  await page.getByRole('menuitem', { name: title, exact: true }).click();
  const frame = windowOf(page, title);
  // A loaded program replaces the window with the spinner, and puts the focus on its first field or on its title.
  const loadedFrame = frame.filter({ hasNotText: `Starting ${title}...` });
  await loadedFrame.locator('h1:focus, input:focus, textarea:focus').waitFor();
  return frame;
}

export async function chooseFromMenu(page: Page, title: string, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: `Window menu of ${title}` })
    .last()
    .press('Enter');
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
}

export async function drag(page: Page, from: Point, by: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
  await page.mouse.up();
}

export function dragByTouch(page: Page, { x, y }: Point, by: Point): Promise<void> {
  const parts = [0, 0.25, 0.5, 0.75, 1, 1, 1];
  return touch(
    page,
    parts.map((part) => ({ x: x + by.x * part, y: y + by.y * part })),
  );
}

export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  await touch(page, [{ x: x + width / 2, y: y + height / 2 }]);
}

/** Seconds that a finger spends at each point: lifted sooner, it would fling what it holds. */
const STEP_SECONDS = 0.1;

async function touch(page: Page, points: readonly Point[]): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const start = Date.now() / 1000 - points.length * STEP_SECONDS;
  for (const [step, point] of points.entries())
    await input.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
      timestamp: start + step * STEP_SECONDS,
    });
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await input.detach();
}
