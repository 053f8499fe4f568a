import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const TIMEOUT_MS = 30_000;
const INTERVAL_MS = 50;

/** Reads a value until it is the expected one. */
export async function expectEventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const value = await read();
    try {
      expect(value).toEqual(expected);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(INTERVAL_MS);
    }
  }
}

/** Waits for a toast by its title or its body; the same text elsewhere on the page does not count. */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByText(text, { exact: true })
    .first()
    .waitFor();

/** Waits until the page is at a path with a query, such as `/?window=gallery`. */
export const expectAddress = (page: Page, expected: string): Promise<void> =>
  expectEventually(() => page.evaluate(() => location.pathname + location.search), expected);

/** Waits until the element with the focus has this text. */
export const expectFocus = (page: Page, text: string): Promise<void> =>
  expectEventually(() => page.evaluate(() => document.activeElement?.textContent ?? ''), text);
