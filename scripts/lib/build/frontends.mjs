import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { readWorkspaces } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

/**
 * Packages that are released: those of `frontends/` with a server of their own for development. The others are made use of.
 *
 * @param {string} root
 * @returns {Promise<Workspace[]>}
 */
export async function readFrontends(root) {
  const workspaces = await readWorkspaces(root);
  return workspaces.filter(({ folder, scripts }) => folder.startsWith('frontends/') && scripts.dev !== undefined);
}

/** @param {Workspace} workspace */
export const frontendName = ({ folder }) => path.posix.basename(folder);

/**
 * @param {string} root
 * @param {string} name such as `mascotdex`
 * @throws {StepFailed} when there is none of that name
 */
export async function frontendCalled(root, name) {
  const frontends = await readFrontends(root);
  const found = frontends.find((frontend) => frontendName(frontend) === name);
  if (found) return found;
  throw new StepFailed(`There is no frontend ${name}; there are ${frontends.map(frontendName).join(', ')}.`);
}
