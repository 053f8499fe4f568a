import * as z from 'zod/mini';
import { Actor } from '../audit/responses.js';
import { MAX_SHORT_LIST, listOf } from '../http/lists.js';
import { RemoteProgram } from '../federation/remote-program.js';
import { FRONTEND_NAME } from '../federation/names.js';
import { VERSION } from './rules.js';

const text = z.nullable(z.string());

export const FrontendReport = z.object({
  name: z.string(),
  live: z.nullable(z.object({ release: z.string(), since: z.string(), by: Actor, reason: text })),
});
export type FrontendReport = z.infer<typeof FrontendReport>;

export const FrontendList = listOf(FrontendReport);

export const ReleaseReport = z.object({
  frontend: z.string(),
  release: z.string(),
  version: z.string(),
  entry: z.string(),
  publishedAt: z.string(),
  publishedBy: Actor,
  /** Number of files and their size in bytes; 0 for a release that its team serves itself. */
  files: z.int(),
  bytes: z.int(),
  programs: listOf(RemoteProgram, MAX_SHORT_LIST),
});
export type ReleaseReport = z.infer<typeof ReleaseReport>;

export const ReleaseList = listOf(ReleaseReport);
export type ReleaseList = z.infer<typeof ReleaseList>;

export const ReleaseHistoryEntry = z.object({
  revision: z.int(),
  type: z.string(),
  time: z.string(),
  by: Actor,
  release: z.string(),
  reason: text,
});
export type ReleaseHistoryEntry = z.infer<typeof ReleaseHistoryEntry>;

export const ReleaseHistory = listOf(ReleaseHistoryEntry);
export type ReleaseHistory = z.infer<typeof ReleaseHistory>;

/** A link that shows a release to the browser that opens it. */
export const PreviewLink = z.object({ url: z.string(), expiresAt: z.string() });
export type PreviewLink = z.infer<typeof PreviewLink>;

export const RELEASE_FILE = 'release.json';

const needed = z.optional(z.string().check(z.maxLength(200)));

export const ReleaseDescription = z.object({
  name: z.string().check(z.regex(FRONTEND_NAME)),
  version: z.string().check(z.regex(VERSION), z.maxLength(64)),
  exposes: z._default(
    z.object({
      programs: z._default(listOf(RemoteProgram, MAX_SHORT_LIST), []),
      windows: z._default(z.boolean(), false),
    }),
    { programs: [], windows: false },
  ),
  needs: z._default(z.object({ shell: needed, kit: needed }), {}),
  provides: z.optional(z.object({ shell: needed, kit: needed })),
});
export type ReleaseDescription = z.infer<typeof ReleaseDescription>;
