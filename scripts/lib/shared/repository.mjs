import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * @param {string} file
 * @returns {Promise<unknown>} the parsed content, or undefined when there is no such file
 */
export async function readJsonIfThere(file) {
  const content = await readIfThere(file);
  return content && JSON.parse(content.toString('utf8'));
}

/**
 * @param {string} file
 * @returns {Promise<Buffer | undefined>}
 */
export async function readIfThere(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}
