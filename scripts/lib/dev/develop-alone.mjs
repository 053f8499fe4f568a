import path from 'node:path';
import process from 'node:process';
import { buildChanged } from '../build/build.mjs';
import { neededBy, readWorkspaces } from '../build/workspaces.mjs';
import { installWhenNeeded } from '../install/install.mjs';
import { originOf } from '../releases/product.mjs';
import { readArguments } from '../shared/arguments.mjs';
import { StepFailed } from '../shared/command.mjs';
import { onStopRequest } from '../start/stop-requests.mjs';

const USAGE = 'npm run dev -w frontends/<name> -- --shell <address of a running product>';

/**
 * Develops the frontend in whose folder this process runs, inside the page of a running product: nothing else is built
 * but what it needs.
 *
 * @param {string} root
 * @param {readonly string[]} given
 * @param {import('../shared/progress.mjs').Progress} progress
 */
export async function developAlone(root, given, progress) {
  const product = readProduct(given);
  const folder = path.relative(root, process.cwd()).split(path.sep).join('/');
  await installWhenNeeded(root, progress);
  const workspaces = await readWorkspaces(root);
  const own = workspaces.find((workspace) => workspace.folder === folder);
  if (!own) throw new StepFailed(`npm run dev -w frontends/<name>: there is no package in ${folder || 'the root'}`);
  const needed = neededBy(own, workspaces);
  await buildChanged(root, progress, { only: (workspace) => needed.includes(workspace) });
  console.log(`In the page of ${product} (--shell); press Ctrl-C to end.\n`);
  Object.assign(process.env, { DEV_SHELL: product, NODE_ENV: 'development' });
  onStopRequest(() => process.exit(0));
  const { runCLI } = await import('@rsbuild/core');
  runCLI({ argv: [process.execPath, 'rsbuild', 'dev'] });
  return 0;
}

/** @param {readonly string[]} given */
function readProduct(given) {
  const { values, positionals } = readArguments(given, { shell: /** @type {const} */ ({ type: 'string' }) }, USAGE);
  if (positionals.length > 0) throw new StepFailed(USAGE);
  return originOf(values.shell, process.env);
}
