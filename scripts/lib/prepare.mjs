import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, npm, ROOT, run, tool } from './command.mjs';

const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', TURBO_PRINT_VERSION_DISABLED: '1' };

/**
 * Installs missing locked packages. Starting the product needs fewer than testing it: tools for lint and tests are development
 * dependencies, tools for builds are not.
 *
 * @param {{ tests?: boolean }} [options] whether the tools for tests are needed
 */
export async function install({ tests = false } = {}) {
  if (isInstalled(tests)) return;
  console.log('Installing packages');
  const omitted = tests ? '--include=dev' : '--omit=dev';
  await mustRun(npm('ci', omitted, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'));
}

/** @param {boolean} tests */
function isInstalled(tests) {
  const installed = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(lockedPackages('package-lock.json')).every(([place, { version, dev, ...rest }]) => {
    if (!place.includes('node_modules/') || (dev && !tests)) return true;
    return installed[place] ? installed[place].version === version : Boolean(rest.optional ?? rest.devOptional);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function lockedPackages(file) {
  const place = path.join(ROOT, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')).packages : {};
}

/**
 * Runs tasks of turbo.json.
 *
 * @param {string[]} args
 * @returns {Promise<boolean>} whether all succeeded
 */
export const turbo = (...args) => run(tool('turbo/bin/turbo', 'run', ...args), { env: TURBO_ENV });

/** Installs the product's packages and builds changed ones. @param {string[]} args of turbo */
export async function build(...args) {
  await install();
  await mustRun(tool('turbo/bin/turbo', 'run', 'build', ...args), { env: TURBO_ENV });
}
