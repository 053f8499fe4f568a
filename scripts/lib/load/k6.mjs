import { goInstall, installedPath } from '../shared/go-build.mjs';
import { runQuietly } from '../shared/processes.mjs';

const PROGRAM = { name: 'k6', module: 'go.k6.io/k6', version: 'v0.52.0' };

export const HOW_TO_GET_K6 = `The load scripts take k6: put it on the PATH, name it in K6_PATH, or let \`npm run load -- --build\`
build ${PROGRAM.module}@${PROGRAM.version} (this takes Go on the PATH and a few minutes, once).`;

/**
 * Finds k6: where K6_PATH says, on the PATH, or as `buildK6` has built it.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} undefined when there is none
 */
export async function findK6(root, env) {
  for (const program of env.K6_PATH ? [env.K6_PATH] : ['k6', installedPath(root, PROGRAM)]) {
    if ((await runQuietly([program, 'version'], { cwd: root })).ok) return program;
  }
  return undefined;
}

/**
 * Builds k6 into the repository's `.cache`, unless it is there.
 *
 * @param {string} root
 * @returns {Promise<string>} path of the program
 * @throws {import('../shared/command.mjs').StepFailed} when Go is missing or the build fails
 */
export const buildK6 = (root) => goInstall(root, { ...PROGRAM, howTo: HOW_TO_GET_K6 });
