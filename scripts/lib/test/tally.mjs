/** `names`: those that failed, as far as they are known. @typedef {{ passed: number, failed: number, skipped?: number, names?: string[] }} Tally */

/**
 * @param {Tally[]} tallies
 * @returns {Required<Tally>}
 */
export function sum(tallies) {
  /** @type {Required<Tally>} */
  const total = { passed: 0, failed: 0, skipped: 0, names: [] };
  for (const { passed, failed, skipped = 0, names = [] } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.names.push(...names);
  }
  return total;
}

/**
 * What ends a run of the tests: the names of those that failed, where a long run has them far above, and how many were skipped, if there are
 * any, then the line that tells the outcome.
 *
 * @param {Tally} tally
 */
export function closingLines({ passed, failed, skipped = 0, names = [] }) {
  const before = [...names.map((name) => `✗ ${name}`), ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  return [...before, `${passed} passed, ${failed} failed`].join('\n');
}
