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
 * What ends a run of the tests: skipped ones on a line of their own, if there are any, then the line that tells the outcome.
 *
 * @param {Tally} tally
 */
export function closingLines({ passed, failed, skipped = 0 }) {
  return `${skipped > 0 ? `${skipped} skipped\n` : ''}${passed} passed, ${failed} failed`;
}
