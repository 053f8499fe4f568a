import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { ENV, FLAGS } from '../shared/go-build.mjs';
import { runQuietly } from '../shared/processes.mjs';

const VERSION = 'v0.52.0';
const MODULE = `go.k6.io/k6@${VERSION}`;

export const HOW_TO_GET_K6 = `The load scripts take k6: put it on the PATH, name it in K6_PATH, or let \`npm run load -- --build\`
build ${MODULE} (this takes Go on the PATH and a few minutes, once).`;

/**
 * Finds k6: where K6_PATH says, on the PATH, or as `buildK6` has built it.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} undefined when there is none
 */
export async function findK6(root, env) {
  for (const program of env.K6_PATH ? [env.K6_PATH] : ['k6', programPath(root)]) {
    if ((await runQuietly([program, 'version'], { cwd: root })).ok) return program;
  }
  return undefined;
}

/**
 * Builds k6 into the repository's `.cache`, unless it is there.
 *
 * @param {string} root
 * @returns {Promise<string>} path of the program
 * @throws {StepFailed} when Go is missing or the build fails
 */
export async function buildK6(root) {
  const program = programPath(root);
  if (await isThere(program)) return program;
  const folder = path.dirname(program);
  // Beside the place where it is looked for, until it is whole.
  const workshop = path.join(folder, `unfinished-${process.pid}`);
  await mkdir(workshop, { recursive: true });
  try {
    const built = await runQuietly(['go', 'install', ...FLAGS, MODULE], {
      cwd: folder,
      env: { ...process.env, ...ENV, GOBIN: workshop },
    });
    if (!built.ok) throw new StepFailed(HOW_TO_GET_K6, built.output);
    await rename(path.join(workshop, goName()), program);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return program;
}

/** @param {string} root */
const programPath = (root) => path.join(root, '.cache', 'k6', VERSION, goName());

const goName = () => (process.platform === 'win32' ? 'k6.exe' : 'k6');

/** @param {string} file */
async function isThere(file) {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
