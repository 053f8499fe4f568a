import { readdir, stat } from 'node:fs/promises';
import * as path from 'node:path';

/** How many bytes the files of a folder hold, in all folders below it too. */
export async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  return bytes;
}
