import { createHash } from 'node:crypto';
import path from 'node:path';
import { listSources } from '../shared/files.mjs';
import { readIfThere } from '../shared/repository.mjs';
import { neededBy, readWorkspaces } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

const LOCK = 'package-lock.json';

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
    const contents = await Promise.all([...own, ...sharedFiles(workspace)].map((file) => fileDigest(root, file)));
    const needed = await Promise.all(neededBy(workspace, workspaces).map(fingerprintOf));
    return digest([...contents, ...needed]);
  };

  return fingerprintOf;
}

/**
 * What the tests of a package depend on: each of its own files, tests too, and all else as one digest.
 *
 * @param {string} root
 * @param {Workspace} workspace
 */
export async function sourceDigests(root, workspace) {
  const workspaces = await readWorkspaces(root);
  const fingerprintOf = fingerprints(root, workspaces);
  const needed = await Promise.all(neededBy(workspace, workspaces).map(fingerprintOf));
  const settings = [...sharedFiles(workspace), ...(await testSettings(root))];
  const shared = await Promise.all(settings.map((file) => fileDigest(root, file)));
  const own = (await listSources(path.join(root, workspace.folder))).map(
    async (file) => /** @type {const} */ ([file, await testedDigest(root, workspace.folder, file)]),
  );
  return { shared: digest([...shared, ...needed]), files: Object.fromEntries(await Promise.all(own)) };
}

/**
 * The version that a release raises is in no test.
 *
 * @param {string} root
 * @param {string} folder
 * @param {string} file
 */
async function testedDigest(root, folder, file) {
  if (file !== 'package.json') return fileDigest(root, `${folder}/${file}`);
  const { version: _, ...tested } = JSON.parse(String(await readIfThere(path.join(root, folder, file))));
  return digest([JSON.stringify(tested)]);
}

/** @param {string} root */
async function testSettings(root) {
  const files = await listSources(path.join(root, 'scripts'));
  return files
    .filter((file) => file.startsWith('jest-') || file.startsWith('lib/jest/'))
    .map((file) => `scripts/${file}`);
}

/**
 * @param {string} root
 * @param {Workspace} workspace
 */
async function ownFiles(root, { folder }) {
  const files = await listSources(path.join(root, folder));
  return files.filter((file) => !TEST.test(file)).map((file) => `${folder}/${file}`);
}

/** @param {Workspace} workspace */
const sharedFiles = ({ folder }) => [LOCK, ...settingsAbove(folder)];

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
  const content = (await readIfThere(path.join(root, file))) ?? '';
  return digest([file, file === LOCK ? installedBy(content.toString()) : content]);
}

/**
 * What of a lock file is built from: the packages that are installed. Those of the repository are in it as well, and tell
 * their sources themselves: one more leaves the others as they are.
 *
 * @param {string} lock
 */
function installedBy(lock) {
  const { packages = {}, ...rest } = JSON.parse(lock || '{}');
  /** @type {[string, { link?: boolean }][]} */
  const entries = Object.entries(packages);
  return JSON.stringify([rest, entries.filter(([place, { link }]) => place.includes('node_modules/') && !link)]);
}

/** @param {(string | Buffer)[]} parts */
function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
