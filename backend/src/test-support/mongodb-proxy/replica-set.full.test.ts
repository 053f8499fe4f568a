import { MongoServerError, MongoWriteConcernError, type Db } from 'mongodb';
import { randomFrom } from './faults.js';
import { describeReplicaSet } from './testing/use-replica-set.js';

interface Counted {
  readonly _id: string;
  readonly count: number;
}

const MAJORITY = { writeConcern: { w: 'majority' } } as const;
const counters = (db: Db) => db.collection<Counted>('counters');
const raise = (db: Db) => counters(db).updateOne({ _id: 'a' }, { $inc: { count: 1 } }, { upsert: true });
const countOf = async (db: Db) => (await counters(db).findOne({ _id: 'a' }))?.count;

describeReplicaSet('a replica set that is played', (used) => {
  it('is found by the driver, with its primary', async () => {
    const one = await used().db();
    await raise(one);
    expect(await one.command({ hello: 1 })).toMatchObject({ setName: 'rs0', isWritablePrimary: true });
    expect(await countOf(one)).toBe(1);
  });

  it('tells a write that meets a member which has stepped down, and takes it on the next primary once', async () => {
    const { set, db } = used();
    const one = await db(MAJORITY);
    await raise(one);
    set.stepDown();
    const raised = raise(one);
    set.elect(1);
    await raised;
    expect(await countOf(one)).toBe(2);
  });

  it('loses none of the changes that clients make to one document at once', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => used().db()));
    await raise(clients[0]!);
    await Promise.all(clients.flatMap((db) => Array.from({ length: 25 }, () => raise(db))));
    expect(await countOf(clients[0]!)).toBe(101);
  });

  it('does a write once that is repeated because its answer was lost', async () => {
    const { set, db } = used();
    const one = await db(MAJORITY);
    for (const fault of [
      { kind: 'drop', applied: true },
      { kind: 'drop', applied: false },
      { kind: 'refusal', code: 11600, applied: true },
      { kind: 'refusal', code: 189, applied: false },
      { kind: 'write-concern-error', code: 91 },
    ] as const)
      set.faults.plan(fault, ({ name }) => name === 'update');
    for (const expected of [1, 2, 3]) {
      // The driver repeats a write once; what meets two faults in a row fails.
      await raise(one).catch(() => undefined);
      expect(await countOf(one)).toBeLessThanOrEqual(expected);
    }
    expect(await countOf(one)).toBe(3);
    expect([...set.faults.struck.values()]).toEqual([2, 1, 1, 1]);
  });

  it('cannot vouch for a write while its majority is slow', async () => {
    const { set, db } = used();
    const one = await db({ writeConcern: { w: 'majority', wtimeoutMS: 1 } });
    set.majority.slow();
    await expect(raise(one)).rejects.toThrow(MongoWriteConcernError);
    set.majority.quicken();
    expect(await countOf(one)).toBe(1);
  });

  it('loses cursors', async () => {
    const { set, db } = used();
    const one = await db();
    await one.collection('many').insertMany(Array.from({ length: 10 }, (_, n) => ({ n })));
    set.faults.plan({ kind: 'lost-cursor' }, ({ name }) => name === 'getMore');
    const reading = one.collection('many').find().batchSize(2).toArray();
    await expect(reading).rejects.toMatchObject({ code: 43 });
    await expect(reading).rejects.toThrow(MongoServerError);
  });

  it('elects another primary when one dies', async () => {
    const { set, db } = used();
    const one = await db(MAJORITY);
    await raise(one);
    set.kill(0);
    set.elect(2);
    // The driver does not repeat what breaks off after its own watch has noticed.
    await raise(one).catch(() => raise(one));
    expect(await countOf(one)).toBe(2);
    set.restart(0);
    set.elect(0);
    expect(await countOf(one)).toBe(2);
  });

  it('rolls back what only a deposed primary was given', async () => {
    const { set, database, db } = used();
    const [line, otherLine] = [await set.line(), await set.line()];
    const [cutOff, other] = [await db({}, line), await db(MAJORITY, otherLine)];
    await raise(other);
    expect(await countOf(cutOff)).toBe(1);
    for (const index of [1, 2]) line.cut(index);
    const deposed = await set.depose(database, 1);
    otherLine.cut(deposed);
    await raise(cutOff);
    expect(await countOf(cutOff)).toBe(2);
    const committed = counters(cutOff).findOne({ _id: 'a' }, { readConcern: { level: 'majority' } });
    expect(await committed).toMatchObject({ count: 1 });
    const vouched = { writeConcern: { w: 'majority', wtimeoutMS: 1 } } as const;
    const unvouched = counters(cutOff).updateOne({ _id: 'a' }, { $inc: { count: 1 } }, vouched);
    await expect(unvouched).rejects.toThrow(MongoWriteConcernError);
    expect(await countOf(other)).toBe(1);
    await set.rejoin(deposed);
    for (const index of [1, 2]) line.mend(index);
    expect(await countOf(await db({}, line))).toBe(1);
  });
});

it('The faults are the same for the same seed', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, randomFrom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});
