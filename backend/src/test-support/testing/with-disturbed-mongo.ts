import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { ReplicaSet } from '../mongodb-proxy/replica-set.js';
import { connectMongo, type MongoConnection } from '../../platform/mongodb/connect-mongo.js';
import { describeWithMongo } from '../../platform/mongodb/testing/with-mongo.js';

const DISTURBED_SHARE = 0.05;
const COMMANDS_BETWEEN_ELECTIONS = 40;

export function describeWithDisturbedMongo(name: string, seed: number, define: (newDatabase: () => Db) => void): void {
  describeWithMongo(`${name}, disturbed by seed ${seed}`, (plainDatabase) => {
    const set = new ReplicaSet(process.env.MONGODB_TEST_URL ?? '');
    let connection: MongoConnection;
    beforeAll(async () => {
      connection = await connectMongo((await set.line()).url(`marcel-test-${randomUUID()}`));
      let commands = 0;
      const elects = (): false => {
        commands += 1;
        if (commands % COMMANDS_BETWEEN_ELECTIONS === 0) set.elect((set.primaryIndex + 1) % set.members.length);
        return false;
      };
      // Never matches, but is called for every command.
      set.faults.plan({ kind: 'lost-cursor' }, elects);
      // Write concern errors reach the caller and are not retried here.
      set.faults.atRandom(DISTURBED_SHARE, seed, ({ kind }) => kind !== 'write-concern-error');
    });
    afterAll(async () => {
      expect(set.faults.struck.size).toBeGreaterThan(0);
      set.faults.calm();
      await connection.close();
      await set.close();
    });
    // A direct connection to the same database drops it afterwards.
    define(() => connection.db.client.db(plainDatabase().databaseName));
  });
}
