import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {boolean} ok @returns {Tally} */
export const oneCheck = (ok) => ({ passed: Number(ok), failed: Number(!ok), skipped: 0 });

/**
 * Reads the counts of a Jest run. A file that could not run counts as one failed test, and so does any other failure.
 *
 * @param {string} file path given as `--outputFile`
 * @param {boolean} ok whether Jest has succeeded
 * @returns {Tally}
 */
export function jestTally(file, ok) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return oneCheck(false);
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites || Number(!ok);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/** Returns the last line of a test run. @param {Tally[]} tallies */
export function lastLine(tallies) {
  const sum = (/** @type {keyof Tally} */ key) => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
