import { stat } from 'node:fs/promises';
import * as path from 'node:path';

const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;

export const isHashed = (file: string): boolean => HASHED.test(path.posix.basename(file));

/** A file with its content's hash in its name never changes; every other must be asked for again. */
export function cacheControlOf(file: string): string {
  return isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

export async function isFile(root: string, pathname: string): Promise<boolean> {
  try {
    return (await stat(path.join(root, path.posix.normalize(`/${pathname}`)))).isFile();
  } catch {
    return false;
  }
}
