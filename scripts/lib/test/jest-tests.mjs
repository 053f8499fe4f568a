import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { runAloud, tool } from '../shared/processes.mjs';
import { readJsonIfThere } from '../shared/repository.mjs';
import { pattern } from './test-files.mjs';

const SLOW_FIRST = path.join(import.meta.dirname, '../jest/slow-first.cjs');

/** Longest that all of them may take, so that a process kept alive by a leak does end. */
const MOST_MS = 78 * 60_000;

/** Stands for what failed where no test did. */
export const ENDED = `Jest itself: it failed, or took more than ${MOST_MS / 60_000} minutes and was ended`;

/** Longer than any test needs on a busy machine; where there are several packages Jest asks none of them. */
const TEST_TIMEOUT_MS = 120_000;

/** One more than there are processors: many a test waits for another process. */
const WORKERS = availableParallelism() + 1;

/** What a worker may still hold between two files; one that holds more makes room for a new one. */
const WORKER_MEMORY = '1GB';

/**
 * @typedef {import('../build/workspaces.mjs').Workspace} Workspace
 * @typedef {import('./tally.mjs').Tally} Tally
 */

/**
 * Runs the Jest tests of some tiers in some packages, all in one go: where one waits another one has the processor.
 *
 * @param {string} root
 * @param {Workspace[]} workspaces
 * @param {import('./test-files.mjs').Tier[]} tiers
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
export function runJestTests(root, workspaces, tiers, env) {
  return runJest(root, workspaces, ['--testPathPatterns', pattern(...tiers).source], env);
}

/**
 * Runs the unit tests of some packages that import, over however many steps, one of the files of their own package, and
 * the integration tests among them that are near to one: most others start the whole product.
 *
 * @param {string} root
 * @param {Workspace[]} workspaces
 * @param {string[]} files paths relative to the root
 * @returns {Promise<Tally>}
 */
export function runRelatedTests(root, workspaces, files) {
  const ignored = ['--testPathIgnorePatterns', pattern('e2e').source, farAway(root, files).source];
  const related = ['--findRelatedTests', ...files.map((file) => path.join(root, file))];
  return runJest(root, workspaces, ['--passWithNoTests', ...ignored, ...related], process.env);
}

/** How many folders lead to what belongs together, such as `backend/src/contexts/mascots`. */
const NEAR = 4;

/**
 * What the paths of integration tests look like that are near to none of the files.
 *
 * @param {string} root
 * @param {string[]} files paths relative to the root
 */
export function farAway(root, files) {
  const near = files.map((file) => path.posix.dirname(file).split('/').slice(0, NEAR));
  const folders = near.map((names) => path.join(root, ...names).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^(?!(?:${[...new Set(folders)].join('|')})/).*${pattern('int').source}`);
}

/**
 * @param {string} root
 * @param {Workspace[]} workspaces
 * @param {string[]} chosen options that choose the tests
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function runJest(root, workspaces, chosen, env) {
  if (workspaces.length === 0) return { passed: 0, failed: 0 };
  const results = await mkdtemp(path.join(tmpdir(), 'marcel-jest-'));
  const file = path.join(results, 'results.json');
  const options = [
    '--ci',
    '--json',
    `--outputFile=${file}`,
    `--testTimeout=${TEST_TIMEOUT_MS}`,
    `--maxWorkers=${WORKERS}`,
    `--workerIdleMemoryLimit=${WORKER_MEMORY}`,
    `--testSequencer=${SLOW_FIRST}`,
    ...chosen,
    '--projects',
    ...workspaces.map(({ folder }) => folder),
  ];
  // A dumb terminal gets whole lines only: others write to it at the same time.
  const where = { cwd: root, env: { ...env, TERM: 'dumb' }, timeout: MOST_MS };
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
  if (failed === 0 && !ok) return { passed, failed: 1, skipped, names: [ENDED] };
  return { passed, failed, skipped, names: failedIn(report) };
}

/**
 * The files that could not run, and the tests that failed in the others.
 *
 * @param {unknown} report
 * @returns {string[]}
 */
function failedIn(report) {
  return listIn(report, 'testResults').flatMap((file) => {
    const place = path.relative(process.cwd(), String(fieldOf(file, 'name')));
    const failed = listIn(file, 'assertionResults').filter((one) => fieldOf(one, 'status') === 'failed');
    if (failed.length > 0) return failed.map((one) => `${place}: ${String(fieldOf(one, 'fullName'))}`);
    return fieldOf(file, 'status') === 'failed' ? [place] : [];
  });
}

/**
 * @param {unknown} report
 * @param {string} key
 * @returns {number}
 */
function count(report, key) {
  const value = fieldOf(report, key);
  return typeof value === 'number' ? value : 0;
}

/**
 * @param {unknown} record
 * @param {string} key
 * @returns {unknown[]}
 */
function listIn(record, key) {
  const value = fieldOf(record, key);
  return Array.isArray(value) ? value : [];
}

/**
 * @param {unknown} record
 * @param {string} key
 * @returns {unknown}
 */
function fieldOf(record, key) {
  return typeof record === 'object' && record !== null ? Reflect.get(record, key) : undefined;
}
