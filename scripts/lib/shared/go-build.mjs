import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StepFailed } from './command.mjs';
import { isThere } from './files.mjs';
import { runQuietly } from './processes.mjs';

/**
 * What the programs that Go builds for tests need no time for: debugging information, C libraries, and a compiler that
 * keeps its own memory small. Equal for all of them, so that they share what they have in common.
 */
export const FLAGS = ['-trimpath', '-gcflags=all=-dwarf=false', '-ldflags=-s -w'];

export const ENV = { CGO_ENABLED: '0', GOGC: '400' };

/** @typedef {{ name: string, version: string, module: string, howTo: string }} GoProgram `howTo` is said when it fails */

/**
 * Where a program of others is kept once it is built.
 *
 * @param {string} root
 * @param {Pick<GoProgram, 'name' | 'version' | 'module'>} program
 */
export const installedPath = (root, { name, version, module }) =>
  path.join(root, '.cache', name, version, goName(module));

/**
 * Installs a published program into the repository's `.cache`, unless it is there.
 *
 * @param {string} root
 * @param {GoProgram} program
 * @returns {Promise<string>} path of the program
 * @throws {StepFailed} when Go is missing or the build fails
 */
export async function goInstall(root, program) {
  const installed = installedPath(root, program);
  if (await isThere(installed)) return installed;
  const folder = path.dirname(installed);
  // Beside the place where it is looked for, until it is whole.
  const workshop = path.join(folder, `unfinished-${process.pid}`);
  await mkdir(workshop, { recursive: true });
  try {
    const { module, version } = program;
    const built = await runQuietly(['go', 'install', ...FLAGS, `${module}@${version}`], {
      cwd: folder,
      env: { ...process.env, ...ENV, GOBIN: workshop },
    });
    if (!built.ok) throw new StepFailed(program.howTo, built.output);
    await rename(path.join(workshop, goName(module)), installed);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return installed;
}

/** @param {string} module */
const goName = (module) => {
  const name = module.split('/').at(-1) ?? module;
  return process.platform === 'win32' ? `${name}.exe` : name;
};
