import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { nextHash } from './hash-chain.js';

const event: RecordedEvent = {
  id: '018f0000-0000-7000-8000-000000000001',
  stream: 'submission-1',
  revision: 0,
  position: '1',
  type: 'SubmissionReceived',
  data: { a: 1, b: { c: 2, d: [3] } },
  metadata: {
    time: '2026-01-01T10:00:00.000Z',
    correlationId: 'request',
    causationId: 'request',
    actor: { kind: 'visitor' },
    command: 'SubmitMascot',
    schemaVersion: 1,
  },
};
const before = '0'.repeat(64);
const hash = nextHash(before, event);

describe('the running hash', () => {
  it('does not depend on the order of properties or on the position', () => {
    const elsewhere = { ...event, data: { b: { d: [3], c: 2 }, a: 1 }, position: '99' };
    expect(nextHash(before, elsewhere)).toBe(hash);
  });

  it.each([
    { id: '018f0000-0000-7000-8000-000000000002' },
    { stream: 'submission-2' },
    { revision: 1 },
    { type: 'SubmissionApproved' },
    { data: { a: 1, b: { c: 2, d: [4] } } },
    { metadata: { ...event.metadata, time: '2026-01-01T10:00:00.001Z' } },
  ])('changes with everything else: %j', (change) => {
    expect(nextHash(before, { ...event, ...change })).not.toBe(hash);
  });

  it('depends on the hash before', () => expect(nextHash(hash, event)).not.toBe(hash));
});
