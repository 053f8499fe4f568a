import { buildChanged } from '../build/build.mjs';
import { runFuzz } from '../fuzz/run-fuzz.mjs';
import { installWhenNeeded } from '../install/install.mjs';
import { StepFailed, showFailure } from '../shared/command.mjs';
import { BuiltTools } from './built-tools.mjs';
import { runLoadScripts } from './load-scripts.mjs';
import { runChecks, runTests } from './stages.mjs';
import { sum } from './tally.mjs';
import { TIERS } from './test-files.mjs';

const STAGES = ['checks', ...TIERS, 'load', 'fuzz'];

/** Stages that take programs which npm does not bring. */
const NEED_TOOLS = ['int', 'e2e', 'load', 'fuzz'];

/**
 * @param {string | undefined} only names of stages, separated by commas; all of them when left out
 * @returns {string[]} the chosen stages, in their own order
 * @throws {StepFailed} at a name that is no stage
 */
export function chooseStages(only) {
  if (only === undefined) return STAGES;
  const chosen = only.split(',').map((name) => name.trim());
  const unknown = chosen.filter((name) => !STAGES.includes(name));
  if (unknown.length > 0)
    throw new StepFailed(`There is no stage ${unknown.join(', ')}; there are ${STAGES.join(', ')}.`);
  return STAGES.filter((name) => chosen.includes(name));
}

/**
 * Installs and builds what is needed, then runs the stages. A failed build counts as one failed test, and the stages
 * still run: most of them show more than the first thing that is wrong. Nothing runs without the packages.
 *
 * @param {string} root
 * @param {string[]} stages
 * @param {import('../shared/progress.mjs').Progress} progress
 */
export async function runStages(root, stages, progress) {
  const tools = new BuiltTools(root, process.env, progress);
  if (stages.some((name) => NEED_TOOLS.includes(name))) tools.begin();
  const installed = await prepared(() => installWhenNeeded(root, progress));
  if (installed.failed > 0) return sum([installed]);
  const tallies = [await prepared(() => buildChanged(root, progress))];
  const tiers = TIERS.filter((tier) => stages.includes(tier));
  if (stages.includes('checks')) tallies.push(await stage('checks', () => runChecks(root, progress)));
  if (tiers.length > 0) tallies.push(await stage(tiers.join(', '), () => runTests(root, tiers, tools)));
  if (stages.includes('load')) tallies.push(await stage('load', async () => runLoadScripts(root, await tools.k6())));
  if (stages.includes('fuzz')) tallies.push(await stage('fuzz', async () => runFuzz(root, await tools.schemathesis())));
  return sum(tallies);
}

/**
 * @param {string} name
 * @param {() => Promise<import('./tally.mjs').Tally>} run
 */
function stage(name, run) {
  console.log(`\n== ${name}`);
  return run();
}

/**
 * @param {() => Promise<unknown>} step
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
async function prepared(step) {
  try {
    await step();
    return { passed: 0, failed: 0 };
  } catch (error) {
    showFailure(error);
    return { passed: 0, failed: 1 };
  }
}
