import type { Logger } from 'pino';
import type { Db } from 'mongodb';
import * as path from 'node:path';
import { EmbeddedAnswerStore } from '../answer-store/embedded/embedded-answer-store.js';
import { MongoAnswerStore } from '../answer-store/mongodb/mongo-answer-store.js';
import type { BlobStore } from '../blob-store/blob-store.js';
import { DiskBlobStore } from '../blob-store/disk/disk-blob-store.js';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import type { Settings } from '../config/settings.js';
import { MongoRebuildBoard } from '../consumers/rebuilds/mongodb/mongo-rebuild-board.js';
import { openEmbeddedEventStore } from '../event-store/embedded/open.js';
import type { EventStore } from '../event-store/event-store.js';
import { EventStoreDbEventStore } from '../event-store/eventstoredb/eventstoredb-event-store.js';
import { MongoLeaseStore } from '../leader-election/mongodb/mongo-lease-store.js';
import { connectMongo } from '../mongodb/connect-mongo.js';
import { EmbeddedKeyVault } from '../personal-data/embedded/embedded-key-vault.js';
import { MongoKeyVault } from '../personal-data/mongodb/mongo-key-vault.js';
import { EmbeddedReadStore } from '../read-store/embedded/embedded-read-store.js';
import { MongoReadStore } from '../read-store/mongodb/mongo-read-store.js';
import { checkAddresses } from './check-addresses.js';
import { lockDataDirectory } from './data-directory-lock.js';
import { EmbeddedSnapshotStore } from '../snapshot-store/embedded/embedded-snapshot-store.js';
import { MongoSnapshotStore } from '../snapshot-store/mongodb/mongo-snapshot-store.js';
import type { Engines } from './engines.js';
import { warnOfMissingKeys } from './warn-of-missing-keys.js';

type Where = Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl'>;

/** Everything but the log. */
type Kept = Pick<Engines, 'views' | 'keys' | 'blobs' | 'answers' | 'snapshots'>;

/**
 * Opens the stores that the settings name; without an address, those in the data directory, which is this process's own
 * until they are closed.
 * @throws SettingsError, DataDirectoryInUse, EventStoreInUse, LogDamaged, EventStoreUnavailable, MongoError
 */
export async function openEngines(where: Where, logger: Logger): Promise<Engines> {
  checkAddresses(where);
  const lock = lockDataDirectory(where);
  try {
    const engines = await openStores(where, logger);
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

async function openStores({ dataDirectory, mongoUrl, eventStoreUrl }: Where, logger: Logger): Promise<Engines> {
  const mongo = mongoUrl === undefined ? undefined : await connectMongo(mongoUrl);
  let events: EventStore | undefined;
  try {
    events =
      eventStoreUrl === undefined
        ? openEmbeddedEventStore(path.join(dataDirectory, 'events'))
        : new EventStoreDbEventStore({ url: eventStoreUrl });
    const log = events;
    const kept = mongo === undefined ? await inDirectory(dataDirectory, log, logger) : await inMongo(mongo.db);
    const shared = mongo !== undefined && eventStoreUrl !== undefined ? sharedIn(mongo.db) : ALONE;
    const close = async () => {
      await kept.views.close();
      await kept.keys.close();
      await kept.answers.close();
      await kept.snapshots.close();
      await log.close();
      await mongo?.close();
    };
    return { events: log, ...kept, ...shared, close };
  } catch (error) {
    await events?.close();
    await mongo?.close();
    throw error;
  }
}

async function inDirectory(directory: string, events: EventStore, logger: Logger): Promise<Kept> {
  const keys = path.join(directory, 'keys.db');
  await warnOfMissingKeys(keys, events, logger);
  return {
    views: EmbeddedReadStore.open(path.join(directory, 'views.db'), logger),
    keys: new EmbeddedKeyVault(keys),
    blobs: await picturesIn(directory),
    answers: new EmbeddedAnswerStore(path.join(directory, 'answers.db'), Date.now, logger),
    snapshots: EmbeddedSnapshotStore.open(path.join(directory, 'snapshots.db')),
  };
}

const inMongo = async (db: Db): Promise<Kept> => ({
  views: new MongoReadStore(db),
  keys: new MongoKeyVault(db),
  blobs: new GridFsBlobStore(db),
  answers: await MongoAnswerStore.open(db),
  snapshots: new MongoSnapshotStore(db),
});

const ALONE = { leases: undefined, rebuilds: undefined };

const sharedIn = (db: Db): Pick<Engines, 'leases' | 'rebuilds'> => ({
  leases: new MongoLeaseStore(db),
  rebuilds: new MongoRebuildBoard(db),
});

/** The pictures that lie in a directory: a product's own, or a backup's. */
export const picturesIn = (directory: string): Promise<BlobStore> =>
  DiskBlobStore.open(path.join(directory, 'pictures'));
