/** How long nothing is fetched before a page has all that it begins with, in milliseconds. */
const QUIET_MS = 500;

/** How long it is waited for: what is fetched without end is not what a page begins with. */
const MOST_MS = 8000;

/**
 * Waits, once it is asked to, until nothing is fetched any more; streams of events never end, and count for nothing.
 *
 * @param {import('playwright-core').Page} page
 * @returns {() => Promise<void>}
 */
export function whenQuiet(page) {
  /** @type {Set<import('playwright-core').Request>} */
  const pending = new Set();
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request);
    note();
  });
  /** @param {import('playwright-core').Request} request */
  const end = (request) => {
    pending.delete(request);
    note();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const asked = performance.now();
    while ((pending.size > 0 || performance.now() - last < QUIET_MS) && performance.now() - asked < MOST_MS)
      await page.waitForTimeout(50);
  };
}
