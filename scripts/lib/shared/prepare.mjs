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

/**
 * Brings a clone to where it can be developed: what others import is compiled, and nothing is bundled.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @throws {import('./command.mjs').StepFailed}
 */
export async function prepareDevelopment(root, progress) {
  await installWhenNeeded(root, progress);
  await buildChanged(root, progress, {
    only: ({ scripts }) => scripts.dev === undefined && scripts.start === undefined,
  });
}
