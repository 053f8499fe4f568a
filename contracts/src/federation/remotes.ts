import * as z from 'zod/mini';

/** The frontends a shell can load, each deployed on its own. */
export const REMOTE_NAMES = ['mascotdex', 'studio', 'admin'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** `/remotes.json`: where each installed remote's federation manifest lies. A remote that is not listed is not installed. */
export const RemotesManifest = z.object({
  remotes: z.array(z.object({ name: z.enum(REMOTE_NAMES), entry: z.string(), version: z.optional(z.string()) })),
});
export type RemotesManifest = z.infer<typeof RemotesManifest>;

/** Module that every remote exposes: a default export rendering all its routes under the path it is mounted on. */
export const REMOTE_APP_MODULE = 'App';

/** Props of a remote's `App`. The shell owns the router, the query client, the toasts and the window frame's route changes. */
export interface RemoteAppProps {
  /** Path the remote is mounted on, such as `/mascotdx`. */
  basePath: string;
}

/**
 * Module that the studio exposes beside its `App`: a default export rendering the inside of the gallery window. Whoever
 * shows it brings the frame, or a plain page container.
 */
export const REMOTE_GALLERY_MODULE = 'Gallery';

/** What the shell needs to know of the site, answered by `/api/site`. */
export const SiteConfig = z.object({
  newsletterUrl: z.string(),
  ownerEmail: z.string(),
  provider: z.object({ name: z.string(), url: z.string() }),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
