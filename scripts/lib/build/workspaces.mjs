import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { readIfThere } from '../shared/repository.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} name name of the package, such as `@marcel/backend`
 * @property {string} folder path relative to the repository, such as `frontends/shell`
 * @property {Record<string, string>} scripts
 * @property {string[]} dependencies names of every package it depends on, at run time or to be developed
 */

/**
 * Reads the packages of the repository.
 *
 * @param {string} root
 * @returns {Promise<Workspace[]>} in the order of the root's package.json, and of their names below a `*`
 */
export async function readWorkspaces(root) {
  const { workspaces = [] } = await readPackage(root);
  return Promise.all(
    (await foldersOf(root, workspaces)).map(async (folder) => {
      const { name = folder, scripts = {}, dependencies, devDependencies } = await readPackage(path.join(root, folder));
      return { name, folder, scripts, dependencies: Object.keys({ ...dependencies, ...devDependencies }) };
    }),
  );
}

/**
 * @param {string} root
 * @param {string[]} patterns folders, or all packages of a folder: `frontends/*`
 */
async function foldersOf(root, patterns) {
  const lists = await Promise.all(
    patterns.map((pattern) => (pattern.endsWith('/*') ? packagesIn(root, pattern.slice(0, -2)) : [pattern])),
  );
  return lists.flat();
}

/** @param {string} root @param {string} parent */
async function packagesIn(root, parent) {
  const folders = (await readdir(path.join(root, parent))).toSorted().map((name) => `${parent}/${name}`);
  const described = await Promise.all(folders.map((folder) => readIfThere(path.join(root, folder, 'package.json'))));
  return folders.filter((_, index) => described[index] !== undefined);
}

/**
 * Chooses packages by what people call them: `mascotdex` for `frontends/mascotdex`.
 *
 * @param {string} root
 * @param {string[]} names
 * @returns {Promise<(workspace: Workspace) => boolean>}
 * @throws {StepFailed} when there is no package of a name
 */
export async function workspacesCalled(root, names) {
  const workspaces = await readWorkspaces(root);
  const known = workspaces.map(({ folder }) => path.posix.basename(folder));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new StepFailed(`There is no package ${unknown}; there are ${known.join(', ')}.`);
  return ({ folder }) => names.includes(path.posix.basename(folder));
}

/**
 * The packages of the repository that a package needs.
 *
 * @param {Workspace} workspace
 * @param {Workspace[]} all
 */
export function neededBy(workspace, all) {
  return all.filter(({ name }) => workspace.dependencies.includes(name));
}

/**
 * @typedef {object} PackageFile
 * @property {string} [name]
 * @property {string[]} [workspaces]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * @param {string} folder
 * @returns {Promise<PackageFile>}
 */
async function readPackage(folder) {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
}
