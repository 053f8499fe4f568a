/**
 * What a visitor felt, in milliseconds; `cls` has no unit.
 *
 * @typedef {{ lcp: number, lcpElement: string, cls: number, inp: number }} Vitals
 */

/** Runs in the page, before anything else: notes what Chromium measures. */
export function observeVitals() {
  const vitals = { lcp: 0, lcpElement: '', cls: 0, inp: 0 };
  Object.assign(globalThis, { vitals });
  /** @type {(type: string, note: (entry: any) => void, options?: object) => void} */
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
    vitals.lcpElement = entry.element?.id || entry.element?.localName || '';
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value;
  });
  observe(
    'event',
    (entry) => {
      if (entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/**
 * What has been noted so far.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Vitals>}
 */
export const readVitals = (page) => page.evaluate(() => Reflect.get(globalThis, 'vitals'));
