import { buildChanged } from '../build/build.mjs';
import { installWhenNeeded } from '../install/install.mjs';

/**
 * Brings a clone, fresh or changed, to where its built product can run.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @throws {import('./command.mjs').StepFailed}
 */
export async function prepare(root, progress) {
  await installWhenNeeded(root, progress);
  await buildChanged(root, progress);
}
