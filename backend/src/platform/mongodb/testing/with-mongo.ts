import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { connectMongo, type MongoConnection } from '../connect-mongo.js';

/** A server may be much slower than an embedded engine. */
const PATIENCE_MS = 300_000;

/** Returns an empty database, which is dropped after the test. */
export type NewDatabase = () => Db;

export function describeWithMongo(name: string, define: (newDatabase: NewDatabase) => void): void {
  const url = process.env.MONGODB_TEST_URL;
  const run = url === undefined ? describe.skip : describe;
  run(name, () => {
    let connection: MongoConnection | undefined;
    const databases: Db[] = [];
    jest.setTimeout(PATIENCE_MS);
    beforeAll(async () => void (connection = await connectMongo(url ?? '')));
    afterEach(() => Promise.all(databases.splice(0).map((database) => database.dropDatabase())));
    afterAll(() => connection?.close());

    define(() => {
      if (connection === undefined) throw new Error('A database can be had within a test only');
      const database = connection.db.client.db(`marcel-test-${randomUUID()}`);
      databases.push(database);
      return database;
    });
  });
}
