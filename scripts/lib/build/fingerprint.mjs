import { createHash } from 'node:crypto';
import path from 'node:path';
import { listSources } from '../shared/files.mjs';
import { readIfThere } from '../shared/repository.mjs';
import { neededBy } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

const TEST = /\.test\.[cm]?[jt]sx?$/;

/**
 * Fingerprints of what each package is built from: its own sources, those of the packages of the repository that it
 * needs, the compiler settings above it and the locked versions of everything else. Tests do not count.
 *
 * @param {string} root
 * @param {Workspace[]} workspaces
 * @returns {(workspace: Workspace) => Promise<string>}
 */
export function fingerprints(root, workspaces) {
  /** @type {Map<string, Promise<string>>} */
  const known = new Map();

  /** @type {(workspace: Workspace) => Promise<string>} */
  const fingerprintOf = (workspace) => {
    const fingerprint = known.get(workspace.name) ?? compute(workspace);
    known.set(workspace.name, fingerprint);
    return fingerprint;
  };

  /** @type {(workspace: Workspace) => Promise<string>} */
  const compute = async (workspace) => {
    const own = await ownFiles(root, workspace);
    const shared = ['package-lock.json', ...settingsAbove(workspace.folder)];
    const contents = await Promise.all([...own, ...shared].map((file) => fileDigest(root, file)));
    const needed = await Promise.all(neededBy(workspace, workspaces).map(fingerprintOf));
    return digest([...contents, ...needed]);
  };

  return fingerprintOf;
}

/**
 * @param {string} root
 * @param {Workspace} workspace
 */
async function ownFiles(root, { folder }) {
  const files = await listSources(path.join(root, folder));
  return files.filter((file) => !TEST.test(file)).map((file) => `${folder}/${file}`);
}

/**
 * @param {string} folder
 * @returns {string[]} paths at which a package may find compiler settings to extend
 */
function settingsAbove(folder) {
  const parents = folder.split('/').map((_, depth, names) => names.slice(0, depth).join('/'));
  return parents.map((parent) => path.posix.join(parent, 'tsconfig.base.json'));
}

/**
 * @param {string} root
 * @param {string} file
 */
async function fileDigest(root, file) {
  return digest([file, (await readIfThere(path.join(root, file))) ?? '']);
}

/** @param {(string | Buffer)[]} parts */
function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
