import { Collection, type Db } from 'mongodb';
import { describeWithMongo } from '../../mongodb/testing/with-mongo.js';
import type { ProjectionRef, ReadStore } from '../read-store.js';
import { commitOne, FIRST_BUILD, mascots, positionOf, put, tags } from '../test-support/harness.js';
import { MongoReadStore } from './mongo-read-store.js';

const NEXT_BUILD: ProjectionRef = { ...FIRST_BUILD, version: 2 };

const listCollections = async (db: Db): Promise<string[]> => {
  const listed = await db.listCollections({}, { nameOnly: true }).toArray();
  return listed.map(({ name }) => name);
};

describeWithMongo('builds in MongoDB', (newDatabase) => {
  afterEach(() => void jest.restoreAllMocks());

  const fill = async (store: ReadStore, projection: ProjectionRef, name: string) => {
    await store.prepare(projection, [mascots, tags]);
    const changes = [1, 2].map((id) => ({ position: positionOf(id), change: put(id, { name, year: id }) }));
    await commitOne(store, { projection, changes }, { position: positionOf(2) });
  };
  const served = async (db: Db) => {
    const [writer, reader] = [new MongoReadStore(db), new MongoReadStore(db)];
    await fill(writer, FIRST_BUILD, 'old');
    await writer.activate(FIRST_BUILD);
    await reader.find('mascots', {});
    return { writer, reader };
  };

  it('have an index for every field and for ids', async () => {
    const db = newDatabase();
    await new MongoReadStore(db).prepare(FIRST_BUILD, [mascots, tags]);
    const names = await listCollections(db);
    const indexes = await db.collection(names.find((name) => name.endsWith('.mascots')) ?? '').indexes();
    expect(indexes.map(({ key }) => Object.keys(key))).toEqual(
      expect.arrayContaining([
        ['live', '_id'],
        ['live', 'values.name', '_id'],
        ['live', 'values.slug', '_id'],
        ['live', 'values.likes', '_id'],
        ['live', 'values.year', '_id'],
      ]),
    );
  });

  it('are created once, for repeated calls of several processes', async () => {
    const db = newDatabase();
    for (const store of Array.from({ length: 3 }, () => new MongoReadStore(db))) {
      const builds = [FIRST_BUILD, NEXT_BUILD, FIRST_BUILD];
      for (const ref of builds) await store.prepare(ref, [mascots]);
    }
    expect((await listCollections(db)).filter((name) => name.endsWith('.mascots'))).toHaveLength(2);
  });

  it.each(['before', 'after'])('can be swapped by another process right %s a query counts', async (when) => {
    const db = newDatabase();
    const { writer, reader } = await served(db);
    await fill(writer, NEXT_BUILD, 'new');
    const { countDocuments } = Collection.prototype;
    jest.spyOn(Collection.prototype, 'countDocuments').mockImplementationOnce(async function (
      this: Collection,
      ...args
    ) {
      if (when === 'before') await writer.activate(NEXT_BUILD);
      const total = await countDocuments.apply(this, args);
      if (when === 'after') await writer.activate(NEXT_BUILD);
      return total;
    });
    const found = await reader.find('mascots', { where: [{ field: 'year', from: 1 }] });
    expect(found.documents.map(({ name }) => name)).toEqual(['new', 'new']);
    expect(await reader.get('mascots', 1)).toMatchObject({ name: 'new' });
  });

  it('leave no orphaned collection, even after a crash', async () => {
    const db = newDatabase();
    const { writer } = await served(db);
    await db.collection('read-models.catalogue.v0.gone.mascots').insertOne({ left: 'behind' });
    await db.collection('pictures.files').insertOne({ not: 'ours' });
    await fill(writer, NEXT_BUILD, 'new');
    await writer.activate(NEXT_BUILD);
    const names = await listCollections(db);
    expect(names.filter((name) => /\.v[01]\./.test(name))).toEqual([]);
    expect(names).toContain('pictures.files');
    await writer.drop(NEXT_BUILD);
    expect((await listCollections(db)).filter((name) => name.startsWith('read-models.'))).toEqual([]);
    expect(await writer.activeVersion('catalogue')).toBeUndefined();
  });
});
