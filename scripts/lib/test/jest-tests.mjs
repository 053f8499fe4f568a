import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runAloud, tool } from '../shared/processes.mjs';
import { readJsonIfThere } from '../shared/repository.mjs';
import { pattern } from './test-files.mjs';

/** Longest that the tests of one tier in one package may take, so that a process kept alive by a leak does end. */
const MOST_MS = 20 * 60_000;

/**
 * Runs the Jest tests of one tier in one package.
 *
 * @param {string} root
 * @param {import('../build/workspaces.mjs').Workspace} workspace
 * @param {import('./test-files.mjs').Tier} tier
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export function runJestTests(root, workspace, tier, env) {
  return runJest(root, workspace, ['--testPathPatterns', pattern(tier).source], env);
}

/**
 * Runs the unit and integration tests in a package that import, over however many steps, one of the files.
 *
 * @param {string} root
 * @param {import('../build/workspaces.mjs').Workspace} workspace
 * @param {string[]} files paths relative to the root
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export function runRelatedTests(root, workspace, files) {
  const quick = ['--passWithNoTests', '--testPathIgnorePatterns', pattern('e2e').source];
  const related = ['--findRelatedTests', ...files.map((file) => path.join(root, file))];
  return runJest(root, workspace, [...quick, ...related], process.env);
}

/**
 * @param {string} root
 * @param {import('../build/workspaces.mjs').Workspace} workspace
 * @param {string[]} chosen options that choose the tests
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
async function runJest(root, { folder }, chosen, env) {
  const results = await mkdtemp(path.join(tmpdir(), 'marcel-jest-'));
  const file = path.join(results, 'results.json');
  const options = ['--ci', '--json', `--outputFile=${file}`, ...chosen];
  // A dumb terminal gets whole lines only: others write to it at the same time.
  const where = { cwd: path.join(root, folder), env: { ...env, TERM: 'dumb' }, timeout: MOST_MS };
  const ok = await runAloud([...tool(root, 'jest'), ...options], where);
  const tally = tallyOf(await readJsonIfThere(file), ok);
  await rm(results, { recursive: true });
  return tally;
}

/**
 * Counts what Jest reports. A file that could not run counts as one failed test, and so does a run that fails in any
 * other way.
 *
 * @param {unknown} report
 * @param {boolean} ok whether Jest itself was content
 * @returns {Required<import('./tally.mjs').Tally>}
 */
export function tallyOf(report, ok) {
  const passed = count(report, 'numPassedTests');
  const failed = count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites');
  const skipped = count(report, 'numPendingTests') + count(report, 'numTodoTests');
  return { passed, failed: failed === 0 && !ok ? 1 : failed, skipped };
}

/**
 * @param {unknown} report
 * @param {string} key
 * @returns {number}
 */
function count(report, key) {
  if (typeof report !== 'object' || report === null) return 0;
  const value = Object.entries(report).find(([name]) => name === key)?.[1];
  return typeof value === 'number' ? value : 0;
}
