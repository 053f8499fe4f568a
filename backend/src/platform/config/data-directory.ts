import { chmod, mkdir, mkdtemp, readdir, rmdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { errorCode } from '../errors/error-code.js';
import { SettingsError } from './formats.js';

/**
 * Creates the directory if it is missing and checks that it is writable. Restricts it, and all files that this process creates from now on,
 * to their owner.
 * @throws SettingsError
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  process.umask(0o077);
  try {
    await makeDirectory(path.resolve(directory));
    await restrictToOwner(directory);
    await rmdir(await mkdtemp(path.join(directory, '.writable-')));
  } catch (error) {
    const reason = errorCode(error) ?? 'unknown error';
    throw new SettingsError(`DATA_DIR ${directory} is not a directory that can be written to (${reason})`);
  }
}

/** Creates one parent after the other, because Node's recursive option hangs where nothing can be created, as in /proc. */
async function makeDirectory(directory: string): Promise<void> {
  if (await isDirectory(directory)) return;
  await makeDirectory(path.dirname(directory));
  await mkdir(directory).catch(async (error: unknown) => {
    if (!(await isDirectory(directory))) throw error;
  });
}

async function restrictToOwner(directory: string): Promise<void> {
  await setMode(directory, 0o700);
  for (const entry of await readdir(directory, { withFileTypes: true }))
    if (entry.isFile()) await setMode(path.join(directory, entry.name), 0o600);
    else if (entry.isDirectory()) await setMode(path.join(directory, entry.name), 0o700);
}

/** Ignores entries of other users, and those that another process, such as a backup, deleted meanwhile. */
async function setMode(entry: string, mode: number): Promise<void> {
  await chmod(entry, mode).catch((error: unknown) => {
    if (!['EPERM', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
  });
}

const isDirectory = (directory: string): Promise<boolean> =>
  stat(directory).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
