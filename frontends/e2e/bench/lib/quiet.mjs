/** How long nothing is fetched, by a page that has nothing to do, before it has all that it begins with, in milliseconds. */
const QUIET_MS = 500;

/** A page that takes longer to say that it has nothing to do had something to do. */
const BUSY_MS = 100;

/** How long it is waited for: what is fetched without end is not what a page begins with. */
const MOST_MS = 30_000;

/**
 * Waits, once it is asked to, until nothing is fetched any more and no script runs that might fetch more; streams of events never end, and count for nothing.
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
    pending.add(request);
    note();
  });
  /** @param {import('playwright-core').Request} request */
  const end = (request) => {
    pending.delete(request);
    note();
  };
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) end(response.request());
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const asked = performance.now();
    while ((pending.size > 0 || performance.now() - last < QUIET_MS) && performance.now() - asked < MOST_MS) {
      if (await isBusy(page)) note();
      else await page.waitForTimeout(50);
    }
  };
}

/** @param {import('playwright-core').Page} page */
async function isBusy(page) {
  const asked = performance.now();
  await page.evaluate(() => new Promise((done) => void globalThis.requestIdleCallback(() => done(undefined))));
  return performance.now() - asked > BUSY_MS;
}
