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
