import { mkdirSync, statSync } from 'node:fs';
import * as path from 'node:path';
import type { Logger } from 'pino';
import { DiskBlobStore } from '../blob-store/disk/disk-blob-store.js';
import { SettingsError } from '../config/formats.js';
import type { Settings } from '../config/settings.js';
import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { ifAvailable } from '../errors/store-unavailable.js';
import { openEmbeddedEventStore, openLogReadOnly } from '../event-store/embedded/open.js';
import { lockFile } from '../file-lock/file-lock.js';
import { LeaseStore } from '../leader-election/lease-store.js';
import { KeyMissing } from '../personal-data/errors.js';
import { KeyEncryption } from '../personal-data/key-encryption.js';
import { KeyVault } from '../personal-data/key-vault.js';
import { EmbeddedReadStore } from '../read-store/embedded/embedded-read-store.js';
import type { OpenedEngines, StoresWithoutLog, StoresToRead } from './engines.js';
import { RestoreMarker } from './restore-marker.js';
import { requireUsable } from './usable-servers.js';

const LOG_FILE = path.join('events', 'events.db');
const KEYS_FILE = 'keys.db';

class LogMissing extends Error {
  override readonly name = 'LogMissing';
  constructor(log: string, traces: readonly string[]) {
    super(
      `The event log ${log} is missing or empty, but ${traces.join(', ')} ` +
        'shows that there was one. Put the log back: its files, or a restored backup (docs/operations.md). ' +
        'To really start from scratch, move everything else out of DATA_DIR and the database of MONGODB_URL, or name empty ones',
    );
  }
}

export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
  constructor(readonly directory: string) {
    super(`DATA_DIR ${directory} is in use by another process. Stop that process or set another DATA_DIR`);
  }
}

type OpenOptions = Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl' | 'keyEncryptionKeys'> & {
  readonly isRestore?: boolean;
};

/** Functions that close what was opened, so that a failed start leaves nothing open. */
type Closers = (() => unknown)[];

/** Opens the stores that the settings name, and connects to their servers. @throws as `makeEngines` and `connect` */
export async function openEngines(where: OpenOptions, logger: Logger): Promise<OpenedEngines> {
  const engines = await makeEngines(where, logger);
  try {
    await engines.connect(requireUsable);
    return engines;
  } catch (error) {
    await engines.close();
    throw error;
  }
}

/** Opens stores that may be empty, or hold a part of a backup. @throws as `openEngines` */
export const openToRestore = (where: OpenOptions, logger: Logger): Promise<OpenedEngines> =>
  openEngines({ ...where, isRestore: true }, logger);

/**
 * Opens the stores that the settings name; without an address, those in the data directory, which stays locked until they are
 * closed. Connects to no server yet. Loads the clients of servers only if they are used, because they double the start time.
 * @throws SettingsError, DataDirectoryInUse, EventStoreInUse, LogDamaged, LogMissing, RestoreUnfinished
 */
export const makeEngines = (where: OpenOptions, logger: Logger): Promise<OpenedEngines> =>
  closeOnFailure((closers) => openStores(where, logger, closers));

/**
 * Opens the stores that a backup copies, also while a running product uses them.
 * @throws as `openEngines`, except DataDirectoryInUse
 */
export async function openForReading(where: OpenOptions, logger: Logger): Promise<StoresToRead> {
  try {
    return await openEngines(where, logger);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    return closeOnFailure((closers) => openReadOnly(where, closers));
  }
}

/** @throws SettingsError when the data directory lacks a store of the product, which opening would create empty */
export function requireStores({ dataDirectory, eventStoreUrl, mongoUrl }: OpenOptions): void {
  if (eventStoreUrl !== undefined && mongoUrl !== undefined) return;
  const file = eventStoreUrl === undefined ? LOG_FILE : KEYS_FILE;
  if (!hasBytes(path.join(dataDirectory, file)))
    throw new SettingsError(`DATA_DIR ${dataDirectory} has no ${file}: name the directory of the product`);
}

async function closeOnFailure<Stores>(
  open: (closers: Closers) => Promise<Stores>,
): Promise<Stores & { close(): Promise<void> }> {
  const closers: Closers = [];
  const close = async () => {
    const failures: unknown[] = [];
    for (const end of closers.splice(0).reverse()) {
      try {
        await end();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  try {
    return { ...(await open(closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openStores(where: OpenOptions, logger: Logger, closers: Closers): Promise<Omit<OpenedEngines, 'close'>> {
  const { dataDirectory, eventStoreUrl, mongoUrl, isRestore = false } = where;
  const isEmbedded = eventStoreUrl === undefined && mongoUrl === undefined;
  if (!isEmbedded) (await import('./servers.js')).checkAddresses(where);
  if (!isRestore) new RestoreMarker(dataDirectory).requireUnset();
  if (eventStoreUrl === undefined || mongoUrl === undefined) closers.push(lockDataDirectory(dataDirectory));
  const { mongo, log } = await openServers(where);
  const stores = mongo?.stores ?? (await openEmbeddedStores(dataDirectory, logger));
  closers.push(() => stores.close());
  const events = log?.stores ?? openEmbeddedLog(dataDirectory, isRestore);
  closers.push(() => events.close());
  const { views, documents, blobs } = stores;
  const leases = eventStoreUrl !== undefined && mongoUrl !== undefined ? new LeaseStore(documents) : undefined;
  const keys = new KeyVault(stores.keys, new KeyEncryption(where.keyEncryptionKeys));
  const engines = { events, views, keys, documents, blobs, leases };
  const servers = [log?.server ?? [], mongo?.server ?? []].flat();
  const connect: OpenedEngines['connect'] = async (untilUsable) => {
    await Promise.all(servers.map(untilUsable));
    await requireKeyEncryptionKeys(keys);
    if (!isRestore) await requireLogOf(engines, eventStoreUrl === undefined ? 'in DATA_DIR' : 'at EVENTSTOREDB_URL');
  };
  return { ...engines, connect };
}

async function openServers({ eventStoreUrl, mongoUrl }: OpenOptions) {
  if (eventStoreUrl === undefined && mongoUrl === undefined) return {};
  const { openMongoStores, openLogServer } = await import('./servers.js');
  return {
    mongo: mongoUrl === undefined ? undefined : await openMongoStores(mongoUrl),
    log: eventStoreUrl === undefined ? undefined : openLogServer(eventStoreUrl),
  };
}

async function openReadOnly(where: OpenOptions, closers: Closers): Promise<Omit<StoresToRead, 'close'>> {
  const { dataDirectory, keyEncryptionKeys } = where;
  const { mongo, log } = await openServers(where);
  const keys = mongo?.stores.keys ?? openKeyVault(dataDirectory);
  closers.push(() => (mongo?.stores ?? keys).close());
  const events = log?.stores ?? openLogReadOnly(path.join(dataDirectory, 'events'));
  closers.push(() => events.close());
  for (const { server } of [log ?? [], mongo ?? []].flat()) await requireUsable(server);
  const blobs = mongo?.stores.blobs ?? DiskBlobStore.openReadOnly(path.join(dataDirectory, 'pictures'));
  return { events, keys: new KeyVault(keys, new KeyEncryption(keyEncryptionKeys)), blobs };
}

const openKeyVault = (directory: string): SqliteDocumentStore =>
  new SqliteDocumentStore({ file: path.join(directory, KEYS_FILE), irreplaceable: true });

function lockDataDirectory(dataDirectory: string): () => void {
  mkdirSync(dataDirectory, { recursive: true });
  const lock = lockFile(path.join(dataDirectory, 'data.lock'));
  if (lock === undefined) throw new DataDirectoryInUse(dataDirectory);
  return () => lock.release();
}

/** @throws LogMissing, EventStoreInUse, EventStoreUnavailable, LogDamaged */
function openEmbeddedLog(dataDirectory: string, isRestore: boolean): OpenedEngines['events'] {
  const file = path.join(dataDirectory, LOG_FILE);
  const wal = `${file}-wal`;
  // Check before opening: the engine discards a write-ahead log without a database file.
  if (!isRestore && !hasBytes(file) && hasBytes(wal)) throw new LogMissing('in DATA_DIR', [wal]);
  return openEmbeddedEventStore(path.dirname(file));
}

const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

async function openEmbeddedStores(directory: string, logger: Logger): Promise<StoresWithoutLog> {
  const views = new EmbeddedReadStore(path.join(directory, 'views.db'), logger);
  const keys = openKeyVault(directory);
  const documents = new SqliteDocumentStore({ file: path.join(directory, 'documents.db'), log: logger });
  const close = () => Promise.all([views.close(), keys.close(), documents.close()]);
  return { views, keys, documents, blobs: await openPictureStore(directory), close };
}

export const openPictureStore = (directory: string): Promise<DiskBlobStore> =>
  DiskBlobStore.open(path.join(directory, 'pictures'));

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

/**
 * Throws for an empty log beside data that was derived from a log.
 * @throws LogMissing, StoreUnavailable from other stores than the log, whose consumers wait for it
 */
async function requireLogOf(
  { events, keys, views }: Pick<OpenedEngines, 'events' | 'keys' | 'views'>,
  log: string,
): Promise<void> {
  const isEmpty = await ifAvailable(async () => (await events.head()) === undefined);
  if (isEmpty !== true) return;
  const traces = [
    ...((await keys.isEmpty()) ? [] : ['a key of personal data']),
    ...((await views.hasAppliedEvents()) ? ['a read model'] : []),
  ];
  if (traces.length > 0) throw new LogMissing(log, traces);
}
