import { isAnything, arrayOf, objectOf, isText, schemaOf } from '../checks/checks.js';
import { FRONTEND_NAME, PROGRAM_PATH } from './names.js';
import type { RemoteProgram } from './remote-program.js';

export const SHELL_INTERFACE_VERSION = '1.0.0';
export const TOAST_EVENT = 'marcel:toast';

export interface RemoteEntry {
  name: string;
  entry: string;
  version?: string;
  release?: string;
  programs?: RemoteProgram[];
  windows?: boolean;
}

/** A release that this browser previews after opening a preview link; other visitors get the live release. */
export interface PreviewEntry {
  frontend: string;
  release: string;
}

/** `/remotes.json`: all installed remotes. */
export interface RemotesManifest {
  remotes: RemoteEntry[];
  previews: PreviewEntry[];
}

const Listed = schemaOf(
  objectOf<{ remotes: unknown[]; previews?: unknown }>({ remotes: arrayOf(isAnything), previews: isAnything }),
);
const isPreview = objectOf<PreviewEntry>({ frontend: isText, release: isText });
const isEntry = objectOf<Record<keyof RemoteEntry, unknown> & { name: string; entry: string }>({
  name: isText,
  entry: isText,
  version: isAnything,
  release: isAnything,
  programs: isAnything,
  windows: isAnything,
});
const isProgram = objectOf<{ path: string; title: string; icon?: unknown }>({
  path: isText,
  title: isText,
  icon: isAnything,
});

export const RemotesManifest = {
  parse: (value: unknown): RemotesManifest => {
    const { remotes, previews } = Listed.parse(value);
    return {
      remotes: remotes.flatMap(remoteEntry),
      previews: Array.isArray(previews)
        ? previews.filter(isPreview).map(({ frontend, release }) => ({ frontend, release }))
        : [],
    };
  },
};

function remoteEntry(value: unknown): RemoteEntry[] {
  if (!isEntry(value) || value.entry === '' || !FRONTEND_NAME.test(value.name)) return [];
  const { name, entry, version, release, programs, windows } = value;
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

function program(value: unknown): RemoteProgram[] {
  if (!isProgram(value) || !PROGRAM_PATH.test(value.path) || value.title === '') return [];
  const { path, title, icon } = value;
  return [{ path, title, ...(typeof icon === 'string' && { icon }) }];
}

export const REMOTE_APP_MODULE = 'App';

export interface RemoteAppProps {
  basePath: string;
}

export const REMOTE_GALLERY_MODULE = 'Gallery';
