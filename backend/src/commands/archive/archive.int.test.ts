import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { openSnapshot } from '../../platform/engines/open-snapshot.js';
import { anEvent, metadata, readAll } from '../../platform/event-store/contract/harness.js';
import { openEmbeddedEventStore, openInMemoryEventStore } from '../../platform/event-store/embedded/open.js';
import type { EventStore, NewEvent, ReadAllOptions } from '../../platform/event-store/event-store.js';
import { useSimulator } from '../../test-support/testing/use-simulator.js';
import { lineOfEvent } from '../../platform/backup/files/stored-event.js';
import { archiveLog } from './archive-log.js';
import { restoreArchive } from './restore-archive.js';

const at = (minute: number): NewEvent =>
  anEvent({ data: minute, metadata: { ...metadata, time: new Date(Date.UTC(2024, 1, 29, 12, minute)).toISOString() } });

describe.each(['embedded', 'EventStoreDB'])('an archive of a log in use on %s', (engine) => {
  let folder: string;
  let archive: string;
  let store: EventStore;
  const opened: EventStore[] = [];
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });
  const server = useSimulator();

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-archive-'));
    archive = await mkdtemp(path.join(folder, 'archive-'));
    store = engine === 'embedded' ? openEmbeddedEventStore(path.join(folder, 'events')) : server.openStore();
    opened.push(store);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const settings = () => ({
    dataDirectory: folder,
    eventStoreUrl: engine === 'embedded' ? undefined : server.simulator.url,
  });
  const archived = async () => {
    const log = await openSnapshot(settings());
    try {
      return await archiveLog(log, archive);
    } finally {
      await log.close();
    }
  };
  const restored = async (until?: Date) => {
    const target = openInMemoryEventStore();
    opened.push(target);
    const report = await restoreArchive(target, archive, until);
    const events = await readAll(target);
    expect(report).toEqual({ events: events.length, later: 0 });
    return events;
  };

  it('grows by what is new, and restores all of it', async () => {
    await store.append('count-1', 'no_stream', [at(0), at(1)]);
    expect(await archived()).toEqual({ added: 2, events: 2 });
    expect(await archived()).toEqual({ added: 0, events: 2 });
    await store.append('count-2', 'no_stream', [at(2)]);
    await store.append('count-1', 1, [at(3)]);
    expect(await archived()).toEqual({ added: 2, events: 4 });
    expect((await readdir(archive)).sort()).toEqual([
      'archive.json',
      'archive.lock',
      'events-000001.ndjson.gz',
      'events-000002.ndjson.gz',
    ]);
    expect((await restored()).map(lineOfEvent)).toEqual((await readAll(store)).map(lineOfEvent));
  });

  it('is left as it was by a run that fails, and by one that begins while another is at work', async () => {
    await store.append('count-1', 'no_stream', [at(0)]);
    await archived();
    await store.append('count-1', 0, [at(1)]);
    const before = await readdir(archive);
    const log = await openSnapshot(settings());
    const during = async (work: () => Promise<unknown>) => {
      const checkStorage = async () => void (await work());
      return archiveLog({ readAll: (options) => log.readAll(options), checkStorage }, archive);
    };
    const next = () => Promise.reject(new Error('No space left'));
    const broken = (): AsyncIterable<never> => ({ [Symbol.asyncIterator]: () => ({ next }) });
    const isNew = (options?: { limit?: number }) => options?.limit === undefined;
    const failing = {
      readAll: (options?: ReadAllOptions) => (isNew(options) ? broken() : log.readAll(options)),
      checkStorage: () => log.checkStorage(),
    };
    await expect(archiveLog(failing, archive)).rejects.toThrow('No space left');
    await expect(during(() => Promise.reject(new Error('Damaged')))).rejects.toThrow('Damaged');
    expect(await readdir(archive)).toEqual(before);
    const overlapping = () => expect(archiveLog(failing, archive)).rejects.toThrow('in use by another run');
    expect(await during(overlapping)).toEqual({ added: 1, events: 2 });
    await log.close();
    expect(await archived()).toEqual({ added: 0, events: 2 });
    expect((await restored()).map(lineOfEvent)).toEqual((await readAll(store)).map(lineOfEvent));
  });

  it('is made while others write: what is in it is a log without a gap', async () => {
    const writes = Array.from({ length: 200 }, (_, index) => store.append(`count-${index % 5}`, 'any', [at(index)]));
    await writes[0];
    await archived();
    await Promise.all(writes);
    const { events } = await archived();
    expect(events).toBe(200);
    expect((await restored()).map(lineOfEvent)).toEqual((await readAll(store)).map(lineOfEvent));
  });

  it('restores what there was at any moment', async () => {
    for (const minute of [0, 1, 2, 3, 4]) {
      await store.append('count-1', 'any', [at(minute)]);
      await archived();
    }
    const moment = new Date(Date.UTC(2024, 1, 29, 12, 2));
    expect((await restored(moment)).map(({ data }) => data)).toEqual([0, 1, 2]);
    expect(await restored(new Date(0))).toEqual([]);
  });

  it('is cut by place, whatever the clock said in between', async () => {
    for (const [data, minute] of [0, 1440, 1, 2, 300, 5, 4].entries())
      await store.append('count-1', 'any', [{ ...at(minute), data }]);
    await archived();
    const cutAt = async (minute: number) => {
      const target = openInMemoryEventStore();
      opened.push(target);
      const report = await restoreArchive(target, archive, new Date(Date.UTC(2024, 1, 29, 12, minute)));
      expect((await readAll(target)).map(({ data }) => data)).toEqual([0, 1, 2, 3, 4, 5, 6].slice(0, report.events));
      return report;
    };
    expect(await cutAt(2)).toEqual({ events: 4, later: 1 });
    expect(await cutAt(4)).toEqual({ events: 7, later: 3 });
    expect(await cutAt(1)).toEqual({ events: 3, later: 1 });
    expect(await cutAt(0)).toEqual({ events: 1, later: 0 });
    expect(await cutAt(-1)).toEqual({ events: 0, later: 0 });
  });

  it('is gone on with where a restore of it broke off, and not with less of it', async () => {
    for (const minute of [0, 1, 2, 3]) await store.append(`count-${minute}`, 'no_stream', [at(minute)]);
    await archived();
    const target = openInMemoryEventStore();
    opened.push(target);
    const append = target.append.bind(target);
    target.append = (stream, ...rest) => {
      if (stream === 'count-2') throw new Error('No space left');
      return append(stream, ...rest);
    };
    await expect(restoreArchive(target, archive)).rejects.toThrow('No space left');
    expect([await target.isBeingFilled(), (await readAll(target)).length]).toEqual([true, 2]);
    target.append = append;
    const first = new Date(Date.UTC(2024, 1, 29, 12, 0));
    await expect(restoreArchive(target, archive, first)).rejects.toThrow('a restore of something else');
    expect(await target.isBeingFilled()).toBe(true);
    expect(await restoreArchive(target, archive)).toEqual({ events: 4, later: 0 });
    expect(await target.isBeingFilled()).toBe(false);
    expect((await readAll(target)).map(lineOfEvent)).toEqual((await readAll(store)).map(lineOfEvent));
  });

  it('is not mixed with another log, and nothing is restored from a damaged one or over another', async () => {
    await store.append('count-1', 'no_stream', [at(0)]);
    await archived();
    const other = openInMemoryEventStore();
    opened.push(other);
    await other.append('count-1', 'no_stream', [at(0), at(1)]);
    await expect(archiveLog(other, archive)).rejects.toThrow('which this log does not have');
    await expect(restoreArchive(other, archive)).rejects.toThrow('holds events already');
    await appendFile(path.join(archive, 'events-000001.ndjson.gz'), 'damage');
    await store.append('count-1', 0, [at(1)]);
    await expect(archived()).rejects.toThrow('events-000001.ndjson.gz');
    await expect(restored()).rejects.toThrow('events-000001.ndjson.gz');
  });
});
