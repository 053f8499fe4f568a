import { anEvent, idsOf, numbered, readAll } from '../contract/test-support/harness.js';
import { EventStoreInUse, EventStoreUnavailable } from '../errors.js';
import { openDatabase, queryInt } from './database.js';
import { openEmbeddedEventStore } from './open.js';
import { eventsFile, tamper } from './testing/files.js';
import { TemporaryDirectories } from './testing/temporary-directories.js';

describe('The embedded store on disk', () => {
  const directories = new TemporaryDirectories();
  afterAll(() => directories.removeAll());

  it('commits pending appends when it is closed, and accepts none afterwards', async () => {
    const directory = directories.make();
    const store = openEmbeddedEventStore(directory);
    const event = anEvent();
    const append = store.append('count-1', 'any', [event]);
    await store.close();
    await store.close();
    expect(await append).toMatchObject({ revision: 0 });
    await expect(store.append('count-1', 'any', numbered(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(readAll(store)).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailable);

    const again = openEmbeddedEventStore(directory);
    expect(idsOf(await readAll(again))).toEqual([event.id]);
    await again.close();
  });

  it('belongs to one opener at a time', async () => {
    const directory = directories.make();
    const store = openEmbeddedEventStore(directory);
    expect(() => openEmbeddedEventStore(directory)).toThrow(EventStoreInUse);
    expect(() => openEmbeddedEventStore(directory)).toThrow(`The event log in ${directory} is in use`);
    await store.append('count-1', 'any', numbered(1));
    await store.close();
    await openEmbeddedEventStore(directory).close();
  });

  it('flushes the cache of the disk on every commit where the system requires it', () => {
    openDatabase(eventsFile(directories.make()), (database) => {
      for (const setting of ['fullfsync', 'checkpoint_fullfsync'])
        expect(queryInt(database, `PRAGMA ${setting}`)).toBe(1);
      database.close();
    });
  });

  it('is unlocked when it cannot be opened', async () => {
    const directory = directories.make();
    await openEmbeddedEventStore(directory).close();
    tamper(directory, 'PRAGMA user_version = 2');
    const open = () => openEmbeddedEventStore(directory);
    expect(open).toThrow('was written by a newer release (format 2)');
    tamper(directory, 'PRAGMA user_version = 1');
    await open().close();
  });
});
