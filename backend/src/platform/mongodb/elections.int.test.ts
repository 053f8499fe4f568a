import { collect } from '../event-store/event-store.js';
import { faultsOf, type Fault } from '../../test-support/mongodb-proxy/faults.js';
import { describeReplicaSet } from '../../test-support/mongodb-proxy/testing/use-replica-set.js';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import { MongoDocumentStore } from '../document-store/mongodb.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { connectMongo, type MongoConnection } from './connect-mongo.js';
import { LONGEST_ELECTION_MS } from './timeouts.js';

const PICTURE = Buffer.from('a picture');

/** A repeatable operation on a store with its expected outcome. */
interface Operation {
  readonly name: string;
  do(connection: MongoConnection): Promise<unknown>;
  readonly outcome: unknown;
}

const operation = (name: string, outcome: unknown, work: Operation['do']): Operation => ({ name, outcome, do: work });

const OPERATIONS: readonly Operation[] = [
  operation('a document', 'put', async ({ db }) => {
    const documents = new MongoDocumentStore(db, 'documents');
    await documents.delete('things', 'a');
    expect(await documents.put('things', 'a', 'new', { ifVersion: 0 })).toBe(true);
    expect(await documents.put('things', 'a', 'changed', { ifVersion: 1 })).toBe(true);
    await documents.put('things', 'a', 'put');
    for await (const { value } of documents.list('things')) return value;
    return undefined;
  }),
  operation('a picture', PICTURE, async ({ db }) => {
    const pictures = new GridFsBlobStore(db);
    const name = await pictures.put(PICTURE);
    expect(await collect(pictures.entries())).toMatchObject([{ name }]);
    return pictures.get(name);
  }),
];

describeReplicaSet('an election in MongoDB', (used) => {
  const connections: MongoConnection[] = [];
  const connect = async () => {
    const { set, database } = used();
    const connection = await connectMongo((await set.line()).url(database));
    connections.push(connection);
    return connection;
  };
  afterEach(() => Promise.all(connections.splice(0).map((connection) => connection.close())));

  it('makes operations wait for a primary, a connection and a majority', async () => {
    const { options } = (await connect()).db.client;
    for (const patience of [
      options.serverSelectionTimeoutMS,
      options.waitQueueTimeoutMS,
      options.writeConcern?.wtimeoutMS,
    ])
      expect(patience).toBeGreaterThan(LONGEST_ELECTION_MS);
  });

  it.each(OPERATIONS)('does not show in $name', async ({ do: work, outcome }) => {
    const { set } = used();
    const connection = await connect();
    expect(await work(connection)).toEqual(outcome);
    set.stepDown();
    const done = work(connection);
    setImmediate(() => set.elect(1));
    expect(await done).toEqual(outcome);
    set.kill(1);
    set.elect(2);
    expect(await work(connection)).toEqual(outcome);
  });

  it.each(OPERATIONS)('does not prevent $name, which may be repeated without effect', async ({ do: work, outcome }) => {
    const { set } = used();
    const connection = await connect();
    for (const { command, fault } of await possibleFaults(work, connection)) {
      // Twice: the driver repeats once by itself.
      set.faults.plan(fault, ({ name }) => name === command, 2);
      const done = work(connection);
      // A timeout of the majority is not retried, and fails as unavailable.
      if (fault.kind === 'write-concern-error') await done.catch(expectUnavailable);
      else expect(await done).toEqual(outcome);
      set.faults.calm();
      expect(await work(connection)).toEqual(outcome);
    }
  });

  it.each(OPERATIONS)('makes $name fail as unavailable when it does not end', async ({ do: work }) => {
    const { set } = used();
    const connection = await connect();
    await work(connection);
    const faults = await possibleFaults(work, connection);
    expect(faults.length).toBeGreaterThan(5);
    // One fault of each kind, since each costs all pauses between attempts; the test above covers all faults.
    const kinds = new Map(faults.map((one) => [`${one.command} ${one.fault.kind}`, one]));
    for (const { command, fault } of kinds.values()) {
      // A write that changes nothing needs no majority.
      if (fault.kind === 'write-concern-error') continue;
      set.faults.plan(fault, ({ name }) => name === command, Infinity);
      await expect(work(connection)).rejects.toThrow(StoreUnavailable);
      set.faults.calm();
    }
  });

  async function possibleFaults(work: Operation['do'], connection: MongoConnection) {
    const { faults } = used().set;
    const possible = new Map<string, { readonly command: string; readonly fault: Fault }>();
    faults.plan({ kind: 'lost-cursor' }, (command) => {
      if (command.needsPrimary)
        for (const fault of faultsOf(command))
          possible.set(JSON.stringify([command.name, fault]), { command: command.name, fault });
      return false;
    });
    await work(connection);
    faults.calm();
    return [...possible.values()];
  }
});

const expectUnavailable = (error: unknown): void => expect(error).toBeInstanceOf(StoreUnavailable);
