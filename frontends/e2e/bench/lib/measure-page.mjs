import { slowDown } from './conditions.mjs';
import { whenQuiet } from './quiet.mjs';
import { weighScripts } from './scripts.mjs';
import { observeVitals, readVitals } from './vitals.mjs';

const VIEWPORT = { width: 1280, height: 800 };

/** @typedef {import('./vitals.mjs').Vitals & { sent: number, gzipped: number }} Measurement */

/**
 * Opens a page as somebody who has never been here, uses it, and tells how that felt.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {import('./pages.mjs').MeasuredPage} page
 * @returns {Promise<Measurement>}
 */
export async function measurePage(browser, origin, { path, use }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript(observeVitals);
    await slowDown(await context.newCDPSession(page));
    const weigh = weighScripts(page);
    const quiet = whenQuiet(page);
    await page.goto(new URL(path, origin).href);
    await quiet();
    const scripts = await weigh();
    await use(page);
    // Chromium reports an interaction after the frame that shows its effect.
    await page.evaluate(
      () => new Promise((resolve) => globalThis.requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    return { ...(await readVitals(page)), ...scripts };
  } finally {
    await context.close();
  }
}
