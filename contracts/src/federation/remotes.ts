import * as z from 'zod/mini';
import { FRONTEND_NAME, PROGRAM_PATH } from './names.js';
import type { RemoteProgram } from './remote-program.js';

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

/** Where an installed remote's federation manifest lies. */
export interface RemoteEntry {
  name: string;
  entry: string;
  version?: string;
  /** The release that lies there, `<version>-<hash of its files>`. */
  release?: string;
  programs?: RemoteProgram[];
  /** Whether its programs can stand in windows; else they fill the page. */
  windows?: boolean;
}

/** A release that only this visitor gets, by a link. */
export interface PreviewEntry {
  frontend: string;
  release: string;
}

/** `/remotes.json`: the installed remotes; one that is not listed is not installed. */
export interface RemotesManifest {
  remotes: RemoteEntry[];
  previews: PreviewEntry[];
}

const Listed = z.object({ remotes: z.array(z.unknown()), previews: z.optional(z.unknown()) });
const Preview = z.object({ frontend: z.string(), release: z.string() });
const Entry = z.object({
  name: z.string(),
  entry: z.string(),
  version: z.optional(z.unknown()),
  release: z.optional(z.unknown()),
  programs: z.optional(z.unknown()),
  windows: z.optional(z.unknown()),
});
const Program = z.object({ path: z.string(), title: z.string(), icon: z.optional(z.unknown()) });

/**
 * Shells and servers are released apart: an entry that this side cannot read leaves the others as they are, and what may be
 * left out counts as left out when it cannot be read. Without the schemas of releases, which would weigh on every first visit.
 */
export const RemotesManifest = {
  parse: (given: unknown): RemotesManifest => {
    const { remotes, previews } = Listed.parse(given);
    return {
      remotes: remotes.flatMap(remoteEntry),
      previews: Array.isArray(previews) ? previews.flatMap((one) => Preview.safeParse(one).data ?? []) : [],
    };
  },
};

function remoteEntry(given: unknown): RemoteEntry[] {
  const { data } = Entry.safeParse(given);
  if (!data || data.entry === '' || !FRONTEND_NAME.test(data.name)) return [];
  const { name, entry, version, release, programs, windows } = data;
  return [
    {
      name,
      entry,
      ...(typeof version === 'string' && { version }),
      ...(typeof release === 'string' && { release }),
      ...(Array.isArray(programs) && { programs: programs.flatMap(program) }),
      ...(windows === true && { windows }),
    },
  ];
}

function program(given: unknown): RemoteProgram[] {
  const { data } = Program.safeParse(given);
  if (!data || !PROGRAM_PATH.test(data.path) || data.title === '') return [];
  const { path, title, icon } = data;
  return [{ path, title, ...(typeof icon === 'string' && { icon }) }];
}

/**
 * Module that every remote exposes: a default export rendering all its routes under the path it is mounted on. What is exposed
 * says by another export, `schemes: true`, that its styles follow the schemes of the page; else it is shown in the classic one.
 */
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
