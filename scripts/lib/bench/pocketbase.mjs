import { runQuietly } from '../shared/processes.mjs';
import { goInstall } from '../shared/go-build.mjs';

const PROGRAM = {
  name: 'pocketbase',
  module: 'github.com/pocketbase/pocketbase/examples/base',
  version: 'v0.39.11',
  howTo: 'PocketBase could not be built.',
};

/**
 * Builds the back end that ours is measured beside into the repository's `.cache`, unless it is there.
 *
 * @param {string} root
 * @returns {Promise<string | undefined>} path of the program; undefined where there is no Go
 * @throws {import('../shared/command.mjs').StepFailed} when the build fails
 */
export async function buildPocketBase(root) {
  const go = await runQuietly(['go', 'version'], { cwd: root });
  return go.ok ? goInstall(root, PROGRAM) : undefined;
}
