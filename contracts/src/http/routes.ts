/** REST paths as patterns: the backend mounts them, clients fill them with `fillPath`. */
export const ROUTES = {
  mascots: '/api/mascots',
  mascot: '/api/mascots/:id',
  mascotBySlug: '/api/mascots/slug/:slug',
  mascotLike: '/api/mascots/:id/like',
  mascotImage: '/api/mascots/:id/image',
  mascotComments: '/api/mascots/:id/comments',
  mascotHistory: '/api/mascots/:id/history',
  mascotRevert: '/api/mascots/:id/revert',
  mascotRestore: '/api/mascots/:id/restore',
  contributorProfile: '/api/contributors/:name/linkedin',
  submissions: '/api/submissions',
  submission: '/api/submissions/:id',
  submissionApprove: '/api/submissions/:id/approve',
  submissionReject: '/api/submissions/:id/reject',
  submissionStatus: '/api/submissions/status/:key',
  submissionReopen: '/api/submissions/:id/reopen',
  submissionErase: '/api/submissions/:id/erase',
  submissionHistory: '/api/submissions/:id/history',
  submissionDuplicates: '/api/submissions/:id/duplicates',
  submissionsApprove: '/api/submissions/approve',
  submissionsReject: '/api/submissions/reject',
  importDemonstration: '/api/admin/import-csv',
  searchMascotImage: '/api/admin/search-mascot-image',
  deskEvents: '/api/admin/events',
  projectionRebuild: '/api/admin/projections/:name/rebuild',
  consumers: '/api/admin/consumers',
  parkedReactions: '/api/admin/parked-reactions',
  parkedReactionsRetry: '/api/admin/parked-reactions/retry',
  parkedReactionsSkip: '/api/admin/parked-reactions/skip',
  paidWork: '/api/admin/paid-work',
  paidWorkStop: '/api/admin/paid-work/stop',
  paidWorkResume: '/api/admin/paid-work/resume',
  auditEvents: '/api/audit/events',
  auditEventCauses: '/api/audit/events/:id/causes',
  auditVerify: '/api/audit/verify',
  auditReleases: '/api/audit/releases',
  auditSubmission: '/api/audit/submissions/:id',
  auditSubmissionEvents: '/api/audit/submissions/:id/events',
  hugs: '/api/marcel-hugging',
  hugCreate: '/api/generate-marcel-hugging',
  hugReroll: '/api/marcel-hugging/:id/reroll',
  hugBroken: '/api/marcel-hugging/:id/broken',
  hugLike: '/api/marcel-hugging/:id/like',
  drawingCreate: '/api/marcel-drawing',
  images: '/api/images',
  imageCreate: '/api/generate-image',
  imageBroken: '/api/images/:id/broken',
  imageLike: '/api/images/:id/like',
  gallery: '/api/gallery',
  download: '/api/download/:id',
  studioEvents: '/api/studio/events',
  frontends: '/api/releases',
  frontend: '/api/releases/:frontend',
  frontendReleases: '/api/releases/:frontend/all',
  frontendHistory: '/api/releases/:frontend/history',
  frontendRollback: '/api/releases/:frontend/rollback',
  frontendUnpin: '/api/releases/:frontend/unpin',
  frontendPrune: '/api/releases/:frontend/prune',
  releaseDeploy: '/api/releases/:frontend/:release/deploy',
  releaseCanary: '/api/releases/:frontend/:release/canary',
  releasePromote: '/api/releases/:frontend/:release/promote',
  releasePin: '/api/releases/:frontend/:release/pin',
  releaseWithdraw: '/api/releases/:frontend/:release/withdraw',
  releasePreview: '/api/releases/:frontend/:release/preview',
  frontendFailures: '/api/frontend-failures',
  releaseFile: '/releases/:frontend/:release/*',
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
  deployToken: 'x-deploy-token',
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
