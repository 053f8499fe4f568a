import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { runAloud } from '../shared/processes.mjs';

/**
 * @typedef {object} LoadOptions
 * @property {string} k6 the program
 * @property {boolean} smoke whether a few rounds are enough
 * @property {string} [only] name of the one script to run, such as `browsing`
 */

/**
 * Runs the load scripts against a product, one after the other.
 *
 * @param {string} root
 * @param {import('./loaded-product.mjs').LoadedProduct} product
 * @param {LoadOptions} options
 * @returns {Promise<string[]>} names of those that failed
 * @throws {StepFailed} when `only` names none
 */
export async function runLoad(root, { address, adminToken }, { k6, smoke, only }) {
  const folder = path.join(root, 'backend', 'load');
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.basename(file, '.js'));
  const chosen = names.filter((name) => only === undefined || name === only);
  if (chosen.length === 0) throw new StepFailed(`There is no load script ${only}; there are ${names.join(', ')}.`);

  const env = { ...process.env, BASE_URL: address, ADMIN_TOKEN: adminToken, SMOKE: String(smoke) };
  const failed = [];
  for (const name of chosen.sort()) {
    console.log(`\n${name}`);
    const command = [k6, 'run', '--quiet', '--no-usage-report', '--include-system-env-vars', `${name}.js`];
    if (!(await runAloud(command, { cwd: folder, env }))) failed.push(name);
  }
  return failed;
}
