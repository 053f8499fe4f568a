import { cpSync } from 'node:fs';
import { idsOf, numbered } from '../contract/test-support/harness.js';
import { LogDamaged } from '../errors.js';
import type { EventStore, RecordedEvent } from '../event-store.js';
import { openEmbeddedEventStore } from './open.js';
import { toPosition } from './database.js';
import { damageFile, tamper } from './testing/files.js';
import { TemporaryDirectories } from './testing/temporary-directories.js';

const COUNT = 3000;
const PAGE_BYTES = 4096;

async function readToFailure(events: AsyncIterable<RecordedEvent>): Promise<{ ids: string[]; failure: unknown }> {
  const read: RecordedEvent[] = [];
  try {
    for await (const event of events) read.push(event);
    return { ids: idsOf(read), failure: undefined };
  } catch (failure) {
    return { ids: idsOf(read), failure };
  }
}

const opened = (directory: string): EventStore | LogDamaged => {
  try {
    return openEmbeddedEventStore(directory);
  } catch (error) {
    if (error instanceof LogDamaged) return error;
    throw error;
  }
};

describe('A damaged log', () => {
  const directories = new TemporaryDirectories();
  afterAll(() => directories.removeAll());
  const events = numbered(COUNT);
  let undamaged: string;
  let directory: string;

  const makeLog = async () => {
    const made = directories.make();
    const store = openEmbeddedEventStore(made);
    for (let first = 0; first < COUNT; first += 500)
      await store.append(`count-${first / 500}`, 'no_stream', events.slice(first, first + 500));
    await store.close();
    return made;
  };
  beforeAll(async () => void (undamaged = await makeLog()));
  beforeEach(() => {
    directory = directories.make();
    cpSync(undamaged, directory, { recursive: true });
  });

  const withStore = async (use: (store: EventStore) => Promise<void>) => {
    const store = openEmbeddedEventStore(directory);
    await use(store);
    await store.close();
  };

  const rowOffset = (bytes: Buffer, index: number) => bytes.indexOf(`${events[index]!.id}Counted`);

  const flipByteOf = (index: number) =>
    damageFile(directory, (bytes) => {
      const at = rowOffset(bytes, index) + 40;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      return bytes;
    });

  it('is read up to a flipped byte only', async () => {
    flipByteOf(1700);
    await withStore(async (store) => {
      const { ids, failure } = await readToFailure(store.readAll());
      expect(ids).toEqual(idsOf(events.slice(0, 1700)));
      expect(failure).toBeInstanceOf(LogDamaged);
      expect(failure).toMatchObject({ position: toPosition(1701), message: expect.stringContaining('checksum') });
    });
  });

  it('fails reads of the damaged streams only', async () => {
    flipByteOf(1700);
    await withStore(async (store) => {
      const damaged = await readToFailure(store.readStream('count-3'));
      expect(damaged.failure).toMatchObject({ name: 'LogDamaged', position: toPosition(1701) });
      const { ids, failure } = await readToFailure(store.readStream('count-2'));
      expect(failure).toBeUndefined();
      expect(ids).toEqual(idsOf(events.slice(1000, 1500)));
    });
  });

  it('fails a subscription', async () => {
    flipByteOf(1700);
    await withStore(async (store) => {
      const { signal } = new AbortController();
      const follow = async () => {
        for await (const { position } of store.subscribe({ signal })) expect(position <= toPosition(1700)).toBe(true);
      };
      await expect(follow()).rejects.toMatchObject({ name: 'LogDamaged', position: toPosition(1701) });
    });
  });

  it.each([
    ['the first', 1],
    ['one in the middle', 1701],
    ['the last', COUNT],
  ])('is not opened when %s event is missing', (_, position) => {
    tamper(directory, `DELETE FROM events WHERE position = ${position}`);
    expect(opened(directory)).toMatchObject({ name: 'LogDamaged', position: toPosition(position) });
    expect(opened(directory)).toBeInstanceOf(LogDamaged);
  });

  it('is noticed when an event disappears from under an open store', async () => {
    await withStore(async (store) => {
      tamper(directory, 'DELETE FROM events WHERE position = 1701');
      const { ids, failure } = await readToFailure(store.readAll());
      expect(ids).toEqual(idsOf(events.slice(0, 1700)));
      expect(failure).toMatchObject({ name: 'LogDamaged', position: toPosition(1701) });
      const stream = await readToFailure(store.readStream('count-3', { direction: 'backwards' }));
      expect(stream.failure).toMatchObject({ name: 'LogDamaged', position: toPosition(1701) });
    });
  });

  it('is not opened when its file is overwritten at its start', () => {
    damageFile(directory, (bytes) => bytes.fill(0xff, 0, PAGE_BYTES));
    expect(opened(directory)).toMatchObject({ name: 'LogDamaged', position: toPosition(1) });
  });

  it('is not opened when its file is torn', async () => {
    // SQLite compares a file's length with its header only when it first opens the file.
    directory = await makeLog();
    let firstLost = -1;
    damageFile(directory, (bytes) => {
      const end = Math.floor(bytes.length / 2 / PAGE_BYTES) * PAGE_BYTES;
      firstLost = events.findIndex((_, index) => rowOffset(bytes, index) >= end);
      return bytes.subarray(0, end);
    });
    expect(opened(directory)).toMatchObject({ name: 'LogDamaged', position: toPosition(firstLost + 1) });
  });

  it('is read up to a page of its file that was overwritten', async () => {
    let firstLost = -1;
    damageFile(directory, (bytes) => {
      const pageOf = (index: number) => Math.floor(rowOffset(bytes, index) / PAGE_BYTES);
      const lost = pageOf(1700);
      firstLost = events.findIndex((_, index) => pageOf(index) === lost);
      return bytes.fill(0xff, lost * PAGE_BYTES, (lost + 1) * PAGE_BYTES);
    });
    await withStore(async (store) => {
      const { ids, failure } = await readToFailure(store.readAll());
      expect(ids).toEqual(idsOf(events.slice(0, firstLost)));
      expect(failure).toMatchObject({ name: 'LogDamaged', position: toPosition(firstLost + 1) });
    });
  });

  it('rejects appends once an index is damaged', async () => {
    const tableRoot = `SELECT rootpage FROM sqlite_schema WHERE name = 'events'`;
    const indexOfStreams = `name = 'sqlite_autoindex_events_2'`;
    tamper(
      directory,
      `PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (${tableRoot}) WHERE ${indexOfStreams}`,
    );
    await withStore(async (store) => {
      await expect(store.append('count-0', 'any', numbered(1))).rejects.toMatchObject({
        name: 'LogDamaged',
        position: toPosition(COUNT),
        message: expect.stringContaining('an index is corrupt'),
      });
      expect((await readToFailure(store.readAll())).ids).toEqual(idsOf(events));
    });
  });
});
