import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJsonIfThere } from '../shared/repository.mjs';

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean }>} LockedPackages */

/**
 * Whether node_modules holds what package-lock.json asks for, by the list that npm keeps of what it has installed.
 *
 * @param {string} root
 */
export async function isInstalled(root) {
  const wanted = await lockedPackages(path.join(root, 'package-lock.json'));
  const installed = await lockedPackages(path.join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    const there = installed[place];
    return there ? there.version === version && existsSync(path.join(root, place)) : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Promise<LockedPackages>}
 */
async function lockedPackages(file) {
  const lock = await readJsonIfThere(file);
  if (typeof lock !== 'object' || lock === null || !('packages' in lock)) return {};
  return /** @type {LockedPackages} */ (lock.packages);
}
