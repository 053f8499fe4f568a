import path from 'node:path';
import { readWorkspaces } from '../build/workspaces.mjs';
import { lintChecks, makeChecks, typeChecks } from '../lint/checks.mjs';
import { HOW_TO_GET_CHROMIUM, findChromium } from './chromium.mjs';
import { runJestTests } from './jest-tests.mjs';
import { provideMongo } from './mongo-server.mjs';
import { runScriptTests } from './script-tests.mjs';
import { sum } from './tally.mjs';
import { testFiles } from './test-files.mjs';

/**
 * @typedef {import('../shared/progress.mjs').Progress} Progress
 * @typedef {import('./built-tools.mjs').BuiltTools} BuiltTools
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {import('./test-files.mjs').Tier} Tier
 */

/**
 * Style, import directions, generated files and types.
 *
 * @param {string} root
 * @param {Progress} progress
 * @returns {Promise<Tally>}
 */
export async function runChecks(root, progress) {
  return makeChecks(root, [...(await lintChecks(root)), ...(await typeChecks(root))], progress);
}

/**
 * Runs the tests of some tiers in the scripts and in every package. Those that need a browser are left out, loudly, where
 * there is none.
 *
 * @param {string} root
 * @param {Tier[]} tiers
 * @param {BuiltTools} tools for what takes servers
 * @returns {Promise<Tally>}
 */
export async function runTests(root, tiers, tools) {
  const chromium = await findChromium(process.env);
  const needServers = tiers.some((tier) => tier !== 'unit');
  const mongo = needServers ? await provideMongo(await tools.ferretDb(), process.env) : undefined;
  const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }), ...mongo?.env };
  try {
    return sum([await runScriptTests(root, tiers), await runPackageTests(root, tiers, env)]);
  } finally {
    await mongo?.stop();
  }
}

/**
 * @param {string} root
 * @param {Tier[]} tiers
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function runPackageTests(root, tiers, env) {
  const tested = [];
  const tallies = [];
  for (const workspace of await readWorkspaces(root)) {
    const files = await testFiles(path.join(root, workspace.folder), tiers);
    if (files.length === 0) continue;
    const needsBrowser = workspace.dependencies.includes('playwright-core');
    if (needsBrowser && !env.CHROMIUM_PATH) tallies.push(leaveOut(root, files));
    else tested.push(workspace);
  }
  return sum([...tallies, await runJestTests(root, tested, tiers, env)]);
}

/**
 * @param {string} root
 * @param {string[]} files
 * @returns {Tally}
 */
function leaveOut(root, files) {
  console.error(`\n!!! These browser tests were LEFT OUT. ${HOW_TO_GET_CHROMIUM}`);
  for (const file of files) console.error(`!!!   ${path.relative(root, file)}`);
  return { passed: 0, failed: 0, skipped: files.length };
}
