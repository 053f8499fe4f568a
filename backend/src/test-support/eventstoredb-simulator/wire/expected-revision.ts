import type { ExpectedRevision } from '../log/append-verdict.js';
import { invalidArgument } from './rpc-failure.js';

/** The choice that append, delete and tombstone requests have in common. */
export interface RevisionChoice {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
  hasRevision(): boolean;
  getRevision(): string;
}

/** @throws RpcFailure when nothing is chosen */
export function readExpectedRevision(choice: RevisionChoice): ExpectedRevision {
  if (choice.hasAny()) return 'any';
  if (choice.hasNoStream()) return 'no_stream';
  if (choice.hasStreamExists()) return 'stream_exists';
  if (choice.hasRevision()) return BigInt(choice.getRevision());
  throw invalidArgument('The expected revision is missing');
}

const VERSIONS = { any: -2n, no_stream: -1n, stream_exists: -4n } as const;

/** The number by which the server's messages name an expectation. */
export const versionOf = (expected: ExpectedRevision): bigint =>
  typeof expected === 'bigint' ? expected : VERSIONS[expected];
