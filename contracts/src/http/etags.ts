/** A state of a record. The event distinguishes logs: a restored log may have another event at the same revision. */
export interface RecordVersion {
  readonly stream: string;
  readonly revision: number;
  /** The end of the id of the event at this revision. */
  readonly event: string;
}

export const eventInTag = (id: string): string => id.slice(-12);

/** Matches `"<stream>@<revision>-<event>.<digest>"`. */
const TAG = /^"([\w-]+)@(\d{1,15})-([\da-f]{12})\.[\x21\x23-\x7e]+"$/;

/**
 * Returns the ETag of a record.
 * @param digest hash of the response body: counters that are stored separately change the body, but not the record's revision
 */
export const recordTag = ({ stream, revision, event }: RecordVersion, digest: string): string =>
  `"${stream}@${revision}-${event}.${digest}"`;

/** Returns the version in an ETag; undefined for a tag that does not belong to a record. */
export function parseRecordTag(tag: string): RecordVersion | undefined {
  const [, stream, revision, event] = TAG.exec(tag) ?? [];
  return stream === undefined || event === undefined ? undefined : { stream, revision: Number(revision), event };
}

/** Returns the value of `If-Match` for an ETag, which proxies may have made weak; undefined for a tag without a version. */
export function tagToMatch(etag: string | null): string | undefined {
  const tag = etag?.replace(/^W\//, '');
  return tag !== undefined && parseRecordTag(tag) !== undefined ? tag : undefined;
}
