import { LogCertificate } from '@marcel/contracts';
import { createPublicKey } from 'node:crypto';
import * as z from 'zod/mini';
import { EMPTY_LOG_HASH, fingerprintOf, isSignedBy, nextHash, type Hashable } from '../../contexts/audit/index.js';

export interface Evidence {
  /** The notary's public key as PEM, from somebody else than whoever gave the certificate. */
  readonly key: string;
  /** The exported log, line by line; left out, only the signature is checked. */
  readonly log?: AsyncIterable<string>;
}

/** What of a line is hashed, whatever later releases put into it. */
const ExportedEvent = z.object({
  stream: z.string(),
  revision: z.int(),
  type: z.string(),
  id: z.string(),
  time: z.unknown(),
  actor: z.unknown(),
  data: z.unknown(),
  metadata: z.record(z.string(), z.unknown()),
});

export class CertificateRefused extends Error {}

/** What a certificate proves, in one sentence. @throws CertificateRefused that says why it proves nothing */
export async function checkCertificate(text: string, { key, log }: Evidence): Promise<string> {
  const certificate = readCertificate(text);
  const { events, first, last, hash } = certificate;
  const publicKey = keyIn(key);
  if (certificate.signature === null) throw new CertificateRefused('Nobody has signed the certificate');
  if (!isSignedBy(publicKey, certificate)) {
    const other =
      certificate.publicKey === publicKey ? 'It was changed' : 'Another key has signed it, or it was changed';
    throw new CertificateRefused(
      `The certificate does not carry the signature of the notary ${known(publicKey)}. ${other}`,
    );
  }
  const proven = `${events} events from ${first.time} to ${last.time}, as sealed by the notary ${known(publicKey)}`;
  if (log === undefined) return `The certificate holds: ${proven}.`;
  if ((await hashOf(log, events)) !== hash)
    throw new CertificateRefused(
      `The log is not the one of the certificate: its first ${events} events have another hash`,
    );
  return `The certificate and the log hold: ${proven}.`;
}

function readCertificate(text: string): LogCertificate {
  try {
    return LogCertificate.parse(JSON.parse(text));
  } catch (cause) {
    throw new CertificateRefused('This is not a certificate of a log', { cause });
  }
}

/** A public key as certificates have it. */
function keyIn(pem: string): string {
  try {
    return createPublicKey(pem).export({ format: 'der', type: 'spki' }).toString('base64');
  } catch (cause) {
    throw new CertificateRefused('This is not a public key in PEM', { cause });
  }
}

/** The running hash of a log's beginning, folded from what each event says and not from what is told of it. */
async function hashOf(log: AsyncIterable<string>, events: number): Promise<string> {
  let hash = EMPTY_LOG_HASH;
  let folded = 0;
  for await (const line of log) {
    if (folded === events) return hash;
    hash = nextHash(hash, eventIn(line, folded + 1));
    folded += 1;
  }
  if (folded < events) throw new CertificateRefused(`The log ends after ${folded} of ${events} events`);
  return hash;
}

function eventIn(line: string, number: number): Hashable {
  try {
    const { time, actor, metadata, ...event } = ExportedEvent.parse(JSON.parse(line));
    return { ...event, metadata: { ...metadata, time, actor } };
  } catch (cause) {
    throw new CertificateRefused(`Line ${number} of the log is no event`, { cause });
  }
}

const known = (key: string): string => fingerprintOf(key).slice(0, 16);
