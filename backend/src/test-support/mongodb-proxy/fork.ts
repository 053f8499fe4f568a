import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import type { Command } from './command.js';

export class Fork {
  private readonly local = `deposed-${randomUUID()}`;
  private readonly committed = `committed-${randomUUID()}`;

  private constructor(
    private readonly serverUrl: string,
    private readonly database: string,
  ) {}

  static async of(serverUrl: string, database: string): Promise<Fork> {
    const fork = new Fork(serverUrl, database);
    await fork.eachCopy(async (client, copy) => {
      const source = client.db(database);
      for (const { name } of await source.listCollections({}, { nameOnly: true }).toArray()) {
        const documents = await source.collection(name).find().toArray();
        if (documents.length > 0) await client.db(copy).collection(name).insertMany(documents);
      }
    });
    return fork;
  }

  /** Where the member looks: a majority has what it had then, and nothing since. */
  databaseFor(command: Command): string {
    if (command.database !== this.database) return command.database;
    return !command.isWrite && command.readConcern === 'majority' ? this.committed : this.local;
  }

  rollBack(): Promise<void> {
    return this.eachCopy(async (client, copy) => void (await client.db(copy).dropDatabase()));
  }

  private async eachCopy(work: (client: MongoClient, copy: string) => Promise<void>): Promise<void> {
    const client = new MongoClient(this.serverUrl);
    try {
      for (const copy of [this.local, this.committed]) await work(client, copy);
    } finally {
      await client.close();
    }
  }
}
