import * as z from 'zod/mini';
import { TOMBSTONE_REVISION } from './log-record.js';
import type { Stream } from './stream.js';
import { isMetastream } from './system-names.js';

/** What a stream's metadata says about which of its events can be read. */
export interface StreamRules {
  readonly maxCount?: number;
  readonly maxAgeMs?: number;
  /** First revision that can be read. */
  readonly truncateBefore?: bigint;
  /** Nothing can be read, until somebody appends again. */
  readonly softDeleted: boolean;
}

/** Metadata with a value out of bounds counts as none at all. */
const optionalPositive = z.optional(z.int().check(z.positive()));
const Metadata = z.object({
  $maxCount: optionalPositive,
  $maxAge: optionalPositive,
  $tb: z.optional(z.number().check(z.nonnegative())),
});

const NO_RULES: StreamRules = { softDeleted: false };

/** The rules of a stream. A metastream has only its last event. */
export function rulesOf(name: string, metastream: Stream | undefined): StreamRules {
  if (isMetastream(name)) return { maxCount: 1, softDeleted: false };
  const latest = metastream?.records.at(-1);
  if (latest?.isJson !== true) return NO_RULES;
  const { data } = Metadata.safeParse(parsed(latest.data));
  if (data === undefined) return NO_RULES;
  const { $maxCount: maxCount, $maxAge: seconds, $tb: truncateBefore } = data;
  const isSoftDeleted = truncateBefore !== undefined && truncateBefore >= Number(TOMBSTONE_REVISION);
  return {
    maxCount,
    maxAgeMs: seconds === undefined ? undefined : seconds * 1000,
    truncateBefore: truncateBefore === undefined ? undefined : BigInt(Math.trunc(truncateBefore)),
    softDeleted: isSoftDeleted,
  };
}

function parsed(data: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(data).toString());
  } catch {
    return undefined;
  }
}
