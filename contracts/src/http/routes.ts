/** REST paths as patterns: the backend mounts them, clients fill them with `fillPath`. */
export const ROUTES = {
  mascots: '/api/mascots',
  mascot: '/api/mascots/:id',
  mascotBySlug: '/api/mascots/slug/:slug',
  mascotLike: '/api/mascots/:id/like',
  mascotImage: '/api/mascots/:id/image',
  mascotComments: '/api/mascots/:id/comments',
  contributorProfile: '/api/contributors/:name/linkedin',
  submissions: '/api/submissions',
  submission: '/api/submissions/:id',
  submissionApprove: '/api/submissions/:id/approve',
  submissionReject: '/api/submissions/:id/reject',
  submissionStatus: '/api/submissions/status/:key',
  importDemonstration: '/api/admin/import-csv',
  picture: '/pictures/:file',
  pictureVariant: '/pictures/:width/:file',
  siteConfig: '/api/site',
  live: '/api/health/live',
  ready: '/api/health/ready',
  metrics: '/metrics',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  remotes: '/remotes.json',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;

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
  idempotencyKey: 'idempotency-key',
  frontendRelease: 'x-frontend-release',
} as const;
