import { anEvent, numbered, readAll } from '../contract/test-support/harness.js';
import { GroupCommit } from './group-commit.js';
import { LogReader } from './log-reader.js';
import { openEmbeddedEventStore, openInMemoryEventStore } from './open.js';
import { toPosition } from './database.js';
import { TemporaryDirectories } from './testing/temporary-directories.js';

const directories = new TemporaryDirectories();
afterEach(() => jest.restoreAllMocks());
afterAll(() => directories.removeAll());

describe('Group commit', () => {
  it('writes all appends of one turn in one transaction', async () => {
    const store = openInMemoryEventStore();
    const write = jest.spyOn(GroupCommit.prototype, 'write');
    await Promise.all(numbered(200).map((event) => store.append('count-1', 'any', [event])));
    expect(write).toHaveBeenCalledTimes(1);
    await store.close();
  });

  it('leaves no gap where an append of the group was rejected', async () => {
    const store = openInMemoryEventStore();
    await Promise.allSettled([
      store.append('count-1', 'any', numbered(2)),
      store.append('count-1', 'no_stream', numbered(5)),
      store.append('count-1', 1, numbered(1)),
      store.append('count-2', 3, numbered(1)),
      store.append('count-2', 'any', numbered(1)),
    ]);
    const positions = (await readAll(store)).map(({ position }) => position);
    expect(positions).toEqual([1, 2, 3, 4].map(toPosition));
    await store.close();
  });

  it('rejects an id that another stream contains', async () => {
    const store = openInMemoryEventStore();
    const event = anEvent();
    await store.append('count-1', 'any', [event]);
    await expect(store.append('count-2', 'any', [event])).rejects.toThrow('an id was appended before');
    await expect(store.append('count-1', 0, [anEvent(), event])).rejects.toThrow('an id was appended before');
    expect(await readAll(store)).toHaveLength(1);
    await store.close();
  });
});

describe('A subscription', () => {
  const { signal } = new AbortController();

  it('reads a page only when its consumer asks for one', async () => {
    const directory = directories.make();
    const before = openEmbeddedEventStore(directory);
    await before.append('count-1', 'any', numbered(100));
    await before.close();
    const store = openEmbeddedEventStore(directory);
    const page = jest.spyOn(LogReader.prototype, 'page');
    const batches = store.subscribe({ batchSize: 10, signal })[Symbol.asyncIterator]();
    for (let asked = 1; asked <= 10; asked++) {
      expect(await batches.next()).toMatchObject({ value: { events: { length: 10 }, caughtUp: asked === 10 } });
      expect(page).toHaveBeenCalledTimes(asked);
    }
    await batches.return?.();
    await store.close();
  });

  it('reads no freshly appended rows back, for any number of subscribers', async () => {
    const store = openInMemoryEventStore();
    const page = jest.spyOn(LogReader.prototype, 'page');
    const followers = Array.from({ length: 3 }, () => store.subscribe({ signal })[Symbol.asyncIterator]());
    await store.append('count-1', 'any', numbered(5));
    const batches = await Promise.all(followers.map((follower) => follower.next()));
    expect(page).not.toHaveBeenCalled();
    const events = await readAll(store);
    for (const { value } of batches) expect(value).toMatchObject({ events });
    await store.close();
  });
});
