import { isAnything, isListOf, isRecordOf, isText, schemaOf } from '../checks/checks.js';
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

const Listed = schemaOf(
  isRecordOf<{ remotes: unknown[]; previews?: unknown }>({ remotes: isListOf(isAnything), previews: isAnything }),
);
const isPreview = isRecordOf<PreviewEntry>({ frontend: isText, release: isText });
const isEntry = isRecordOf<Record<keyof RemoteEntry, unknown> & { name: string; entry: string }>({
  name: isText,
  entry: isText,
  version: isAnything,
  release: isAnything,
  programs: isAnything,
  windows: isAnything,
});
const isProgram = isRecordOf<{ path: string; title: string; icon?: unknown }>({
  path: isText,
  title: isText,
  icon: isAnything,
});

/**
 * Shells and servers are released apart: an entry that this side cannot read leaves the others as they are, and what may be
 * left out counts as left out when it cannot be read. Without the schemas of releases, which would weigh on every first visit.
 */
export const RemotesManifest = {
  parse: (given: unknown): RemotesManifest => {
    const { remotes, previews } = Listed.parse(given);
    return {
      remotes: remotes.flatMap(remoteEntry),
      previews: Array.isArray(previews)
        ? previews.filter(isPreview).map(({ frontend, release }) => ({ frontend, release }))
        : [],
    };
  },
};

function remoteEntry(given: unknown): RemoteEntry[] {
  if (!isEntry(given) || given.entry === '' || !FRONTEND_NAME.test(given.name)) return [];
  const { name, entry, version, release, programs, windows } = given;
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
  if (!isProgram(given) || !PROGRAM_PATH.test(given.path) || given.title === '') return [];
  const { path, title, icon } = given;
  return [{ path, title, ...(typeof icon === 'string' && { icon }) }];
}

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
