import { mkdir, readdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import type { BlobStore } from '../blob-store/blob-store.js';
import type { EventStore } from '../event-store/event-store.js';
import type { KeyVault } from '../personal-data/key-vault.js';
import {
  BackupError,
  KEYS_FILE,
  lineOfEvent,
  lineOfKey,
  LOG_FILE,
  writeManifest,
  type Manifest,
} from './backup-format.js';
import { LineCounter, readLines, writeLines, type LineCount } from './lines.js';

export interface Sources {
  readonly events: EventStore;
  readonly pictures: BlobStore;
  readonly keys: KeyVault;
}

/** Reports the current step and how many items it has done; the work waits for it. @throws to cancel the work */
export type OnProgress = (step: string, done: number) => Promise<void>;

const IGNORE_PROGRESS: OnProgress = async () => undefined;

const REPORT_EVERY = 256;

export interface BackUpOptions {
  readonly directory: string;
  readonly pictures: BlobStore;
  readonly withKeys: boolean;
  readonly now: Date;
  readonly onProgress?: OnProgress;
}

/** Makes the directory of a new backup; only its owner may read it. @throws BackupError when it is not empty */
export async function prepareDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0) throw new BackupError(`${directory} is not empty; name a new directory`);
}

/**
 * Writes the log, pictures and keys, and reads the files again. The product may run meanwhile: the log comes first, and
 * everything that an event refers to is stored before the event.
 * @throws BackupError, and errors of the stores
 */
export async function backUp(stores: Sources, options: BackUpOptions): Promise<Manifest> {
  const { directory, withKeys, now, onProgress = IGNORE_PROGRESS } = options;
  const [logFile, keysFile] = [path.join(directory, LOG_FILE), path.join(directory, KEYS_FILE)];
  const events = reported(stores.events.readAll(), 'Events', onProgress);
  const log = await writeLines(logFile, mapped(events, lineOfEvent));
  const pictures = await copyPictures(stores.pictures, options.pictures, onProgress);
  const records = reported(stores.keys.records(), 'Keys', onProgress);
  const keys = withKeys ? await writeLines(keysFile, mapped(records, lineOfKey)) : undefined;
  await verifyFile(logFile, log, onProgress);
  if (keys !== undefined) await verifyFile(keysFile, keys, onProgress);
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    verifiedAt: new Date().toISOString(),
    bytes: await sizeOf(directory),
    log: { events: log.count, sha256: log.sha256 },
    pictures,
    keys: keys === undefined ? null : { records: keys.count, sha256: keys.sha256 },
  };
  await writeManifest(directory, manifest);
  return manifest;
}

/** Copies every picture and compares each with its name. @throws BackupError for a damaged one */
export async function copyPictures(from: BlobStore, to: BlobStore, onProgress = IGNORE_PROGRESS): Promise<number> {
  let copied = 0;
  for await (const { name } of reported(from.entries(), 'Pictures', onProgress)) {
    const bytes = await from.get(name);
    // The picture was deleted after it was listed.
    if (bytes === undefined && !(await from.has(name))) continue;
    if (bytes === undefined || (await to.put(bytes)) !== name) throw new BackupError(`Picture ${name} is damaged`);
    copied += 1;
  }
  return copied;
}

/** Reads a file to its end. @throws BackupError when it is not as it was written */
export async function verifyFile(file: string, expected: LineCount, onProgress = IGNORE_PROGRESS): Promise<void> {
  const counter = new LineCounter();
  try {
    for await (const line of reported(readLines(file), 'Reading it again', onProgress)) counter.add(line);
  } catch (cause) {
    throw new BackupError(`${file} cannot be read to its end`, { cause });
  }
  const { count, sha256 } = counter.total();
  if (count !== expected.count || sha256 !== expected.sha256)
    throw new BackupError(`${file} is damaged: it does not match the manifest`);
}

async function* reported<Item>(items: AsyncIterable<Item>, step: string, report: OnProgress): AsyncGenerator<Item> {
  let done = 0;
  for await (const item of items) {
    yield item;
    done += 1;
    if (done % REPORT_EVERY === 0) await report(step, done);
  }
}

async function* mapped<From, To>(items: AsyncIterable<From>, map: (item: From) => To): AsyncGenerator<To> {
  for await (const item of items) yield map(item);
}

/** Bytes of all files in a directory and the directories below it. */
async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  return bytes;
}
