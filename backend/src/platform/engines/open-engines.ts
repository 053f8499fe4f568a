import type { Logger } from 'pino';
import { SettingsError } from '../config/settings-error.js';
import type { Settings } from '../config/settings.js';
import { RestoreMark } from './restore-mark.js';
import { lockDataDirectory } from './data-directory-lock.js';
import type { OpenedEngines } from './engines.js';
import { openInDirectory } from './in-directory.js';
import { openOwnLog } from './open-own-log.js';
import { requireLogOf } from './require-log-of.js';
import { KeyMissing } from '../personal-data/errors.js';
import { KeyEncryption } from '../personal-data/key-encryption.js';
import { KeyVault } from '../personal-data/key-vault.js';
import { LeaseStore } from '../leader-election/lease-store.js';
import { RebuildBoard } from '../consumers/rebuilds/rebuild-board.js';

interface Where extends Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl' | 'masterKeys'> {
  /** The log is about to be filled: it may be empty beside what is left of a former one. */
  readonly isRestore?: boolean;
}

/**
 * Opens the stores that the settings name; without an address, those in the data directory, which is this process's own
 * until they are closed. Clients of servers are loaded for those alone who have servers: they double the time of a start.
 * @throws SettingsError, DataDirectoryInUse, EventStoreInUse, LogDamaged, LogGone, RestoreUnfinished, EventStoreUnavailable, MongoError
 */
export async function openEngines(where: Where, logger: Logger): Promise<OpenedEngines> {
  if (where.eventStoreUrl !== undefined || where.mongoUrl !== undefined) {
    const { checkAddresses } = await import('./check-addresses.js');
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
    const rebuilds = isShared ? new RebuildBoard(documents) : undefined;
    const keys = new KeyVault(kept.keys, new KeyEncryption(where.masterKeys));
    await requireKeyEncryptionKeys(keys);
    const close = async () => {
      await closeAll([log, keys, views, documents]);
      await mongo?.disconnect();
    };
    return { events: log, views, keys, documents, blobs, leases, rebuilds, close };
  } catch (error) {
    await events?.close();
    await mongo?.disconnect();
    throw error;
  }
}

/** Each of them, whatever becomes of the others: what cannot be made again comes first. */
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
  const { openInMongo } = await import('./in-mongo.js');
  return openInMongo(url);
}
