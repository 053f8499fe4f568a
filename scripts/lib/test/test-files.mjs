import path from 'node:path';
import { listSources } from '../shared/files.mjs';

/** @typedef {'unit' | 'int' | 'e2e'} Tier */

/**
 * Test files of one tier below a folder.
 *
 * @param {string} folder
 * @param {Tier} tier
 * @returns {Promise<string[]>} absolute paths
 */
export async function testFiles(folder, tier) {
  const files = await listSources(folder);
  return files.filter((file) => pattern(tier).test(file)).map((file) => path.join(folder, file));
}

/**
 * What the names of a tier's test files look like.
 *
 * @param {Tier} tier
 */
export function pattern(tier) {
  return new RegExp(`\\.${tier}\\.test\\.(ts|tsx|mjs)$`);
}
