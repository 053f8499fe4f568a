import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { limit } from '../shared/limit.mjs';
import { npm, runQuietly } from '../shared/processes.mjs';
import { readIfThere } from '../shared/repository.mjs';
import { fingerprints } from './fingerprint.mjs';
import { neededBy, readWorkspaces } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

const AT_ONCE = 2;

/**
 * Builds every package whose sources, or whose needed packages, have changed since its last build; a package is built
 * after those that it needs.
 *
 * @param {string} root
 * @param {import('../shared/progress.mjs').Progress} progress
 * @param {{ force?: boolean, only?: (workspace: Workspace) => boolean }} [options] `force` builds what has not changed, too;
 *   `only` chooses among the packages
 * @returns {Promise<string[]>} folders of the packages that were built
 * @throws {StepFailed} with what the failing build wrote
 */
export async function buildChanged(root, progress, { force = false, only = () => true } = {}) {
  const workspaces = await readWorkspaces(root);
  const fingerprintOf = fingerprints(root, workspaces);
  const limited = limit(AT_ONCE);
  /** @type {string[]} */
  const built = [];
  /** @type {Map<string, Promise<void>>} */
  const started = new Map();

  /** @type {(workspace: Workspace) => Promise<void>} */
  const buildOnce = (workspace) => {
    const build = started.get(workspace.name) ?? buildAfterNeeded(workspace);
    started.set(workspace.name, build);
    return build;
  };

  /** @type {(workspace: Workspace) => Promise<void>} */
  const buildAfterNeeded = async (workspace) => {
    await Promise.all(neededBy(workspace, workspaces).map(buildOnce));
    if (!workspace.scripts.build) return;
    const fingerprint = await fingerprintOf(workspace);
    if (!force && (await stampOf(root, workspace)) === fingerprint) return;
    await limited(() => progress.step(`Building ${workspace.folder}`, () => build(root, workspace)));
    await stamp(root, workspace, fingerprint);
    built.push(workspace.folder);
  };

  const results = await Promise.allSettled(workspaces.filter(only).map(buildOnce));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return built;
}

/**
 * @param {string} root
 * @param {Workspace} workspace
 */
async function build(root, { name, folder }) {
  await rm(path.join(root, folder, 'dist'), { recursive: true, force: true });
  const { ok, output } = await runQuietly(npm('run', '--silent', 'build', '--workspace', name), { cwd: root });
  if (!ok) throw new StepFailed(`${folder} could not be built; its compiler says why above.`, output);
}

/**
 * @param {string} root
 * @param {Workspace} workspace
 */
const stampFile = (root, { folder }) => path.join(root, folder, 'dist', '.fingerprint');

/**
 * @param {string} root
 * @param {Workspace} workspace
 */
async function stampOf(root, workspace) {
  return (await readIfThere(stampFile(root, workspace)))?.toString('utf8');
}

/**
 * @param {string} root
 * @param {Workspace} workspace
 * @param {string} fingerprint
 */
async function stamp(root, workspace, fingerprint) {
  await mkdir(path.dirname(stampFile(root, workspace)), { recursive: true });
  await writeFile(stampFile(root, workspace), fingerprint);
}
