export * as ROUTES from './paths.js';

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export function fillPath<P extends string>(pattern: P, params: Record<Params<P>, string | number>): string {
  const values: Record<string, string | number> = params;
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

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
