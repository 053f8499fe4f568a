import type { Page } from 'playwright-core';

/** How wide the windows of the visitors are, from the narrowest on. */
export const WIDTHS = [320, 375, 768, 1280] as const;

/**
 * Shows a page, opened at the narrowest width, at one after the other, where it has to fit; then looks at it.
 *
 * @throws when the page is wider than its window
 */
export async function expectFits(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<unknown>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What a component makes of its new width is painted a frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await look(width);
  }
}
