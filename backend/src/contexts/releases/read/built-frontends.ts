import * as path from 'node:path';
import { FRONTEND_NAME, RELEASE_FILE, ReleaseDescription, SHELL_FRONTEND, type RemoteProgram } from '@marcel/contracts';
import { readdir, readFile } from 'node:fs/promises';
import type { RemoteEntry } from '../../../platform/config/formats.js';
import type { InterfaceVersions } from '../domain/frontend.js';

export interface ServedRelease {
  readonly frontend: string;
  readonly release: string;
  readonly version: string;
  readonly entry: string;
  readonly programs: readonly RemoteProgram[];
  readonly windows: boolean;
  readonly needs: InterfaceVersions;
  readonly provides: InterfaceVersions | null;
}

export type BuiltFrontend = Pick<ServedRelease, 'version' | 'programs' | 'windows' | 'needs' | 'provides'> & {
  readonly name: string;
};

type Remote = RemoteEntry & Partial<Pick<ServedRelease, 'version' | 'release' | 'programs' | 'windows'>>;

export async function readBuiltFrontends(root: string): Promise<readonly BuiltFrontend[]> {
  const folders = await readdir(root, { withFileTypes: true }).catch(() => []);
  const names = folders.filter((one) => !one.isFile() && FRONTEND_NAME.test(one.name)).map(({ name }) => name);
  const built = await Promise.all(names.map((name) => readBuiltFrontend(root, name)));
  return built.filter((one) => one !== undefined);
}

/** Reads a build; undefined for a frontend that is not or only partly built. */
async function readBuiltFrontend(root: string, name: string): Promise<BuiltFrontend | undefined> {
  try {
    const file = await readFile(path.join(root, name, 'dist', RELEASE_FILE), 'utf8');
    const { version, exposes, needs, provides } = ReleaseDescription.parse(JSON.parse(file));
    const { shell = null, kit = null } = needs;
    return {
      name,
      version,
      ...exposes,
      needs: { shell, kit },
      provides: provides === undefined ? null : { shell: provides.shell ?? null, kit: provides.kit ?? null },
    };
  } catch {
    return undefined;
  }
}

export async function listRemotes(
  root: string,
  externalRemotes: readonly RemoteEntry[],
  releases: ReadonlyMap<string, ServedRelease | null>,
): Promise<readonly Remote[]> {
  const remotes = new Map<string, Remote>();
  for (const { name, version, ...built } of await readBuiltFrontends(root))
    remotes.set(name, { name, entry: `/remotes/${name}/mf-manifest.json`, version, ...toOptionalFields(built) });
  for (const remote of externalRemotes) remotes.set(remote.name, remote);
  for (const [name, one] of releases) {
    if (one === null) continue;
    const { entry, version, release } = one;
    remotes.set(name, { name, entry, version, release, ...toOptionalFields(one) });
  }
  remotes.delete(SHELL_FRONTEND);
  return [...remotes.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const toOptionalFields = ({ programs, windows }: Pick<ServedRelease, 'programs' | 'windows'>): Partial<Remote> => ({
  ...(programs.length > 0 && { programs }),
  ...(windows && { windows }),
});
