import type { Logger } from 'pino';
import * as path from 'node:path';
import type { Settings } from '../../config/settings.js';
import { openEmbeddedEventStore } from '../../event-store/embedded/open.js';
import type { EventStore } from '../../event-store/event-store.js';
import { EventStoreDbEventStore } from '../../event-store/eventstoredb/eventstoredb-event-store.js';
import { MongoLeaseStore } from '../../leases/mongodb/mongo-lease-store.js';
import { connectMongo, type MongoConnection } from '../../mongodb/connect-mongo.js';
import { EmbeddedKeyVault } from '../../personal-data/embedded/embedded-key-vault.js';
import { MongoKeyVault } from '../../personal-data/mongodb/mongo-key-vault.js';
import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import { MongoReadStore } from '../../read-store/mongodb/mongo-read-store.js';
import { MongoRebuildBoard } from '../followers/rebuilds/mongodb/mongo-rebuild-board.js';
import type { Engines } from './engines.js';

type Where = Pick<Settings, 'dataDirectory' | 'eventStoreUrl' | 'mongoUrl'>;

/**
 * Opens the stores that the settings name; without an address, those in the data directory.
 * @throws EventStoreInUse, LogDamaged, EventStoreUnavailable, MongoError
 */
export async function openEngines(where: Where, logger: Logger): Promise<Engines> {
  const { mongoUrl, eventStoreUrl } = where;
  const mongo = mongoUrl === undefined ? undefined : await connectMongo(mongoUrl);
  try {
    const events = openEvents(where);
    const shared = mongo !== undefined && eventStoreUrl !== undefined ? sharedIn(mongo) : ALONE;
    const kept = mongo === undefined ? inDirectory(where, logger) : inMongo(mongo);
    const close = async () => {
      await kept.views.close();
      await kept.keys.close();
      await events.close();
      await mongo?.close();
    };
    return { events, ...kept, ...shared, mongo: mongo?.db, close };
  } catch (error) {
    await mongo?.close();
    throw error;
  }
}

function openEvents({ dataDirectory, eventStoreUrl: url }: Where): EventStore {
  return url === undefined
    ? openEmbeddedEventStore(path.join(dataDirectory, 'events'))
    : new EventStoreDbEventStore({ url });
}

function inDirectory({ dataDirectory }: Where, logger: Logger): Pick<Engines, 'views' | 'keys'> {
  return {
    views: EmbeddedReadStore.open(path.join(dataDirectory, 'views.db'), logger),
    keys: new EmbeddedKeyVault(path.join(dataDirectory, 'keys.db')),
  };
}

const inMongo = ({ db }: MongoConnection): Pick<Engines, 'views' | 'keys'> => ({
  views: new MongoReadStore(db),
  keys: new MongoKeyVault(db),
});

const ALONE = { leases: undefined, rebuilds: undefined };

const sharedIn = ({ db }: MongoConnection): Pick<Engines, 'leases' | 'rebuilds'> => ({
  leases: new MongoLeaseStore(db),
  rebuilds: new MongoRebuildBoard(db),
});
