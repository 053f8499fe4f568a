import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anEvent } from '../contract/test-support/harness.js';
import { EventStoreUnavailable } from '../errors.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { FAIL_FAST, QUICK } from './testing/quick-timing.js';
import { SimulatorProcess } from './testing/simulator-process.js';
import { underLoad, type Load } from './testing/under-load.js';

jest.setTimeout(300_000);

const timing = {
  ...QUICK,
  appendTimeoutMs: 2000,
  readTimeoutMs: 2000,
  backoff: { initialDelayMs: 20, maxDelayMs: 500, giveUpAfterMs: 60_000 },
};

describe('A server in another process', () => {
  let directory: string;
  let server: SimulatorProcess;
  let store: EventStoreDbEventStore;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'marcel-eventstoredb-'));
    server = await SimulatorProcess.start(directory);
    store = new EventStoreDbEventStore({ url: server.url, timing });
  });
  afterAll(async () => {
    await store.close();
    await server.end('SIGKILL');
    rmSync(directory, { recursive: true });
  });

  async function restartBy(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { port } = server;
    expect(await server.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    server = await SimulatorProcess.start(directory, port);
  }

  async function freeze(): Promise<void> {
    await store.append('frozen', 'any', [anEvent()]);
    const impatient = new EventStoreDbEventStore({
      url: server.url,
      timing: { ...timing, appendTimeoutMs: 300, backoff: FAIL_FAST },
    });
    server.freeze();
    const late = store.append('frozen', 'any', [anEvent()]);
    await expect(impatient.append('frozen', 'any', [anEvent()])).rejects.toBeInstanceOf(EventStoreUnavailable);
    server.thaw();
    await impatient.close();
    await late;
  }

  async function proveUnderLoad(load: Load): Promise<void> {
    const { recorded, lost, seen } = await underLoad(store, load);
    expect(new Set(recorded).size).toBe(recorded.length);
    expect(lost).toEqual([]);
    expect(seen).toEqual(recorded);
  }

  describe('under 24 writers whose events are stored and seen once,', () => {
    it.each([
      ['is stopped in order and started again', () => restartBy('SIGTERM')],
      ['is killed and started again', () => restartBy('SIGKILL')],
      ['sends everybody away (GOAWAY) and goes on', async () => server.sendAway()],
    ])('%s', (_, trouble) => proveUnderLoad({ writers: 24, rounds: 1, trouble }));
  });

  it('may freeze for longer than the append timeout: every event is stored and delivered once', () =>
    proveUnderLoad({ writers: 16, rounds: 1, trouble: freeze }));
});
