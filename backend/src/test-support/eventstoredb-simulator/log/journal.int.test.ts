import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { collect } from '../testing/use-client.js';
import { Journal } from './journal.js';
import type { LogRecord } from './log-record.js';

const record = (position: bigint, data: Uint8Array = Buffer.from('{}')): LogRecord => ({
  stream: 'a\0ä"',
  revision: position,
  position,
  id: '6f1d6b0a-9d0e-4d52-8f5c-0f6c9c1d2e3f',
  type: 'Counted',
  isJson: true,
  created: 7,
  data,
  metadata: Buffer.from([0, 255]),
});

describe('The journal', () => {
  let store: EventStore;
  let journal: Journal;
  beforeEach(() => {
    store = openInMemoryEventStore();
    journal = new Journal(store);
  });
  afterEach(() => store.close());

  it('gives back what was written, in order', async () => {
    await Promise.all([journal.write([record(1n), record(2n)], 0), journal.write([record(3n)], 0)]);
    expect(await collect(journal.read())).toEqual([record(1n), record(2n), record(3n)]);
  });

  it('keeps more in one entry than the store takes in one append', async () => {
    const large = record(1n, Buffer.alloc(1024 * 1024, 7));
    await journal.write([large, record(2n)], 0);
    expect(await collect(journal.read())).toEqual([large, record(2n)]);
  });

  it('leaves out an entry that was not finished', async () => {
    await journal.write([record(1n, Buffer.alloc(500_000))], 0);
    const pieces = await collect(store.readAll());
    expect(pieces.length).toBeGreaterThan(1);
    const torn = openInMemoryEventStore();
    await torn.append('torn', 'any', pieces.slice(0, -1));
    const tornJournal = new Journal(torn);
    await tornJournal.write([record(2n)], 0);
    expect(await collect(tornJournal.read())).toEqual([record(2n)]);
    await torn.close();
  });
});
