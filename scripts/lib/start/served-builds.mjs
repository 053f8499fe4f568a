import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the built frontends to where the product that starts now serves them from. A later build, such as that of a release, then
 * changes nothing that its visitors get.
 *
 * @param {string} root
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function copyBuilds(root) {
  const all = path.join(root, '.cache', 'served');
  await removeLeftovers(all);
  const folder = path.join(all, String(process.pid));
  await mkdir(folder, { recursive: true });
  const entries = await readdir(path.join(root, 'frontends'), { withFileTypes: true }).catch(() => []);
  const frontends = entries.filter((entry) => entry.isDirectory());
  await Promise.all(
    frontends.map(({ name }) =>
      cp(path.join(root, 'frontends', name, 'dist'), path.join(folder, name, 'dist'), { recursive: true }).catch(
        ignoreMissing,
      ),
    ),
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Of those that were killed. @param {string} all */
async function removeLeftovers(all) {
  const folders = await readdir(all).catch(() => []);
  await Promise.all(
    folders
      .filter((pid) => !isAlive(Number(pid)))
      .map((pid) => rm(path.join(all, pid), { recursive: true, force: true })),
  );
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What is not built is not served. @param {unknown} error */
function ignoreMissing(error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
