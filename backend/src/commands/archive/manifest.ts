import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import * as z from 'zod';
import { BackupError } from '../../platform/backup/backup-error.js';

/** Events that one run has added, in a file of their own that never changes. */
const Segment = z.object({
  file: z.string().regex(/^[\w.-]+$/),
  events: z.int().min(1),
  /** Of its lines before they are compressed. */
  sha256: z.string(),
  /** Its last event: the next segment goes on behind it, and a log that has another one there is another log. */
  last: z.object({ position: z.string(), id: z.string(), time: z.string() }),
});
export type Segment = z.infer<typeof Segment>;

const Manifest = z.object({ format: z.literal(1), segments: z.array(Segment) });
export type Manifest = z.infer<typeof Manifest>;

const MANIFEST_FILE = 'archive.json';

/** Empty for a directory that no archive has been begun in. @throws BackupError */
export async function readManifest(directory: string): Promise<Manifest> {
  const file = path.join(directory, MANIFEST_FILE);
  if (!existsSync(file)) return { format: 1, segments: [] };
  try {
    return Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new BackupError(`${file} cannot be read`, { cause });
  }
}

/** Takes the place of the one before at once: a run that breaks off leaves the archive as it was. */
export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  const file = path.join(directory, MANIFEST_FILE);
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
