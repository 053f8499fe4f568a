import type { Db } from 'mongodb';
import { connectMongo, type MongoConnection } from '../../platform/mongodb/connect-mongo.js';
import { describeWithMongo } from '../../platform/mongodb/testing/with-mongo.js';
import { ReplicaSet } from '../mongodb-proxy/replica-set.js';

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
    // A direct connection to the same database drops it afterwards.
    define(() => {
      const plain = plainDatabase();
      return inTurns?.db.client.db(plain.databaseName) ?? plain;
    });
  });
}
