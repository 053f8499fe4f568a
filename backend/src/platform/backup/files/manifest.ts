import { readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import * as z from 'zod';
import { BackupError } from '../backup-error.js';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds. It is written last: without it the backup is not whole. */
export const Manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** `sha256` is that of the lines before they are compressed: equal logs have the same, whatever their engine. */
  log: z.object({ events: z.int().min(0), sha256: Sha256 }),
  pictures: z.int().min(0),
  /** null: left out, to be kept apart. */
  keys: z.object({ records: z.int().min(0), sha256: Sha256 }).nullable(),
  /**
   * The read models when the backup was made, for comparing with those that are built from it. Only one that is
   * `complete` had taken in the whole log, and nothing that came after it.
   */
  readModels: z.array(z.object({ collection: z.string(), digest: Sha256, complete: z.boolean() })),
});
export type Manifest = z.infer<typeof Manifest>;

export const LOG_FILE = 'events.ndjson.gz';
export const KEYS_FILE = 'keys.ndjson';
const MANIFEST_FILE = 'manifest.json';

export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(directory, MANIFEST_FILE), text, { mode: 0o600, flag: 'wx', flush: true });
}

/** @throws BackupError */
export async function readManifest(directory: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(path.join(directory, MANIFEST_FILE), 'utf8')));
  } catch (cause) {
    throw new BackupError(`${directory} holds no whole backup: its ${MANIFEST_FILE} cannot be read`, { cause });
  }
}
