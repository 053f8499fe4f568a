export const HEADERS = {
  adminToken: 'x-admin-token',
  auditorToken: 'x-auditor-token',
  deployToken: 'x-deploy-token',
  ownerKey: 'x-owner-key',
  idempotencyKey: 'idempotency-key',
  ifMatch: 'if-match',
  requestId: 'x-request-id',
  frontendRelease: 'x-frontend-release',
  preferenceApplied: 'preference-applied',
  totalCount: 'x-total-count',
  nextAfter: 'x-next-after',
} as const;

export const ADMIN_TOKEN_STORAGE_KEY = 'admin_token';
export const IDEMPOTENCY_KEY_LENGTH = { min: 16, max: 200 } as const;

export interface RecordVersion {
  readonly stream: string;
  readonly revision: number;
  readonly event: string;
}

export const eventInTag = (id: string): string => id.slice(-12);

const TAG = /^"([\w-]+)@(\d{1,15})-([\da-f]{12})\.[\x21\x23-\x7e]+"$/;

/** @param digest hash of the response body: counters that are stored separately change the body, but not the record's revision */
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
