import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import * as path from 'node:path';
import { errorCode } from './error-code.js';
import { SettingsError } from './settings-error.js';

/**
 * Makes the directory if it is missing, and finds out by trying whether it can be written to.
 * @throws SettingsError
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await rmdir(await mkdtemp(path.join(directory, '.writable-')));
  } catch (error) {
    const reason = errorCode(error) ?? 'unknown error';
    throw new SettingsError(`DATA_DIR ${directory} is not a directory that can be written to (${reason})`);
  }
}
