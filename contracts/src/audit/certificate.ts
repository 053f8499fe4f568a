import * as z from 'zod/mini';
import { runOf } from '../http/runs.js';
import { VerifyReport } from './responses.js';

export const CERTIFICATE_FORMAT = 'marcel-os-log-certificate-1';

/** What is proven of the log, for whoever was not there. */
export const LogCertificate = z.object({
  format: z.literal(CERTIFICATE_FORMAT),
  issuedAt: z.string(),
  /** The first and the last event under the seals, and when they happened. */
  first: z.object({ stream: z.string(), revision: z.int(), time: z.string() }),
  last: z.object({ stream: z.string(), revision: z.int(), time: z.string() }),
  /** How many events these are with all between, and the running hash of the log up to the last of them. */
  events: z.int(),
  hash: z.string(),
  seals: z.int(),
  signedSeals: z.int(),
  /** Of the notary: Ed25519 as SubjectPublicKeyInfo, DER in base64; null where the product has no key. */
  publicKey: z.nullable(z.string()),
  /**
   * Of the notary, over everything else as JSON without spaces and with the names of all objects in order (RFC 8785), in
   * base64.
   */
  signature: z.nullable(z.string()),
});
export type LogCertificate = z.infer<typeof LogCertificate>;

/** Null while nothing is sealed, and when the log does not hold. */
export const Verification = z.object({ report: VerifyReport, certificate: z.nullable(LogCertificate) });
export type Verification = z.infer<typeof Verification>;

export const VerificationRun = runOf(Verification);
export type VerificationRun = z.infer<typeof VerificationRun>;
