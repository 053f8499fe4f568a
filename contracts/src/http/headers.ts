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
