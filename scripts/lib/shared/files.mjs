import { access, readdir } from 'node:fs/promises';
import path from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'data', 'screenshots']);

/**
 * Lists the source files below a folder; what tools install, build or write is left out.
 *
 * @param {string} folder
 * @returns {Promise<string[]>} sorted paths relative to the folder, with `/` on every system
 */
export async function listSources(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry) => {
      if (entry.name.startsWith('.') || NOT_SOURCES.has(entry.name)) return [];
      if (!entry.isDirectory()) return [entry.name];
      const inside = await listSources(path.join(folder, entry.name));
      return inside.map((file) => `${entry.name}/${file}`);
    }),
  );
  return lists.flat().sort();
}

/**
 * @param {string} file
 * @returns {Promise<boolean>}
 */
export async function isThere(file) {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
