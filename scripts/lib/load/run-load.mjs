import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { runAloud } from '../shared/processes.mjs';
import { readJsonIfThere } from '../shared/repository.mjs';
import { thresholdTally } from './thresholds.mjs';

/**
 * @typedef {object} LoadOptions
 * @property {string} k6 the program
 * @property {boolean} smoke whether a few rounds are enough
 * @property {string} [only] name of the one script to run, such as `browsing`
 *
 * @typedef {{ name: string, tally: import('../test/tally.mjs').Tally }} LoadOutcome
 */

/** @param {string} root */
const folderOf = (root) => path.join(root, 'backend', 'load');

/**
 * @param {string} root
 * @returns {Promise<string[]>} names of the load scripts
 */
export async function loadScripts(root) {
  const files = await readdir(folderOf(root));
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.basename(file, '.js'))
    .sort();
}

/**
 * Runs the load scripts against a product, one after the other.
 *
 * @param {string} root
 * @param {import('./loaded-product.mjs').LoadedProduct} product
 * @param {LoadOptions} options
 * @returns {Promise<LoadOutcome[]>} how many thresholds of each were kept
 * @throws {StepFailed} when `only` names none
 */
export async function runLoad(root, { address, adminToken }, { k6, smoke, only }) {
  const names = await loadScripts(root);
  const chosen = names.filter((name) => only === undefined || name === only);
  if (chosen.length === 0) throw new StepFailed(`There is no load script ${only}; there are ${names.join(', ')}.`);

  const results = await mkdtemp(path.join(tmpdir(), 'marcel-k6-'));
  const env = { ...process.env, BASE_URL: address, ADMIN_TOKEN: adminToken, SMOKE: String(smoke) };
  const outcomes = [];
  for (const name of chosen) {
    console.log(`\n${name}`);
    const summary = path.join(results, `${name}.json`);
    const options = ['--quiet', '--no-usage-report', '--include-system-env-vars', `--summary-export=${summary}`];
    const ok = await runAloud([k6, 'run', ...options, `${name}.js`], { cwd: folderOf(root), env });
    outcomes.push({ name, tally: thresholdTally(await readJsonIfThere(summary), ok) });
  }
  await rm(results, { recursive: true });
  return outcomes;
}
