import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { readIfThere } from '../shared/repository.mjs';

/**
 * A built folder as the form that publishes it, and the frontend that its `release.json` names.
 *
 * @param {string} folder
 */
export async function readReleaseFolder(folder) {
  const description = await readIfThere(path.join(folder, 'release.json'));
  if (description === undefined) throw new StepFailed(`${folder} holds no release.json: is it built?`);
  const form = new FormData();
  for (const file of await filesIn(folder)) {
    const bytes = await readFile(path.join(folder, file));
    form.append('files', new Blob([new Uint8Array(bytes)]), file);
  }
  return { frontend: nameIn(description.toString(), folder), form };
}

/** @param {string} text @param {string} folder @returns {string} */
function nameIn(text, folder) {
  try {
    const { name } = JSON.parse(text);
    if (typeof name === 'string') return name;
  } catch {
    // Told like one without a name.
  }
  throw new StepFailed(`${path.join(folder, 'release.json')} tells no name`);
}

/**
 * What tools keep for themselves, in hidden files, is no part of a release.
 *
 * @param {string} folder
 * @returns {Promise<string[]>} with `/` between
 */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const strange = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (strange)
    throw new StepFailed(`${path.join(strange.parentPath, strange.name)} is no file; a release holds no links`);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted();
}
