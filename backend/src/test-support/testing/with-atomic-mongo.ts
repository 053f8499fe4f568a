import type { Db } from 'mongodb';
import { connectMongo, type MongoConnection } from '../../platform/mongodb/connect-mongo.js';
import { describeWithMongo } from '../../platform/mongodb/testing/with-mongo.js';
import { ReplicaSet } from '../mongodb-proxy/replica-set.js';

/**
 * As `describeWithMongo`, over a server of which two that change a document at once both see what the other did. FerretDB on
 * SQLite is none: it says of an update and a removal whose conditions exclude each other that both took place. The replica
 * set that is played has it do one write to a collection after another, as MongoDB does with a document.
 */
export function describeWithAtomicMongo(name: string, define: (newDatabase: () => Db) => void): void {
  describeWithMongo(name, (plainDatabase) => {
    const set = new ReplicaSet(process.env.MONGODB_TEST_URL ?? '');
    let inTurns: MongoConnection | undefined;
    beforeAll(async () => {
      const { client, databaseName } = plainDatabase();
      if ('ferretdbFeatures' in (await client.db('admin').command({ buildInfo: 1 })))
        inTurns = await connectMongo((await set.line()).url(databaseName));
    });
    afterAll(async () => {
      await inTurns?.close();
      await set.close();
    });
    // The plain way to the same database drops it afterwards.
    define(() => {
      const plain = plainDatabase();
      return inTurns?.db.client.db(plain.databaseName) ?? plain;
    });
  });
}
