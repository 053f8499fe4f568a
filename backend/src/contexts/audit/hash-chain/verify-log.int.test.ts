import { newEvents, systemSources } from '../../../platform/command-handling/new-events.js';
import { collect } from '../../../platform/event-store/collect.js';
import { numbered } from '../../../platform/event-store/contract/harness.js';
import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { CHECKPOINT_STREAM, checkpointEvents, HashChain, markOf, type CheckpointRecorded } from './hash-chain.js';
import { verifyLog } from './verify-log.js';

const context = { correlationId: 'test', causationId: 'test', actor: { kind: 'system' } } as const;
type Data = CheckpointRecorded['data'];

async function recordCheckpoint(store: EventStore, change: Partial<Data> = {}): Promise<string[]> {
  await store.append('count-0', 'no_stream', numbered(5));
  const chain = new HashChain();
  const events = await collect(store.readAll());
  const marks = events.map((event) => markOf(chain.add(event))).join('');
  const data = { last: { stream: 'count-0', revision: 4 }, events: 5, hash: chain.hash, marks, ...change };
  const decided = { stream: CHECKPOINT_STREAM, catalogue: checkpointEvents, commandName: 'RecordCheckpoint', context };
  const recorded = { ...decided, events: [{ type: 'CheckpointRecorded', data } as const] };
  await store.append(CHECKPOINT_STREAM, 'no_stream', newEvents(recorded, systemSources));
  return events.map(({ position }) => position);
}

describe('verifying the log', () => {
  let store: EventStore;
  beforeEach(() => {
    store = openInMemoryEventStore();
  });
  afterEach(() => store.close());

  it('finds nothing wrong with an empty log', async () => {
    expect(await verifyLog(store)).toMatchObject({ holds: true, events: 0, seals: 0, sealedTo: null, unsealed: 0 });
  });

  it('finds nothing wrong with a sound log', async () => {
    const positions = await recordCheckpoint(store);
    expect(await verifyLog(store)).toMatchObject({ holds: true, seals: 1, sealedTo: positions[4], unsealed: 1 });
  });

  it('names the first event whose hash differs', async () => {
    const positions = await recordCheckpoint(store, { marks: '0'.repeat(40) });
    expect((await verifyLog(store)).problem?.position).toBe(positions[0]);
  });

  it.each<[string, Partial<Data>]>([
    ['another hash', { hash: 'a'.repeat(64) }],
    ['another number of events', { events: 4 }],
    ['no marks', { marks: '' }],
  ])('names a checkpoint with %s', async (_, change) => {
    await recordCheckpoint(store, change);
    const [checkpoint] = await collect(store.readStream(CHECKPOINT_STREAM));
    expect((await verifyLog(store)).problem).toEqual({
      position: checkpoint?.position,
      reason: 'The checkpoint does not match the log',
    });
  });
});
