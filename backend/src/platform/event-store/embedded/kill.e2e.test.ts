import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { idsOf, numbered, readAll } from '../contract/test-support/harness.js';
import { EventStoreInUse } from '../errors.js';
import { openEmbeddedEventStore } from './open.js';
import { toPosition } from './database.js';
import { TemporaryDirectories } from './testing/temporary-directories.js';

const ACKNOWLEDGED_BEFORE_KILL = 1000;
const ROUNDS = 2;
const TIMEOUT_MS = 60_000;
const PROGRAM = join(__dirname, 'testing/append-until-killed.mjs');
const BUILT = join(__dirname, '../../../../dist/platform/event-store/embedded/open.js');

describe('A process killed while it appends', () => {
  const directories = new TemporaryDirectories();
  afterAll(() => directories.removeAll());
  let child: ChildProcess;

  afterEach(() => child.kill('SIGKILL'));

  /** Returns the ids that the child acknowledged before it was killed. */
  async function appendAndKill(directory: string): Promise<string[]> {
    child = spawn(process.execPath, [PROGRAM, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged: string[] = [];
    for await (const id of createInterface({ input: child.stdout! })) {
      acknowledged.push(id);
      if (acknowledged.length === 1) expect(() => openEmbeddedEventStore(directory)).toThrow(EventStoreInUse);
      if (acknowledged.length === ACKNOWLEDGED_BEFORE_KILL) child.kill('SIGKILL');
    }
    return acknowledged;
  }

  it(
    'keeps every acknowledged event exactly once, and the log without a gap',
    async () => {
      if (!existsSync(BUILT)) throw new Error('Compile the backend first: npm run compile -w backend');
      const directory = directories.make();
      const acknowledged: string[] = [];
      for (let round = 1; round <= ROUNDS; round++) {
        acknowledged.push(...(await appendAndKill(directory)));
        const store = openEmbeddedEventStore(directory);
        const recorded = await readAll(store);
        const ids = new Set(idsOf(recorded));
        expect(ids.size).toBe(recorded.length);
        expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
        expect(recorded.at(-1)?.position).toBe(toPosition(recorded.length));
        await store.append(`round-${round}`, 'no_stream', numbered(1));
        await store.close();
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_BEFORE_KILL);
    },
    TIMEOUT_MS,
  );
});
