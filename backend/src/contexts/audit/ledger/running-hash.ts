import { createHash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';

/** What of an event is hashed. */
export interface Hashable {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly id: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** The running hash of an empty log. */
export const EMPTY_LOG_HASH = '0'.repeat(64);

/**
 * The running hash after one more event: SHA-256, in hexadecimal, over the hash before it, a line feed, and the event as
 * canonical JSON. Positions stay out of it, for they differ between engines; the order of the log is in the chain.
 */
export function nextHash(hash: string, event: Hashable): string {
  const { stream, revision, type, id, data, metadata } = event;
  return createHash('sha256')
    .update(`${hash}\n${stringify({ stream, revision, type, id, data, metadata })}`)
    .digest('hex');
}
