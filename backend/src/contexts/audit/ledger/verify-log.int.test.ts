import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { numbered } from '../../../platform/event-store/contract/harness.js';
import { newEvents, systemSources } from '../../../platform/command-handling/new-events.js';
import { SEAL_STREAM, sealEvents, type LogSealed } from '../domain/seal.events.js';
import { Ledger, markOf } from './ledger.js';
import { SealSigner } from './seal-signer.js';
import { verifyLog } from './verify-log.js';

const context = { correlationId: 'test', causationId: 'test', actor: { kind: 'system' } } as const;
const signer = new SealSigner(Buffer.alloc(32, 1));
const stranger = new SealSigner(Buffer.alloc(32, 2));

/** Seals a log of five events, as told. */
async function sealed(store: EventStore, change: (seal: LogSealed['data']) => LogSealed['data']): Promise<string[]> {
  await store.append('count-0', 'no_stream', numbered(5));
  const ledger = Ledger.empty();
  const positions: string[] = [];
  let marks = '';
  for await (const event of store.readAll()) {
    marks += markOf(ledger.add(event));
    positions.push(event.position);
  }
  const { hash, events } = ledger;
  const data = change({ last: { stream: 'count-0', revision: 4 }, events, hash, marks, signature: null });
  const seal = { stream: SEAL_STREAM, events: [{ type: 'LogSealed', data } as const], catalogue: sealEvents };
  await store.append(SEAL_STREAM, 'no_stream', newEvents({ ...seal, commandName: 'SealLog', context }, systemSources));
  return positions;
}

const signedBy = (notary: SealSigner) => (seal: LogSealed['data']) => ({ ...seal, signature: notary.sign(seal) });

describe('verifying the log', () => {
  let store: EventStore;
  beforeEach(() => {
    store = openInMemoryEventStore();
  });
  afterEach(() => store.close());

  it('finds nothing wrong with an empty one', async () => {
    expect(await verifyLog(store, {})).toMatchObject({ holds: true, events: 0, seals: 0, sealedTo: null, unsealed: 0 });
  });

  it('accepts seals with the signature of the notary', async () => {
    await sealed(store, signedBy(signer));
    expect(await verifyLog(store, { signer })).toMatchObject({ holds: true, signedSeals: 1, unsealed: 1 });
  });

  it.each([
    ['of somebody else', signedBy(stranger)],
    ['over something else', (seal: LogSealed['data']) => ({ ...seal, signature: signer.sign({ ...seal, events: 4 }) })],
  ])('refuses a signature %s', async (_, change) => {
    const positions = await sealed(store, change);
    expect((await verifyLog(store, { signer })).problem).toEqual({
      position: positions[4],
      reason: "The seal does not carry the notary's signature",
    });
  });

  it('names the first event whose mark is another one', async () => {
    const positions = await sealed(store, (seal) => ({
      ...seal,
      marks: `${seal.marks.slice(0, 16)}00000000${seal.marks.slice(24)}`,
    }));
    expect((await verifyLog(store, {})).problem?.position).toBe(positions[2]);
  });

  it('misses a seal that is known from elsewhere', async () => {
    await sealed(store, (seal) => seal);
    const known = [{ events: 99, hash: 'a'.repeat(64) }];
    expect(await verifyLog(store, { known })).toMatchObject({
      holds: false,
      problem: { position: '0000000000000006', reason: expect.stringContaining('first 99 events') },
    });
  });
});
