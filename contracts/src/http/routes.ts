/** REST paths as patterns: the backend mounts them, clients fill them with `fillPath`. */
export * as ROUTES from './paths.js';

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills a pattern of `ROUTES`; every value is percent-encoded. */
export function fillPath<P extends string>(pattern: P, params: Record<Params<P>, string | number>): string {
  const values: Record<string, string | number> = params;
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

export const HEADERS = {
  adminToken: 'x-admin-token',
  auditorToken: 'x-auditor-token',
  deployToken: 'x-deploy-token',
  /** Opens what it has made: see `mine/rules`. */
  ownerKey: 'x-owner-key',
  idempotencyKey: 'idempotency-key',
  ifMatch: 'if-match',
  requestId: 'x-request-id',
  frontendRelease: 'x-frontend-release',
  /** Of an answer that came before everything had caught up: asked again, it may tell more. */
  preferenceApplied: 'preference-applied',
  /** Of a list: how many there are in all. */
  totalCount: 'x-total-count',
  /** Of a list: what `after` has to say for the next page; left out on the last one. */
  nextAfter: 'x-next-after',
} as const;
