/** What tells one state of a record from its others: the stream that it is told by, and the last event that it shows. */
export interface RecordVersion {
  readonly stream: string;
  readonly revision: number;
  /** Of that event's id: another branch of the log has another event at the same revision. */
  readonly event: string;
}

/** What a tag tells of an event's id: the part that is drawn at random. */
export const eventInTag = (id: string): string => id.slice(-12);

const TAG = /^"([\w-]+)@(\d{1,15})-([\da-f]{12})\.[\x21\x23-\x7e]+"$/;

/** @param digest of the answer's bytes: what is counted beside a record changes them, and not the record */
export const recordTag = ({ stream, revision, event }: RecordVersion, digest: string): string =>
  `"${stream}@${revision}-${event}.${digest}"`;

/** Undefined for a tag that names no version: a weak one, a list's, or one of an earlier release. */
export function versionOfTag(tag: string): RecordVersion | undefined {
  const [, stream, revision, event] = TAG.exec(tag) ?? [];
  return stream === undefined || event === undefined ? undefined : { stream, revision: Number(revision), event };
}

/**
 * What to send as `If-Match`, by the `ETag` that came with a record. Whoever compressed the answer on its way may have weakened
 * the tag, which then matches nothing; it still names the same version.
 */
export function tagToMatch(etag: string | null): string | undefined {
  const tag = etag?.replace(/^W\//, '');
  return tag !== undefined && versionOfTag(tag) !== undefined ? tag : undefined;
}
