import Database from 'libsql';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import * as path from 'node:path';
import type { Logger } from 'pino';
import { HAS_TAKEN_IN } from '../read-store/embedded/embedded-read-store.js';
import type { EmbeddedEventStore } from '../event-store/embedded/embedded-event-store.js';
import { openEmbeddedEventStore } from '../event-store/embedded/open.js';
import type { Settings } from '../config/settings.js';
import { type FileLock, lockFile } from '../file-lock/file-lock.js';
import { unlessUnavailable } from '../errors/store-unavailable.js';
import { collect } from '../event-store/event-store.js';
import type { Engines, OpenedEngines } from './engines.js';
import { SettingsError } from '../config/formats.js';
import { RestoreMark } from './restore-mark.js';
import { openInDirectory } from './in-directory.js';
import { KeyMissing } from '../personal-data/errors.js';
import { KeyEncryption } from '../personal-data/key-encryption.js';
import { KeyVault } from '../personal-data/key-vault.js';
import { LeaseStore } from '../leader-election/lease-store.js';

class LogGone extends Error {
  override readonly name = 'LogGone';
  constructor(log: string, traces: readonly string[]) {
    super(
      `The event log ${log} is missing or empty, but ${traces.join(', ')} ` +
        'shows that there was one. Put the log back: its files, or a restored backup (docs/operations.md). ' +
        'To really start from scratch, move everything else out of DATA_DIR and the database of MONGODB_URL, or name empty ones',
    );
  }
}

/** Tables that have rows only where there were events. */
const ROWS: readonly (readonly [file: string, condition: string])[] = [
  ['keys.db', "EXISTS (SELECT 1 FROM documents WHERE collection = 'keys')"],
  ['views.db', `EXISTS (SELECT 1 FROM build WHERE ${HAS_TAKEN_IN})`],
  ['documents.db', "EXISTS (SELECT 1 FROM documents WHERE collection = 'snapshots')"],
];

/** Returns files of a data directory that prove that its log once had events. */
function tracesOfLog(dataDirectory: string): string[] {
  const databases = ROWS.map(([name, condition]) => ({ file: path.join(dataDirectory, name), condition }));
  return databases.filter(({ file, condition }) => holds(file, condition)).map(({ file }) => file);
}

function holds(file: string, condition: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const database = new Database(file);
    try {
      return database.prepare(`SELECT 1 WHERE ${condition}`).raw(true).all().length > 0;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/**
 * Opens the embedded log of a data directory.
 * @throws LogGone unless it is about to be restored, EventStoreInUse, EventStoreUnavailable, LogDamaged
 */
async function openOwnLog(dataDirectory: string, { isRestore = false } = {}): Promise<EmbeddedEventStore> {
  const directory = path.join(dataDirectory, 'events');
  const requireNoTraces = (...left: readonly string[]): void => {
    const traces = isRestore ? [] : [...tracesOfLog(dataDirectory), ...left];
    if (traces.length > 0) throw new LogGone(`in ${directory}`, traces);
  };
  const file = path.join(directory, 'events.db');
  const wal = `${file}-wal`;
  // Check before opening: the engine discards a write-ahead log without a database file.
  if (!hasBytes(file)) requireNoTraces(...(hasBytes(wal) ? [wal] : []));
  const log = openEmbeddedEventStore(directory);
  try {
    if (log.isEmpty) requireNoTraces();
    return log;
  } catch (error) {
    await log.close();
    throw error;
  }
}

const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
  constructor(readonly directory: string) {
    super(`DATA_DIR ${directory} is in use by another process: end that one first, or set another DATA_DIR`);
  }
}

/**
 * Locks the data directory for this process. Returns undefined when none of its stores is there.
 * @throws DataDirectoryInUse
 */
function lockDataDirectory({
  dataDirectory,
  eventStoreUrl,
  mongoUrl,
}: Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl'>): FileLock | undefined {
  if (eventStoreUrl !== undefined && mongoUrl !== undefined) return undefined;
  mkdirSync(dataDirectory, { recursive: true });
  const lock = lockFile(path.join(dataDirectory, 'data.lock'));
  if (lock === undefined) throw new DataDirectoryInUse(dataDirectory);
  return lock;
}

interface Where extends Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl' | 'masterKeys'> {
  readonly isRestore?: boolean;
}

/**
 * Opens the stores that the settings name; without an address, those in the data directory, which stays locked until they are
 * closed. Loads the clients of servers only if they are used, because they double the start time.
 * @throws SettingsError, DataDirectoryInUse, EventStoreInUse, LogDamaged, LogGone, RestoreUnfinished, EventStoreUnavailable, MongoError
 */
export async function openEngines(where: Where, logger: Logger): Promise<OpenedEngines> {
  if (where.eventStoreUrl !== undefined || where.mongoUrl !== undefined) {
    const { checkAddresses } = await import('./servers.js');
    checkAddresses(where);
  }
  if (where.isRestore !== true) new RestoreMark(where.dataDirectory).requireUnset();
  const lock = lockDataDirectory(where);
  try {
    const engines = await openStores(where, logger);
    try {
      if (where.isRestore !== true) await requireLogOf(engines, where);
    } catch (error) {
      await engines.close();
      throw error;
    }
    const close = async () => {
      await engines.close();
      lock?.release();
    };
    return { ...engines, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function openStores(where: Where, logger: Logger): Promise<OpenedEngines> {
  const { dataDirectory, mongoUrl, eventStoreUrl } = where;
  const mongo = mongoUrl === undefined ? undefined : await openMongo(mongoUrl);
  let events: OpenedEngines['events'] | undefined;
  try {
    events = await openLog(where);
    const log = events;
    const kept = mongo ?? (await openInDirectory(dataDirectory, logger));
    const { views, documents, blobs } = kept;
    const isShared = eventStoreUrl !== undefined && mongo !== undefined;
    const leases = isShared ? new LeaseStore(documents) : undefined;
    const keys = new KeyVault(kept.keys, new KeyEncryption(where.masterKeys));
    await requireKeyEncryptionKeys(keys);
    const close = async () => {
      await closeAll([log, keys, views, documents]);
      await mongo?.disconnect();
    };
    return { events: log, views, keys, documents, blobs, leases, close };
  } catch (error) {
    await events?.close();
    await mongo?.disconnect();
    throw error;
  }
}

async function closeAll(stores: readonly { close(): Promise<void> }[]): Promise<void> {
  const outcomes = await Promise.allSettled(stores.map((store) => store.close()));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** @throws SettingsError when keys are encrypted with a key-encryption key that the settings do not have */
async function requireKeyEncryptionKeys(keys: KeyVault): Promise<void> {
  try {
    await keys.requireKeyEncryptionKeys();
  } catch (error) {
    if (error instanceof KeyMissing) throw new SettingsError(KEY_MISSING);
    throw error;
  }
}

const KEY_MISSING =
  'The keys of personal data are encrypted with a key that KEY_MASTER does not have: without it nobody can read what they encrypt';

async function openLog(where: Where): Promise<OpenedEngines['events']> {
  const { dataDirectory, eventStoreUrl: url, isRestore = false } = where;
  if (url === undefined) return openOwnLog(dataDirectory, { isRestore });
  const { EventStoreDbEventStore } = await import('../event-store/eventstoredb/eventstoredb-event-store.js');
  return new EventStoreDbEventStore({ url });
}

async function openMongo(url: string) {
  const { openInMongo } = await import('./servers.js');
  return openInMongo(url);
}

/**
 * Recognizes an emptied log by what was made from it: with a log or stores on a server, no file shows that.
 * @throws LogGone, StoreUnavailable from other stores than the log, whose consumers wait for it
 */
async function requireLogOf(
  { events, keys, views }: Pick<Engines, 'events' | 'keys' | 'views'>,
  { eventStoreUrl, mongoUrl }: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>,
): Promise<void> {
  if (eventStoreUrl === undefined && mongoUrl === undefined) return;
  const newest = await unlessUnavailable(() => collect(events.readAll({ direction: 'backwards', limit: 1 })));
  if (newest?.length !== 0) return;
  const traces = [
    ...((await keys.isEmpty()) ? [] : ['a key of personal data']),
    ...((await views.hasTakenIn()) ? ['a read model'] : []),
  ];
  const log = eventStoreUrl === undefined ? 'in DATA_DIR' : 'at EVENTSTOREDB_URL';
  if (traces.length > 0) throw new LogGone(log, traces);
}
