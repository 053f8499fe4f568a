import { hash } from 'node:crypto';
import { mkdir, readdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import type { BlobStore } from '../blob-store/blob-store.js';
import { openPictureStore } from '../engines/open-engines.js';
import type { EventStore } from '../event-store/event-store.js';
import type { KeyVault } from '../personal-data/key-vault.js';
import type { Manifest } from './backup-format.js';
import { BackupError, KEYS_FILE, lineOfEvent, lineOfKey, LOG_FILE, writeManifest } from './backup-format.js';
import { LineCounter, readLines, writeLines, type LineCount } from './lines.js';

export interface BackupSources {
  readonly events: EventStore;
  readonly pictures: BlobStore;
  readonly keys: KeyVault;
}

/** Awaited after each group of items. @throws to cancel the backup */
export type OnProgress = () => Promise<void>;

const NO_PROGRESS: OnProgress = async () => undefined;

const PROGRESS_INTERVAL = 256;

export interface BackUpOptions {
  /** The directory to create, readable by its owner only. */
  readonly directory: string;
  readonly withKeys: boolean;
  readonly now: Date;
  readonly onProgress?: OnProgress;
}

/**
 * Writes the log, pictures and keys, and verifies the files by reading them. The product may be running: the log is
 * copied first, and pictures and keys are always stored before the events that refer to them.
 * @throws BackupError when the directory is not empty or a picture is damaged, and errors of the stores
 */
export async function backUp(stores: BackupSources, options: BackUpOptions): Promise<Manifest> {
  const { directory, withKeys, now, onProgress = NO_PROGRESS } = options;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0) throw new BackupError(`${directory} is not empty; name a new directory`);
  const [logFile, keysFile] = [path.join(directory, LOG_FILE), path.join(directory, KEYS_FILE)];
  const log = await writeLines(logFile, withProgress(stores.events.readAll(), onProgress), lineOfEvent);
  const pictures = await copyPictures(stores.pictures, await openPictureStore(directory), onProgress);
  const keys = withKeys ? await writeLines(keysFile, withProgress(stores.keys.records(), onProgress), lineOfKey) : null;
  await verifyFile(logFile, log, onProgress);
  if (keys !== null) await verifyFile(keysFile, keys, onProgress);
  const [createdAt, verifiedAt] = [now.toISOString(), new Date().toISOString()];
  const manifest: Manifest = { format: 1, createdAt, verifiedAt, bytes: await sizeOf(directory), log, pictures, keys };
  await writeManifest(directory, manifest);
  return manifest;
}

type PictureTarget = Pick<BlobStore, 'put'>;

/** Stores nothing: a copy to it only compares each picture with its name. */
export const CHECK_ONLY: PictureTarget = { put: async (bytes) => hash('sha256', bytes) };

/** Copies every picture and compares each with its name. @throws BackupError for a damaged one */
export async function copyPictures(from: BlobStore, to: PictureTarget, onProgress = NO_PROGRESS): Promise<number> {
  let copied = 0;
  for await (const { name } of withProgress(from.entries(), onProgress)) {
    const bytes = await from.get(name);
    // The picture was deleted after it was listed.
    if (bytes === undefined && !(await from.has(name))) continue;
    if (bytes === undefined || (await to.put(bytes)) !== name) throw new BackupError(`Picture ${name} is damaged`);
    copied += 1;
  }
  return copied;
}

/** Reads a file and compares it with the expected count and hash. @throws BackupError when it differs */
export async function verifyFile(file: string, expected: LineCount, onProgress = NO_PROGRESS): Promise<void> {
  const counter = new LineCounter();
  try {
    for await (const line of withProgress(readLines(file), onProgress)) counter.add(line);
  } catch (cause) {
    throw new BackupError(`${file} cannot be read to its end`, { cause });
  }
  const { count, sha256 } = counter.total();
  if (count !== expected.count || sha256 !== expected.sha256)
    throw new BackupError(`${file} is damaged: it does not match the manifest`);
}

async function* withProgress<Item>(items: AsyncIterable<Item>, onProgress: OnProgress): AsyncGenerator<Item> {
  let done = 0;
  for await (const item of items) {
    yield item;
    done += 1;
    if (done % PROGRESS_INTERVAL === 0) await onProgress();
  }
}

/** Returns the size of all files in a directory and its subdirectories, in bytes. */
async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  return bytes;
}
