import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anEvent } from '../../contract/harness.js';
import { LogDamaged } from '../../errors.js';
import { openEmbeddedEventStore } from '../open.js';
import { SalvagedLog } from '../salvage/salvaged-log.js';
import { eventsFile } from '../testing/files.js';
import { TemporaryDirectories } from '../testing/temporary-directories.js';

const EVENTS = 40;

describe('A log whose process was killed', () => {
  const directories = new TemporaryDirectories();
  afterAll(() => directories.removeAll());
  let killed: string;

  /** What a process leaves behind that has no time to close its log. */
  beforeAll(async () => {
    const directory = directories.make();
    const store = openEmbeddedEventStore(directory);
    for (let index = 0; index < EVENTS; index += 1)
      await store.append(`mascot-${index % 7}`, 'any', [anEvent({ data: { index } })]);
    killed = copyOf(directory);
    await store.close();
  });

  function copyOf(directory: string): string {
    const copy = directories.make();
    for (const name of readdirSync(directory).filter((file) => !file.endsWith('.lock')))
      if (name.startsWith('events.db')) copyFileSync(join(directory, name), join(copy, name));
    return copy;
  }

  const wal = (directory: string) => `${eventsFile(directory)}-wal`;
  const index = (directory: string) => `${eventsFile(directory)}-shm`;

  function flip(file: string, at: number): void {
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
    writeFileSync(file, bytes);
  }

  async function opened(directory: string): Promise<number | LogDamaged> {
    try {
      const store = openEmbeddedEventStore(directory);
      let events = 0;
      for await (const _ of store.readAll()) events += 1;
      await store.close();
      return events;
    } catch (error) {
      if (error instanceof LogDamaged) return error;
      throw error;
    }
  }

  const salvaged = (directory: string): number => {
    const log = SalvagedLog.open(eventsFile(directory));
    const events = [...log.events()].length;
    log.close();
    return events;
  };

  it('is opened with all that it was told to keep', async () => {
    expect(await opened(copyOf(killed))).toBe(EVENTS);
  });

  it('is not opened with less, wherever a bit of what was written last has flipped, and can be salvaged', async () => {
    const { length } = readFileSync(wal(killed));
    const places = [
      1,
      17,
      33,
      41,
      50,
      ...Array.from({ length: 60 }, (_, step) => Math.floor(((step + 0.5) * length) / 60)),
    ];
    for (const at of places) {
      const directory = copyOf(killed);
      flip(wal(directory), at);
      const before = readFileSync(wal(directory));
      expect({ at, opened: await opened(directory) }).toEqual({ at, opened: expect.any(LogDamaged) });
      expect(readFileSync(wal(directory)).equals(before)).toBe(true);
      expect(salvaged(directory)).toBeGreaterThanOrEqual(EVENTS - 1);
      rmSync(directory, { recursive: true });
    }
  });

  it('says where what is lost begins', async () => {
    const directory = copyOf(killed);
    flip(wal(directory), readFileSync(wal(directory)).length - 6000);
    expect(await opened(directory)).toMatchObject({ position: '0000000000000040' });
  });

  it('is not opened with less when its last part was cut off or taken away', async () => {
    const [cut, gone] = [copyOf(killed), copyOf(killed)];
    truncateSync(wal(cut), Math.floor(readFileSync(wal(cut)).length / 2));
    rmSync(wal(gone));
    for (const directory of [cut, gone]) expect(await opened(directory)).toBeInstanceOf(LogDamaged);
  });

  it('is not opened with less when two commits or more lie behind the damage, whatever became of the index', async () => {
    const [gone, damaged] = [copyOf(killed), copyOf(killed)];
    for (const directory of [gone, damaged]) flip(wal(directory), Math.floor(readFileSync(wal(directory)).length / 2));
    rmSync(index(gone));
    for (const at of [16, 64]) flip(index(damaged), at);
    for (const directory of [gone, damaged]) expect(await opened(directory)).toBeInstanceOf(LogDamaged);
  });

  it('is opened without what nobody was told of, as a power cut leaves it', async () => {
    const directory = copyOf(killed);
    rmSync(index(directory));
    truncateSync(wal(directory), readFileSync(wal(directory)).length - 100);
    expect(await opened(directory)).toBe(EVENTS - 1);
  });

  it('is opened whole when what was written last had come into the database file before', async () => {
    const directory = directories.make();
    for (const run of [1, 2]) {
      const store = openEmbeddedEventStore(directory);
      await store.append(`mascot-${run}`, 'any', [anEvent({ data: { run } })]);
      await store.close();
    }
    expect(readFileSync(wal(directory))).toHaveLength(0);
    expect(await opened(directory)).toBe(2);
  });
});
