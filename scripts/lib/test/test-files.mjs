import path from 'node:path';
import { listSources } from '../shared/files.mjs';

/** @typedef {'unit' | 'int' | 'e2e'} Tier */

/** @type {readonly Tier[]} */
export const TIERS = ['unit', 'int', 'e2e'];

/**
 * Test files of some tiers below a folder.
 *
 * @param {string} folder
 * @param {Tier[]} tiers
 * @returns {Promise<string[]>} absolute paths
 */
export async function testFiles(folder, tiers) {
  const files = await listSources(folder);
  return files.filter((file) => pattern(...tiers).test(file)).map((file) => path.join(folder, file));
}

/**
 * What the names of the tiers' test files look like.
 *
 * @param {Tier[]} tiers
 */
export function pattern(...tiers) {
  return new RegExp(`\\.(${tiers.join('|')})\\.test\\.(ts|tsx|mjs)$`);
}
