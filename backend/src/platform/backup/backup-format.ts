import * as path from 'node:path';
import * as z from 'zod';
import { readFile, writeFile } from 'node:fs/promises';
import { EventMetadata, type RecordedEvent } from '../event-store/event-store.js';
import type { KeyRecord } from '../personal-data/key-vault.js';

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const Lines = z.object({ count: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** Contents of a backup. Written last: a directory without it is not a complete backup. */
const Manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  verifiedAt: z.string(),
  bytes: z.int().min(0),
  log: Lines,
  pictures: z.int().min(0),
  keys: Lines.nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

export const LOG_FILE = 'events.ndjson.gz';
export const KEYS_FILE = 'keys.ndjson.gz';
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
    throw new BackupError(`${directory} holds no complete backup: its ${MANIFEST_FILE} cannot be read`, { cause });
  }
}

const StoredEvent = z.object({
  stream: z.string(),
  revision: z.int().min(0),
  id: z.string(),
  type: z.string(),
  data: z.unknown(),
  metadata: EventMetadata,
});
export type StoredEvent = z.infer<typeof StoredEvent>;

export function lineOfEvent({ stream, revision, id, type, data, metadata }: RecordedEvent): string {
  const stored: StoredEvent = { stream, revision, id, type, data, metadata: EventMetadata.parse(metadata) };
  return JSON.stringify(stored);
}

/** @throws Error for a line that is not an event */
export const eventOfLine = (line: string): StoredEvent => StoredEvent.parse(JSON.parse(line));

const StoredKey = z.object({ subject: z.string(), key: z.base64().nullable() });

export const lineOfKey = ({ subject, key }: KeyRecord): string =>
  JSON.stringify({ subject, key: key?.toString('base64') ?? null } satisfies z.infer<typeof StoredKey>);

/** @throws Error for a line that is not a key */
export function keyOfLine(line: string): KeyRecord {
  const { subject, key } = StoredKey.parse(JSON.parse(line));
  return { subject, key: key === null ? undefined : Buffer.from(key, 'base64') };
}
