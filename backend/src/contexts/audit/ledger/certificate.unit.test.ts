import { LogCertificate, type VerifyReport } from '@marcel/contracts';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { certify, isSignedBy } from './certificate.js';
import { SealSigner } from './seal-signer.js';
import type { Verified } from './verify-log.js';

const signer = new SealSigner(Buffer.alloc(32, 1));
const stranger = new SealSigner(Buffer.alloc(32, 2));
const now = new Date('2026-01-05T12:00:00Z');

const event = (revision: number, time: string): RecordedEvent => ({
  stream: 'mascot-1',
  revision,
  position: `${revision}`,
  type: 'MascotEdited',
  id: `${revision}`,
  data: {},
  metadata: { time, actor: { kind: 'admin' }, correlationId: 'c', causationId: 'c', schemaVersion: 1, command: 'Edit' },
});
const report: VerifyReport = {
  holds: true,
  events: 5,
  seals: 1,
  signedSeals: 1,
  sealedTo: '4',
  firstTime: '2026-01-01T00:00:00.000Z',
  sealedToTime: '2026-01-02T00:00:00.000Z',
  unsealed: 1,
  hash: 'b'.repeat(64),
  key: null,
  problem: null,
};
const verified: Verified = {
  report,
  proof: {
    first: event(0, '2026-01-01T00:00:00.000Z'),
    last: event(3, '2026-01-02T00:00:00.000Z'),
    seal: {
      last: { stream: 'mascot-1', revision: 3 },
      events: 4,
      hash: 'a'.repeat(64),
      marks: '',
      signature: null,
      position: '5',
    },
  },
};

describe('a certificate', () => {
  const made = (by: SealSigner | undefined = signer): LogCertificate => {
    const certificate = certify(verified, { signer: by, now });
    if (certificate === null) throw new Error('Nothing was proven');
    return certificate;
  };

  it('says what is proven, from when to when, and is signed by the notary', () => {
    const certificate = made();
    expect(certificate).toMatchObject({
      issuedAt: now.toISOString(),
      first: { stream: 'mascot-1', revision: 0, time: '2026-01-01T00:00:00.000Z' },
      last: { stream: 'mascot-1', revision: 3, time: '2026-01-02T00:00:00.000Z' },
      events: 4,
      hash: 'a'.repeat(64),
      publicKey: signer.key,
    });
    expect(isSignedBy(signer.key, certificate)).toBe(true);
    expect(isSignedBy(stranger.key, certificate)).toBe(false);
  });

  it('of a stranger says so only to whoever knows the notary', () => {
    const forged = made(stranger);
    expect(isSignedBy(stranger.key, forged)).toBe(true);
    expect(isSignedBy(signer.key, forged)).toBe(false);
  });

  it.each<[string, Partial<LogCertificate>]>([
    ['events', { events: 5 }],
    ['hash', { hash: 'c'.repeat(64) }],
    ['the last event', { last: { stream: 'mascot-1', revision: 3, time: '2027-01-02T00:00:00.000Z' } }],
    ['the day', { issuedAt: '2026-01-06T12:00:00.000Z' }],
    ['the key', { publicKey: stranger.key }],
    ['the signature', { signature: null }],
  ])('holds no longer once %s is another one', (_, change) =>
    expect(isSignedBy(signer.key, { ...made(), ...change })).toBe(false),
  );

  it('is read the same whatever the order of its names', () => {
    const reversed = LogCertificate.parse(Object.fromEntries(Object.entries(made()).toReversed()));
    expect(isSignedBy(signer.key, reversed)).toBe(true);
  });

  it('carries no signature where there is no key', () => {
    const certificate = certify(verified, { signer: undefined, now });
    expect(certificate).toMatchObject({ publicKey: null, signature: null });
  });

  it('is not given for what does not hold', () =>
    expect(certify({ report: { ...report, holds: false }, proof: undefined }, { signer, now })).toBeNull());
});
