import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The contracts as they were built.
 *
 * @param {string} root
 */
export async function importContracts(root) {
  const built = pathToFileURL(path.join(root, 'contracts/dist/index.js')).href;
  return /** @type {typeof import('@marcel/contracts')} */ (await import(built));
}
