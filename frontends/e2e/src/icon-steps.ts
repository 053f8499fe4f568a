import type { Locator, Page } from 'playwright-core';
import { PROGRAMS } from './harness';
import { boxOf, drag } from './window-steps';

/** The icons that the product brings. */
const ALL = [...PROGRAMS.map(([name]) => name), 'Newsletter'];

export const icon = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name });
export const menu = (page: Page, name: string): Locator => page.getByRole('menu', { name, exact: true });
export const entry = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });
export const said = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).waitFor();
export const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
export const addressOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname + location.search);

export interface Place {
  x: number;
  y: number;
}

export async function placeOf(page: Page, name: string): Promise<Place> {
  const { x, y } = await boxOf(icon(page, name));
  return { x: Math.round(x), y: Math.round(y) };
}

export const placesOf = async (page: Page): Promise<Record<string, Place>> =>
  Object.fromEntries(await Promise.all(ALL.map(async (name) => [name, await placeOf(page, name)] as const)));

/** Until all icons are there, and what makes them movable, which comes with what makes Marcel alive. */
export async function untilLively(page: Page): Promise<void> {
  for (const name of ['Newsletter', 'Time Machine']) await icon(page, name).waitFor();
  await page.mouse.move(640, 5);
  await page.getByRole('button', { name: 'Pet Marcel' }).waitFor();
}

/** Opens an icon's menu by the key that every system has, also where windows lie over it. */
export async function openIconMenu(page: Page, name: string): Promise<void> {
  await icon(page, name).focus();
  await page.keyboard.press('Shift+F10');
  await menu(page, name).waitFor();
}

/** Takes an icon by its picture. */
export async function dragIcon(page: Page, name: string, by: Place): Promise<void> {
  const { x, y, width } = await boxOf(icon(page, name));
  await drag(page, { x: x + width / 2, y: y + 40 }, by);
}

const boxesOf = (page: Page) => Promise.all(ALL.map((name) => boxOf(icon(page, name))));

/** Whether every icon is wholly on the screen, above the taskbar. */
export async function areOnScreen(page: Page): Promise<boolean> {
  const { width: right, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const bottom = height - 40;
  const boxes = await boxesOf(page);
  return boxes.every(({ x, y, ...box }) => x >= 0 && y >= 0 && x + box.width <= right && y + box.height <= bottom);
}

/** Every icon is on the screen, and over no other. */
export async function expectTidy(page: Page): Promise<void> {
  expect(await areOnScreen(page)).toBe(true);
  const boxes = await boxesOf(page);
  const isOver = (one: Place, other: Place) => Math.abs(one.x - other.x) < 96 && Math.abs(one.y - other.y) < 110;
  expect(boxes.filter((one) => boxes.some((other) => other !== one && isOver(one, other)))).toEqual([]);
}
