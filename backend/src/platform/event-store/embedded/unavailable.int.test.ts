import Database from 'libsql';
import { anEvent, dataOf, idsOf, numbered, readAll } from '../contract/test-support/harness.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../errors.js';
import { openDatabase } from './database.js';
import { openEmbeddedEventStore, createStore } from './open.js';
import { eventsFile } from './testing/files.js';
import { TemporaryDirectories } from './testing/temporary-directories.js';

describe('The embedded store without its disk', () => {
  const directories = new TemporaryDirectories();
  afterAll(() => directories.removeAll());

  it('rejects appends while the file is locked, and accepts them afterwards', async () => {
    const directory = directories.make();
    const store = openEmbeddedEventStore(directory);
    const other = new Database(eventsFile(directory));
    other.exec('BEGIN IMMEDIATE');
    const events = numbered(2);
    await expect(store.append('count-1', 'no_stream', events)).rejects.toBeInstanceOf(EventStoreUnavailable);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.append('count-1', 'no_stream', events)).toMatchObject({ revision: 1 });
    expect(idsOf(await readAll(store))).toEqual(idsOf(events));
    await store.close();
  });

  it('stores nothing of a group that fails on a full disk, and leaves no gap', async () => {
    const file = eventsFile(directories.make());
    const [database, store] = openDatabase(file, (opened) => [opened, createStore(opened, file)]);
    await store.append('count-1', 'no_stream', numbered(1));
    database.exec('PRAGMA max_page_count = 20');
    const outcomes = await Promise.allSettled([
      store.append('count-1', 0, numbered(1, 1)),
      store.append('count-1', 'no_stream', numbered(1)),
      store.append('count-2', 'any', [anEvent({ data: 'x'.repeat(200_000) })]),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
    expect(dataOf(await readAll(store))).toEqual([0]);

    expect(await store.append('count-1', 0, numbered(1, 1))).toMatchObject({ revision: 1 });
    await expect(store.append('count-1', 0, numbered(1))).rejects.toBeInstanceOf(WrongExpectedRevision);
    expect(dataOf(await readAll(store))).toEqual([0, 1]);
    await store.close();
  });

  it('names the file that cannot be opened', () => {
    const open = () => openDatabase('/nonexistent/events.db', (database) => createStore(database, ''));
    expect(open).toThrow(EventStoreUnavailable);
    expect(open).toThrow('/nonexistent/events.db cannot be opened');
  });
});
