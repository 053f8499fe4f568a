/**
 * Counts the thresholds of one run of k6, as its summary tells them: `true` is one that was crossed. A run that fails in
 * any other way counts as one failed test.
 *
 * @param {unknown} summary what `--summary-export` wrote
 * @param {boolean} ok whether k6 itself was content
 * @returns {import('../test/tally.mjs').Tally}
 */
export function thresholdTally(summary, ok) {
  const crossed = values(property(summary, 'metrics')).flatMap((metric) => values(property(metric, 'thresholds')));
  const failed = crossed.filter((one) => one === true).length;
  return { passed: crossed.length - failed, failed: failed === 0 && !ok ? 1 : failed };
}

/**
 * @param {unknown} thing
 * @param {string} key
 * @returns {unknown}
 */
const property = (thing, key) => Object.entries(isObject(thing) ? thing : {}).find(([name]) => name === key)?.[1];

/** @param {unknown} thing */
const values = (thing) => (isObject(thing) ? Object.values(thing) : []);

/**
 * @param {unknown} thing
 * @returns {thing is object}
 */
const isObject = (thing) => typeof thing === 'object' && thing !== null;
