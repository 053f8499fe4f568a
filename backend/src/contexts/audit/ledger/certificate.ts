import { CERTIFICATE_FORMAT, type LogCertificate } from '@marcel/contracts';
import { createPublicKey, verify } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import type { SealSigner } from './seal-signer.js';
import type { Verified } from './verify-log.js';

/** Puts on paper what a verification has proven; null where it has proven nothing. */
export function certify(
  { report, proof }: Verified,
  { signer, now }: { readonly signer: SealSigner | undefined; readonly now: Date },
): LogCertificate | null {
  if (proof === undefined) return null;
  const { first, last, seal } = proof;
  const unsigned: LogCertificate = {
    format: CERTIFICATE_FORMAT,
    issuedAt: now.toISOString(),
    first: placed(first),
    last: placed(last),
    events: seal.events,
    hash: seal.hash,
    seals: report.seals,
    signedSeals: report.signedSeals,
    publicKey: signer?.key ?? null,
    signature: null,
  };
  return { ...unsigned, signature: signer?.signText(signedText(unsigned)) ?? null };
}

/** Whether a certificate carries the signature of whoever has the private part of a key. @param key as in a certificate */
export function isSignedBy(key: string, certificate: LogCertificate): boolean {
  const { signature } = certificate;
  if (signature === null) return false;
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  return verify(null, signedText(certificate), publicKey, Buffer.from(signature, 'base64'));
}

function signedText({ signature: _, ...told }: LogCertificate): Buffer {
  const text = stringify(told);
  return Buffer.from(text);
}

const placed = ({ stream, revision, metadata }: RecordedEvent): LogCertificate['first'] => ({
  stream,
  revision,
  time: metadata.time,
});
