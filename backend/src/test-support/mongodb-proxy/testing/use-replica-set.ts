import { randomUUID } from 'node:crypto';
import { MongoClient, type Db, type MongoClientOptions } from 'mongodb';
import { type Line, ReplicaSet } from '../replica-set.js';

interface UsedReplicaSet {
  readonly set: ReplicaSet;
  readonly database: string;
  db(options?: MongoClientOptions, line?: Line): Promise<Db>;
}

/** Defines tests against the server of MONGODB_TEST_URL; skips them by name if it is not set. */
export function describeReplicaSet(name: string, define: (used: () => UsedReplicaSet) => void): void {
  const serverUrl = process.env.MONGODB_TEST_URL;
  const run = serverUrl === undefined ? describe.skip : describe;
  run(name, () => {
    jest.setTimeout(300_000);
    let set: ReplicaSet;
    let database: string;
    const clients: MongoClient[] = [];
    beforeEach(() => {
      set = new ReplicaSet(serverUrl ?? '');
      database = `marcel-test-${randomUUID()}`;
    });
    afterEach(async () => {
      await Promise.all(clients.splice(0).map((client) => client.close()));
      await set.close();
      const behind = new MongoClient(serverUrl ?? '');
      await behind.db(database).dropDatabase();
      await behind.close();
    });
    const db = async (options: MongoClientOptions = {}, line?: Line) => {
      const client = new MongoClient((line ?? (await set.line())).url(database), options);
      clients.push(client);
      return client.db();
    };
    define(() => ({ set, database, db }));
  });
}
