import path from 'node:path';
import { readWorkspaces } from '../build/workspaces.mjs';
import { lintChecks, makeChecks, typeChecks } from '../lint/checks.mjs';
import { HOW_TO_GET_CHROMIUM, findChromium } from './chromium.mjs';
import { runJestTests } from './jest-tests.mjs';
import { runLoadScripts } from './load-scripts.mjs';
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
 * What can be tested.
 *
 * @type {Readonly<Record<string, (root: string, progress: Progress, tools: BuiltTools) => Promise<Tally>>>}
 */
export const STAGES = {
  checks: async (root, progress) =>
    makeChecks(root, [...(await lintChecks(root)), ...(await typeChecks(root))], progress),
  unit: (root) => runTier(root, 'unit'),
  int: (root, _, tools) => runTier(root, 'int', tools),
  e2e: (root, _, tools) => runTier(root, 'e2e', tools),
  load: async (root, _, tools) => runLoadScripts(root, await tools.k6()),
};

/**
 * Runs the tests of one tier in the scripts and in every package. Those that need a browser are left out, loudly, where
 * there is none.
 *
 * @param {string} root
 * @param {Tier} tier
 * @param {BuiltTools} [tools] for what takes servers
 * @returns {Promise<Tally>}
 */
async function runTier(root, tier, tools) {
  const chromium = await findChromium(process.env);
  const mongo = tools && (await provideMongo(await tools.ferretDb(), process.env));
  const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }), ...mongo?.env };
  try {
    return await runTests(root, tier, env);
  } finally {
    await mongo?.stop();
  }
}

/**
 * @param {string} root
 * @param {Tier} tier
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function runTests(root, tier, env) {
  const tallies = [await runScriptTests(root, tier)];
  for (const workspace of await readWorkspaces(root)) {
    const files = await testFiles(path.join(root, workspace.folder), tier);
    if (files.length === 0) continue;
    const needsBrowser = workspace.dependencies.includes('playwright-core');
    if (needsBrowser && !env.CHROMIUM_PATH) tallies.push(leaveOut(root, files));
    else tallies.push(await runJestTests(root, workspace, tier, env));
  }
  return sum(tallies);
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
