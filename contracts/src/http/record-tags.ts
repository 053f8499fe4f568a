export interface RecordVersion {
  readonly stream: string;
  readonly revision: number;
  readonly event: string;
}

export const eventInTag = (id: string): string => id.slice(-12);

const TAG = /^"([\w-]+)@(\d{1,15})-([\da-f]{12})\.[\x21\x23-\x7e]+"$/;

/** @param digest of the answer's bytes: what is counted beside a record changes them, and not the record */
export const recordTag = ({ stream, revision, event }: RecordVersion, digest: string): string =>
  `"${stream}@${revision}-${event}.${digest}"`;

export function versionOfTag(tag: string): RecordVersion | undefined {
  const [, stream, revision, event] = TAG.exec(tag) ?? [];
  return stream === undefined || event === undefined ? undefined : { stream, revision: Number(revision), event };
}

export function tagToMatch(etag: string | null): string | undefined {
  const tag = etag?.replace(/^W\//, '');
  return tag !== undefined && versionOfTag(tag) !== undefined ? tag : undefined;
}
