import { rm } from 'node:fs/promises';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { runQuietly } from '../shared/processes.mjs';

const VERSION = '4.32.5';

export const HOW_TO_GET_SCHEMATHESIS = `The served OpenAPI document is tried with schemathesis ${VERSION}, which takes Python 3.10 or later on the PATH, with venv.`;

/**
 * @param {string} root
 * @returns {Promise<string | undefined>} path of the program, as `installSchemathesis` has put it there
 */
export async function findSchemathesis(root) {
  const program = programIn(folderOf(root));
  return (await runQuietly([program, '--version'], { cwd: root })).ok ? program : undefined;
}

/**
 * Installs it from PyPI into the repository's `.cache`.
 *
 * @param {string} root
 * @returns {Promise<string>} path of the program
 * @throws {StepFailed} without Python, or where the packages cannot be had
 */
export async function installSchemathesis(root) {
  const folder = folderOf(root);
  await rm(folder, { recursive: true, force: true });
  await run(['python3', '-m', 'venv', folder], root);
  await run([path.join(folder, 'bin', 'python3'), '-m', 'pip', 'install', '--quiet', `schemathesis==${VERSION}`], root);
  return programIn(folder);
}

/**
 * @param {string[]} command
 * @param {string} cwd
 */
async function run(command, cwd) {
  const done = await runQuietly(command, { cwd });
  if (!done.ok) throw new StepFailed(HOW_TO_GET_SCHEMATHESIS, done.output);
}

const folderOf = (/** @type {string} */ root) => path.join(root, '.cache', 'schemathesis', VERSION);
const programIn = (/** @type {string} */ folder) => path.join(folder, 'bin', 'schemathesis');
