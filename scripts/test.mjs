/* Runs all tests (`npm test`), or also the slow ones that CONTRIBUTING lists (`npm run test:full`). */
import { existsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError, ROOT, run, runMain, tool } from './lib/command.mjs';
import { runLoadScripts, runSchemathesis } from './lib/load.mjs';
import { install, turbo } from './lib/prepare.mjs';
import { startFerretDb } from './lib/servers.mjs';
import { jestTally, lastLine, oneCheck } from './lib/tally.mjs';
import { buildFerretDb, buildK6, ferretDbPath, findChromium } from './lib/tools.mjs';

const full = process.argv.includes('--full');
const LINT = [
  'lint:code',
  'lint:format',
  'lint:imports',
  'lint:folders',
  'lint:size-limits',
  'lint:generated',
  'types',
  '--continue',
];

/** Compiles the modules that tests run in processes of their own, instead of the bundle. */
const COMPILE = tool('@typescript/native/bin/tsc', '-p', path.join(ROOT, 'backend/tsconfig.build.json'));

/** Enlarges the young generation, in megabytes: each test file loads thousands of modules as garbage. */
const LARGE_YOUNG_GENERATION = '--max-semi-space-size=64';

/** @type {{ name: string, tally: import('./lib/tally.mjs').Tally, seconds: number }[]} */
const steps = [];

await runMain(async () => {
  try {
    await runAll();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    await step('error', () => false);
  }
  const times = steps.map(({ name, seconds }) => `${name} ${seconds} s`);
  console.log(`\nTime: ${times.join(', ')}\n${lastLine(steps.map(({ tally }) => tally))}`);
  return steps.every(({ tally }) => tally.failed === 0) ? 0 : 1;
});

/**
 * Runs one step, and records its counts and time.
 *
 * @param {string} name
 * @param {() => boolean | import('./lib/tally.mjs').Tally | Promise<boolean | import('./lib/tally.mjs').Tally>} work
 */
async function step(name, work) {
  const start = performance.now();
  const result = await work();
  const tally = typeof result === 'boolean' ? oneCheck(result) : result;
  steps.push({ name, tally, seconds: Math.round((performance.now() - start) / 1000) });
}

async function runAll() {
  // Go downloads and compiles while npm installs.
  const building = full || process.env.BUILD_FERRETDB ? buildFerretDb() : undefined;
  building?.catch(() => undefined);
  await step('install', () => install({ tests: true }).then(() => true));
  await step('build', async () => (await turbo('build')) && (await run(COMPILE)));
  await step('lint and types', () => turbo(...LINT));

  const ferretDb = (await building) ?? ferretDbPath();
  const server = existsSync(ferretDb) ? await startFerretDb(ferretDb) : undefined;
  const chromium = findChromium();
  const env = {
    ...(full && { TEST_FULL: '1' }),
    ...(server && { FERRETDB_PROGRAM: ferretDb, MONGODB_TEST_URL: server.url }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  await step('unit and integration tests', () => jest('--ignoreProjects', env));
  if (chromium) await step('browser tests', () => jest('--selectProjects', env));
  else
    console.error(
      '\nNo Chromium was found: the browser tests were LEFT OUT. Install one, or name it in CHROMIUM_PATH.',
    );
  await server?.stop();
  if (!full) return;
  await step('load scripts', async () => runLoadScripts(await buildK6(), { smoke: true }));
  await step('schemathesis', runSchemathesis);
}

/**
 * Runs the browser tests, or all other tests of jest.config.cjs.
 *
 * @param {'--selectProjects' | '--ignoreProjects'} choice
 * @param {NodeJS.ProcessEnv} env
 */
async function jest(choice, env) {
  const file = path.join(tmpdir(), `marcel-jest-${process.pid}${choice}.json`);
  const options = ['--ci', '--json', `--outputFile=${file}`, `--maxWorkers=${availableParallelism()}`];
  const [, ...command] = tool('jest/bin/jest.js', ...options, choice, 'e2e');
  const ok = await run([process.execPath, LARGE_YOUNG_GENERATION, ...command], { env });
  return jestTally(file, ok);
}
