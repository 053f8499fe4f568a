import { mkdir, readdir } from 'node:fs/promises';
import { BackupError } from '../backup-error.js';

/** Makes the directory of a new backup; only its owner may look into it. @throws BackupError when something is in it */
export async function prepareDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0) throw new BackupError(`${directory} is not empty; name a new directory`);
}
