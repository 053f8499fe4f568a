import path from 'node:path';
import { buildChanged } from '../build/build.mjs';
import { neededBy, readWorkspaces } from '../build/workspaces.mjs';
import { installWhenNeeded } from '../install/install.mjs';
import { makeChecks, typeChecks } from '../lint/checks.mjs';
import { tool } from '../shared/processes.mjs';
import { runRelatedTests } from '../test/jest-tests.mjs';
import { runScriptTests } from '../test/script-tests.mjs';
import { sum } from '../test/tally.mjs';
import { changedFiles } from './changed-files.mjs';

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Checks what a change touches: the style of its files, the types of their packages and of those that need them, and, in
 * the same package, the unit tests that import its files and the integration tests near to them. The rest is left to a
 * whole run.
 *
 * @param {string} root
 * @param {import('../shared/progress.mjs').Progress} progress
 * @returns {Promise<import('../test/tally.mjs').Tally>}
 */
export async function testChanged(root, progress) {
  await installWhenNeeded(root, progress);
  const files = await changedFiles(root);
  const workspaces = await readWorkspaces(root);
  const isNeeded = (/** @type {import('../build/workspaces.mjs').Workspace} */ { name }) =>
    workspaces.some(({ dependencies }) => dependencies.includes(name));
  await buildChanged(root, progress, { only: isNeeded });

  const touched = workspaces.filter(({ folder }) => files.some((file) => isIn(folder, file)));
  const tallies = [await makeChecks(root, await checksOf(root, files, touched), progress)];
  const code = files.filter((file) => CODE.test(file) && touched.some(({ folder }) => isIn(folder, file)));
  if (code.length > 0) tallies.push(await runRelatedTests(root, touched, code));
  if (files.some((file) => isIn('scripts', file))) tallies.push(await runScriptTests(root, ['unit']));
  return sum(tallies);
}

/**
 * @param {string} root
 * @param {string[]} files
 * @param {import('../build/workspaces.mjs').Workspace[]} touched
 * @returns {Promise<import('../lint/checks.mjs').Check[]>}
 */
async function checksOf(root, files, touched) {
  if (files.length === 0) return [];
  const code = files.filter((file) => CODE.test(file));
  const all = await readWorkspaces(root);
  const typed = all.filter((one) =>
    [one, ...neededBy(one, all)].some(({ name }) => touched.some((t) => t.name === name)),
  );
  const folders = ['scripts', ...typed.map(({ folder }) => folder)];
  const inCode = [
    { name: 'oxlint', command: [...tool(root, 'oxlint'), ...code] },
    ...(await typeChecks(root)).filter(({ name }) => folders.some((folder) => name === `types of ${folder}`)),
  ];
  return [
    { name: 'oxfmt', command: [...tool(root, 'oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files] },
    ...(code.length > 0 ? inCode : []),
  ];
}

/**
 * @param {string} folder
 * @param {string} file
 */
const isIn = (folder, file) => file.startsWith(`${folder}${path.posix.sep}`);
