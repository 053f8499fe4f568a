import * as z from 'zod/mini';
import { Actor } from '../audit/actor.js';
import { FEW, listOf } from '../http/lists.js';
import { RemoteProgram } from '../federation/remote-program.js';

const text = z.nullable(z.string());

const MANY = 1000;

const Turn = {
  release: z.string(),
  since: z.string(),
  by: Actor,
  /** Null where nobody has said why. */
  reason: z._default(text, null),
};

/** A frontend, and what of it visitors get. */
export const FrontendReport = z.object({
  name: z.string(),
  /** Null while it is what the product was built with. */
  live: z.nullable(z.object(Turn)),
  canary: z.nullable(z.object({ ...Turn, share: z.int() })),
  pinned: z.nullable(z.object({ ...Turn, reason: z.string() })),
});
export type FrontendReport = z.infer<typeof FrontendReport>;

/** What visitors get of a frontend in one release, or of what the product was built with. */
const Standing = z.object({
  /** Of all files; null for what the product was built with, and for what its team serves itself. */
  bytes: z.nullable(z.int()),
  /** That browsers have told within the last hour. */
  failures: z.int(),
});

/** A frontend among all, how it stands, and what of it does not fit the others or the API, in a sentence each. */
export const FrontendOverview = z.extend(FrontendReport, {
  standing: z.object({ live: Standing, canary: z.nullable(Standing) }),
  misfits: z.optional(listOf(z.string(), MANY)),
});
export type FrontendOverview = z.infer<typeof FrontendOverview>;

export const FrontendList = listOf(FrontendOverview);
export type FrontendList = z.infer<typeof FrontendList>;

export const RELEASE_STATUSES = ['published', 'withdrawn', 'pruned'] as const;

export const ReleaseReport = z.object({
  frontend: z.string(),
  release: z.string(),
  version: z.string(),
  status: z.enum(RELEASE_STATUSES),
  /** Address of its federation manifest, or of its page. */
  entry: z.string(),
  commit: text,
  builtAt: text,
  publishedAt: z.string(),
  publishedBy: Actor,
  /** Of all files; 0 for one that its team serves itself. */
  bytes: z.int(),
  files: z.int(),
  programs: listOf(RemoteProgram, FEW),
});
export type ReleaseReport = z.infer<typeof ReleaseReport>;

export const ReleaseList = listOf(ReleaseReport);
export type ReleaseList = z.infer<typeof ReleaseList>;

const Figures = z.object({ visits: z.int(), failures: z.int() });

/** A step in the life of a frontend, newest first in its list. */
export const ReleaseHistoryEntry = z.object({
  frontend: z.string(),
  revision: z.int(),
  type: z.string(),
  time: z.string(),
  by: Actor,
  release: text,
  reason: text,
  /** Of a canary that began, in percent. */
  share: z.nullable(z.int()),
  /** Of a canary that ended. */
  outcome: text,
  /** What browsers had told of both when a canary was ended by itself. */
  figures: z.nullable(z.object({ canary: Figures, live: Figures })),
  /** What was live from then on, where the step has changed that; null for what the product was built with. */
  live: z.optional(text),
});
export type ReleaseHistoryEntry = z.infer<typeof ReleaseHistoryEntry>;

export const ReleaseHistory = listOf(ReleaseHistoryEntry);
export type ReleaseHistory = z.infer<typeof ReleaseHistory>;

/** Which releases were pruned. */
export const PrunedReleases = z.object({ pruned: listOf(z.string(), FEW) });
export type PrunedReleases = z.infer<typeof PrunedReleases>;

/** Whether frontends fit each other and the API. */
export const CompatibilityReport = z.object({
  fits: z.boolean(),
  compared: listOf(z.string()),
  /** What is missing, in a sentence each. */
  misfits: listOf(z.string(), MANY),
  /** What could not be compared. */
  unknown: listOf(z.string(), MANY),
});
export type CompatibilityReport = z.infer<typeof CompatibilityReport>;

/** A link that shows a release to whoever opens it, and to nobody else. */
export const PreviewLink = z.object({ url: z.string(), expiresAt: z.string() });
export type PreviewLink = z.infer<typeof PreviewLink>;

/** What visitors had of each frontend at a moment; null for what the product was built with. */
export const LiveReleases = listOf(
  z.object({ frontend: z.string(), live: text, since: text, by: z.nullable(Actor), reason: text }),
);
export type LiveReleases = z.infer<typeof LiveReleases>;

/** Whether a failure was counted: that of a release which visitors get is. */
export const FailureReceipt = z.object({ counted: z.boolean() });
export type FailureReceipt = z.infer<typeof FailureReceipt>;
