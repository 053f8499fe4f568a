/** @typedef {{ passed: number, failed: number, skipped?: number }} Tally */

/**
 * @param {Tally[]} tallies
 * @returns {Required<Tally>}
 */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped = 0 } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * The line that ends a run of the tests.
 *
 * @param {Tally} tally
 */
export function closingLine({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
