import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataOf, idsOf, numbered, readAll, readStream, Subscriber, eventsOf } from '../../contract/harness.js';
import { collect } from '../../collect.js';
import { LogDamaged } from '../../errors.js';
import type { RecordedEvent } from '../../event-store.js';
import type { EmbeddedEventStore } from '../embedded-event-store.js';
import { LogSnapshot } from '../log-snapshot.js';
import { openEmbeddedEventStore } from '../open.js';
import { SalvagedLog } from '../salvage/salvaged-log.js';
import { eventsFile } from '../testing/files.js';
import { TemporaryDirectories } from '../testing/temporary-directories.js';
import { ClosedSegmentMissing } from './closed-segment.js';

const EVENTS = 2500;

describe('a log whose beginning lies in files', () => {
  const directories = new TemporaryDirectories();
  afterAll(() => directories.removeAll());
  let directory: string;
  let store: EmbeddedEventStore;
  let before: readonly RecordedEvent[];

  const files = () => readdirSync(join(directory, 'closed')).map((name) => join(directory, 'closed', name));
  const reopened = async () => {
    await store.close();
    store = openEmbeddedEventStore(directory);
    return store;
  };

  beforeEach(async () => {
    directory = directories.make();
    store = openEmbeddedEventStore(directory);
    for (let first = 0; first < EVENTS; first += 500)
      await store.append(`count-${first % 1000}`, 'any', numbered(500, first));
    before = await readAll(store);
    store.closeUpTo(before[1999]?.position ?? '', { segmentEvents: 700 });
  });
  afterEach(() => store.close());

  it('is read in its order from any place, both ways', async () => {
    expect(files()).toHaveLength(3);
    expect(await readAll(await reopened())).toEqual(before);
    expect(await collect(store.readAll({ direction: 'backwards' }))).toEqual([...before].reverse());
    for (const index of [0, 698, 699, 700, 1998, 1999, 2000]) {
      const from = before[index]?.position;
      expect(await collect(store.readAll({ from, limit: 3 }))).toEqual(before.slice(index + 1, index + 4));
      const backwards = await collect(store.readAll({ from, direction: 'backwards', limit: 3 }));
      expect(backwards).toEqual(before.slice(Math.max(0, index - 3), index).reverse());
    }
  });

  it('is followed from any place', async () => {
    const subscriber = new Subscriber(store, { from: before[650]?.position });
    expect(idsOf(eventsOf(await subscriber.untilCaughtUp()))).toEqual(idsOf(before.slice(651)));
    subscriber.abort();
  });

  it('is smaller by what has left it', async () => {
    const size = (file: string) => statSync(file).size;
    await store.close();
    const moved = files().reduce((sum, file) => sum + size(file), 0);
    expect(size(eventsFile(directory))).toBeLessThan(moved);
    store = openEmbeddedEventStore(directory);
  });

  it('has its streams whole, and knows what was appended before', async () => {
    const expected = (stream: string) => before.filter((event) => event.stream === stream);
    for (const stream of ['count-0', 'count-500']) {
      expect(await readStream(store, stream)).toEqual(expected(stream));
      const backwards = await collect(store.readStream(stream, { direction: 'backwards' }));
      expect(backwards).toEqual([...expected(stream)].reverse());
    }
    const old = before[3];
    expect(await store.find('count-0', old?.id ?? '')).toEqual(old);
    expect(await store.find('count-500', old?.id ?? '')).toBeUndefined();
    const again = before.slice(0, 500).map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
    expect(await store.append('count-0', 'no_stream', again)).toEqual({
      revision: 499,
      position: before[499]?.position,
    });
    await expect(store.append('count-500', 'no_stream', numbered(1))).rejects.toMatchObject({ actual: 999 });
  });

  it('is read beside the process that moves it', async () => {
    const snapshot = LogSnapshot.open(eventsFile(directory));
    const reading = snapshot.readAll()[Symbol.asyncIterator]();
    const read = [(await reading.next()).value];
    store.closeUpTo(before.at(-1)?.position ?? '');
    for (let next = await reading.next(); next.done !== true; next = await reading.next()) read.push(next.value);
    expect(read).toEqual(before);
    await snapshot.checkStorage();
    await snapshot.close();
  });

  it('names a file that is not there, goes on with the rest, and has all of it once the file is back', async () => {
    await reopened();
    const [, second = ''] = files();
    renameSync(second, `${second}.away`);
    await expect(readAll(store)).rejects.toThrow(ClosedSegmentMissing);
    await expect(readAll(store)).rejects.toThrow(second);
    await expect(store.checkStorage()).rejects.toThrow(second);
    expect(dataOf(await collect(store.readAll({ from: before[1999]?.position })))).toEqual(dataOf(before.slice(2000)));
    await store.append('count-0', 'any', numbered(1));
    renameSync(`${second}.away`, second);
    expect(await readAll(store)).toHaveLength(EVENTS + 1);
  });

  it('replaces no file of another log in a folder that both use', async () => {
    const other = directories.make();
    const log = openEmbeddedEventStore(other);
    await log.append('count-1', 'any', numbered(700));
    symlinkSync(join(directory, 'closed'), join(other, 'closed'));
    const all = await readAll(log);
    expect(() => log.closeUpTo(all.at(-1)?.position ?? '')).toThrow('holds other events');
    expect(await readAll(log)).toEqual(all);
    await log.close();
    expect(await readAll(await reopened())).toEqual(before);
  });

  it('takes no other file for its own', async () => {
    await reopened();
    const [first = '', second = ''] = files();
    cpSync(first, second);
    await expect(readAll(store)).rejects.toThrow(LogDamaged);
    writeFileSync(second, 'nothing of the kind');
    await expect(readAll(await reopened())).rejects.toThrow(second);
  });

  it('is salvaged with the name of what is lost, and of nothing else', async () => {
    await store.close();
    // Numbers that the table of closed streams has as the last revisions of streams.
    const lost = [before[198], before[498]].flatMap((event) => event ?? []);
    const [first = ''] = files();
    const bytes = readFileSync(first);
    for (const { id, type } of lost) {
      const at = bytes.indexOf(id + type) + id.length;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0x80, at);
    }
    writeFileSync(first, bytes);
    const named = lost.map(({ stream, revision, position }) => ({ stream, revision, position: Number(position) }));
    const damaged = SalvagedLog.open(eventsFile(directory));
    expect([...damaged.named.values()]).toEqual(named);
    damaged.close();
    rmSync(first);
    const rest = SalvagedLog.open(eventsFile(directory));
    expect([...rest.named.values()]).toEqual([]);
    rest.close();
    store = openEmbeddedEventStore(directory);
  });

  it('is salvaged from all of its files, with one of them gone', async () => {
    await store.close();
    const whole = SalvagedLog.open(eventsFile(directory));
    expect([...whole.events()].map(({ id }) => id)).toEqual(idsOf(before));
    expect(whole.lost).toEqual([]);
    whole.close();
    const [first = ''] = files();
    rmSync(first);
    const rest = SalvagedLog.open(eventsFile(directory));
    expect(rest.lost).toEqual([{ first: 1, last: 700 }]);
    expect([...rest.events()].map(({ id }) => id)).toEqual(idsOf(before.slice(700)));
    rest.close();
    store = openEmbeddedEventStore(directory);
  });
});
