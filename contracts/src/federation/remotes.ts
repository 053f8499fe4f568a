import * as z from 'zod/mini';
import { eachThatFits } from './each-that-fits.js';

/**
 * What a shell gives to its remotes and expects of them: the modules and props below, the shared libraries, one router, query
 * client and place for toasts. SemVer: who needs `^1.2.0` runs in every shell from 1.2 to 2.
 */
export const SHELL_INTERFACE_VERSION = '1.0.0';

/** A `CustomEvent` of the window whose detail is a toast: `{ title, body?, tone?, action?: { label, run } }`. The shell shows it. */
export const TOAST_EVENT = 'marcel:toast';

/** The frontends that every shell knows, with a place of their own on its desktop. */
export const REMOTE_NAMES = ['mascotdex', 'studio', 'admin'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

export const FRONTEND_NAME_LENGTH = 32;
/** What a frontend may be called: a part of addresses, and of the names of releases and streams. */
export const FRONTEND_NAME = new RegExp(`^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){0,${FRONTEND_NAME_LENGTH - 1}}$`);

/** A program that a remote brings to the desktop, as its release describes it. */
export const RemoteProgram = z.object({
  /** Where it opens, with everything below it. */
  path: z.string().check(z.regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/)),
  /** What visitors call it. */
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** One of the kit's icons. */
  icon: z.catch(z.optional(z.string()), undefined),
});
export type RemoteProgram = z.infer<typeof RemoteProgram>;

/** Where an installed remote's federation manifest lies; what is unreadable beyond that counts as left out. */
export const RemoteEntry = z.object({
  name: z.string().check(z.regex(FRONTEND_NAME)),
  entry: z.string().check(z.minLength(1)),
  version: z.catch(z.optional(z.string()), undefined),
  /** The release that lies there, `<version>-<hash of its files>`. */
  release: z.catch(z.optional(z.string()), undefined),
  programs: z.catch(z.optional(eachThatFits(RemoteProgram)), undefined),
});
export type RemoteEntry = z.infer<typeof RemoteEntry>;

/**
 * `/remotes.json`: the installed remotes; one that is not listed is not installed. Shells and servers are released
 * apart: an entry that this side cannot read leaves the others as they are.
 */
export const RemotesManifest = z.object({ remotes: eachThatFits(RemoteEntry) });
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
