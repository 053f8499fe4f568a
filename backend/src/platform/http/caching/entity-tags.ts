import { createHash } from 'node:crypto';

/** A strong entity tag that changes with any of its parts. */
export function entityTag(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\n');
  return `"${hash.digest('base64url')}"`;
}

/** Whether an `If-None-Match` header names the tag; compared weakly, as RFC 9110 wants it. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => ['*', tag, `W/${tag}`].includes(candidate.trim()));
}
