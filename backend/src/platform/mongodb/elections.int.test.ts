import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { faultsOf, type Fault } from '../../test-support/mongodb-proxy/faults.js';
import { describeReplicaSet } from '../../test-support/mongodb-proxy/testing/use-replica-set.js';
import { MongoAnswerStore } from '../answer-store/mongodb/mongo-answer-store.js';
import { GridFsBlobStore } from '../blob-store/gridfs/gridfs-blob-store.js';
import { MongoRebuildBoard } from '../consumers/rebuilds/mongodb/mongo-rebuild-board.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { MongoLeaseStore } from '../leader-election/mongodb/mongo-lease-store.js';
import { MongoKeyVault } from '../personal-data/mongodb/mongo-key-vault.js';
import { MongoSnapshotStore } from '../snapshot-store/mongodb/mongo-snapshot-store.js';
import { connectMongo, type MongoConnection } from './connect-mongo.js';
import { LONGEST_ELECTION_MS } from './patience.js';

const PICTURE = Buffer.from('a picture');
const KEY = Buffer.alloc(32, 7);

/** What is done in a store, as often as it takes, and what must come of it. */
interface Deed {
  readonly name: string;
  do(connection: MongoConnection): Promise<unknown>;
  readonly outcome: unknown;
}

const deed = (name: string, outcome: unknown, work: Deed['do']): Deed => ({ name, outcome, do: work });

const DEEDS: readonly Deed[] = [
  deed('a lease', 'a', async ({ db }) => {
    const leases = new MongoLeaseStore(db);
    await leases.take('duty', 'a', await leases.look('duty'));
    const lease = await leases.look('duty');
    await leases.renew({ name: 'duty', owner: 'a', token: lease?.token ?? 0 }, 'live');
    return lease?.owner;
  }),
  deed('a key', KEY, async ({ db }) => {
    const keys = new MongoKeyVault(db);
    await keys.restore({ subject: 'submission-1', key: KEY });
    for await (const { key } of keys.records()) return key;
    return undefined;
  }),
  deed('a picture', PICTURE, async ({ db }) => {
    const pictures = new GridFsBlobStore(db);
    const name = await pictures.put(PICTURE);
    expect(await buffer(Readable.from(pictures.list()))).toEqual(Buffer.from(name));
    return pictures.get(name);
  }),
  deed('an answer', PICTURE, async ({ db }) => {
    const answers = await MongoAnswerStore.open(db, () => 0);
    await answers.keep('fingerprint', PICTURE);
    return Buffer.from((await answers.find('fingerprint')) ?? []);
  }),
  deed('a snapshot', 4, async ({ db }) => {
    const snapshots = new MongoSnapshotStore(db);
    await snapshots.keep('likes-1', { version: 1, revision: 4, eventId: 'e', state: { count: 5 } });
    return (await snapshots.find('likes-1'))?.revision;
  }),
  deed('a rebuild', 'running', async ({ db }) => {
    const board = new MongoRebuildBoard(db);
    await board.ask('mascots');
    await board.report('mascots', { status: 'running', eventsApplied: 1 });
    return (await board.look('mascots')).status;
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

  it('is waited for: for a primary, a connection and a majority', async () => {
    const { options } = (await connect()).db.client;
    for (const patience of [
      options.serverSelectionTimeoutMS,
      options.waitQueueTimeoutMS,
      options.writeConcern?.wtimeoutMS,
    ])
      expect(patience).toBeGreaterThan(LONGEST_ELECTION_MS);
  });

  it.each(DEEDS)('does not show in $name', async ({ do: work, outcome }) => {
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

  it.each(DEEDS)(
    'is like every other fault: $name is done, and twice is as good as once',
    async ({ do: work, outcome }) => {
      const { set } = used();
      const connection = await connect();
      for (const { command, fault } of await possibleFaults(work, connection)) {
        // Twice: the driver repeats once by itself.
        set.faults.plan(fault, ({ name }) => name === command, 2);
        const done = work(connection);
        // That a majority has not answered in time is for others to wait for again.
        if (fault.kind === 'write-concern-error') await done.catch(expectUnavailable);
        else expect(await done).toEqual(outcome);
        set.faults.calm();
        expect(await work(connection)).toEqual(outcome);
      }
    },
  );

  it.each(DEEDS)('that does not end is told as such by $name', async ({ do: work }) => {
    const { set } = used();
    const connection = await connect();
    await work(connection);
    const faults = await possibleFaults(work, connection);
    expect(faults.length).toBeGreaterThan(5);
    for (const { command, fault } of faults) {
      // A write that finds nothing to do needs nobody to vouch for it.
      if (fault.kind === 'write-concern-error') continue;
      set.faults.plan(fault, ({ name }) => name === command, Infinity);
      await expect(work(connection)).rejects.toThrow(StoreUnavailable);
      set.faults.calm();
    }
  });

  /** Whatever may befall the commands of which the work consists. */
  async function possibleFaults(work: Deed['do'], connection: MongoConnection) {
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
