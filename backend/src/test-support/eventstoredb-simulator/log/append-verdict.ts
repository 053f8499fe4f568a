import type { RecentIds } from './recent-ids.js';
import type { Stream } from './stream.js';
import type { StreamRules } from './stream-rules.js';

/** Any state, a new stream, an existing one, or the revision of its last event. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

export type AppendVerdict =
  | { readonly kind: 'accepted'; readonly undeletes: boolean }
  /** The very same events are there already; the last one at this revision. */
  | { readonly kind: 'repeated'; readonly last: bigint }
  | { readonly kind: 'wrong-revision'; readonly current: bigint }
  | { readonly kind: 'deleted' };

/** What an append is judged by. */
export interface AppendCase {
  readonly name: string;
  readonly stream: Stream;
  readonly isTombstoned: boolean;
  readonly rules: StreamRules;
  readonly hasMetadata: boolean;
  readonly recentIds: RecentIds;
}

const DELETED: AppendVerdict = { kind: 'deleted' };

/** The server's rules for appends, idempotent ones included. */
export function judgeAppend(at: AppendCase, expected: ExpectedRevision, ids: readonly string[]): AppendVerdict {
  const { stream, isTombstoned, rules, hasMetadata } = at;
  const current = stream.lastRevision;
  const accepted: AppendVerdict = { kind: 'accepted', undeletes: rules.softDeleted };
  const wrong: AppendVerdict = { kind: 'wrong-revision', current };
  if (isTombstoned) return DELETED;
  if (expected === 'stream_exists') {
    if (rules.softDeleted) return DELETED;
    if (current < 0n && !hasMetadata) return wrong;
  }
  if (expected === 'any' || expected === 'stream_exists') return judgeRecent(at, ids, accepted, wrong);
  const slot = expected === 'no_stream' ? -1n : expected;
  if (slot > current) return wrong;
  if (slot === current) return accepted;
  const known = ids.findIndex((id, index) => stream.at(slot + BigInt(index) + 1n)?.id !== id);
  if (known === -1 && ids.length > 0) return { kind: 'repeated', last: slot + BigInt(ids.length) };
  return known <= 0 && expected === 'no_stream' && rules.softDeleted ? accepted : wrong;
}

function judgeRecent(
  { name, recentIds }: AppendCase,
  ids: readonly string[],
  accepted: AppendVerdict,
  wrong: AppendVerdict,
): AppendVerdict {
  const places = ids.map((id) => recentIds.revisionOf(name, id));
  const last = places.at(-1);
  if (places[0] === undefined) return accepted;
  return last === undefined || places.includes(undefined) ? wrong : { kind: 'repeated', last };
}
