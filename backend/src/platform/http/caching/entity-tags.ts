import { createHash } from 'node:crypto';

/** Changes with any of its parts. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('base64url');
}

/** A strong entity tag that changes with any of its parts. */
export const entityTag = (...parts: readonly (string | Uint8Array)[]): string => `"${digestOf(...parts)}"`;

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

/** Any state at all, or the tags of a header such as `If-Match`; what is no tag is passed over. */
export const tagsOf = (header: string): '*' | readonly string[] =>
  header.trim() === '*' ? '*' : (header.match(TAG) ?? []);

/** Whether an `If-None-Match` header names the tag; compared weakly, as RFC 9110 wants it. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = tagsOf(ifNoneMatch);
  return tags === '*' || tags.some((candidate) => candidate === tag || candidate === `W/${tag}`);
}
