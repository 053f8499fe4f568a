/* `npm test` and `npm run test:full`, which adds what takes long; CONTRIBUTING says what. */
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
const LINT = ['lint:code', 'lint:format', 'lint:imports', 'lint:folders', 'lint:generated', 'types', '--continue'];

/** Tests of single modules in processes of their own run what tsc makes of them, not the bundle. */
const COMPILE = tool('@typescript/native/bin/tsc', '-p', path.join(ROOT, 'backend/tsconfig.build.json'));

await runMain(async () => {
  /** @type {import('./lib/tally.mjs').Tally[]} */
  const tallies = [];
  try {
    await runAll(tallies);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    tallies.push(oneCheck(false));
  }
  console.log(`\n${lastLine(tallies)}`);
  return tallies.every(({ failed }) => failed === 0) ? 0 : 1;
});

/** @param {import('./lib/tally.mjs').Tally[]} tallies takes the counts of each step */
async function runAll(tallies) {
  // Go downloads and compiles while npm installs.
  const building = full || process.env.BUILD_FERRETDB ? buildFerretDb() : undefined;
  building?.catch(() => undefined);
  await install({ tests: true });
  tallies.push(oneCheck(await turbo('build')), oneCheck(await run(COMPILE)), oneCheck(await turbo(...LINT)));

  const ferretDb = (await building) ?? ferretDbPath();
  const server = existsSync(ferretDb) ? await startFerretDb(ferretDb) : undefined;
  const chromium = findChromium();
  const env = {
    ...(full && { TEST_FULL: '1' }),
    ...(server && { FERRETDB_PROGRAM: ferretDb, MONGODB_TEST_URL: server.url }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  tallies.push(await jest('--ignoreProjects', env));
  if (chromium) tallies.push(await jest('--selectProjects', env));
  else
    console.error(
      '\nNo Chromium was found: the browser tests were LEFT OUT. Install one, or name it in CHROMIUM_PATH.',
    );
  await server?.stop();
  if (full) tallies.push(await runLoadScripts(await buildK6(), { smoke: true }), await runSchemathesis());
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
  const ok = await run(tool('jest/bin/jest.js', ...options, choice, 'e2e'), { env });
  return jestTally(file, ok);
}
