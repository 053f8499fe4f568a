import { FRONTEND_NAME, RELEASE_FILE, SHELL_FRONTEND, type RemoteProgram } from '@marcel/contracts';
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import * as z from 'zod';
import type { RemoteEntry } from '../../config/formats.js';
import type { ServedRelease } from './released-frontends.js';
import type { Choice } from './visitor-choice.js';

/** A remote, as `/remotes.json` names it. */
export interface Remote {
  readonly name: string;
  readonly entry: string;
  readonly version?: string;
  readonly release?: string;
  readonly programs?: readonly RemoteProgram[];
  readonly windows?: boolean;
}

const FEDERATION_MANIFEST = 'mf-manifest.json';

const Built = z.object({ metaData: z.object({ buildInfo: z.object({ buildVersion: z.string() }) }) });
const Described = z.object({
  exposes: z.object({
    programs: z.array(z.object({ path: z.string(), title: z.string(), icon: z.string().optional() })).default([]),
    windows: z.boolean().default(false),
  }),
});

/** Which remotes there are without any release: those deployed elsewhere by the settings, the others if they are built under `root`. */
export async function listRemotes(root: string, elsewhere: readonly RemoteEntry[]): Promise<readonly Remote[]> {
  const folders = await readdir(root, { withFileTypes: true }).catch(() => []);
  const built = await Promise.all(
    folders
      .filter((folder) => !folder.isFile() && FRONTEND_NAME.test(folder.name))
      .filter(({ name }) => !elsewhere.some((remote) => remote.name === name))
      .map(({ name }) => builtRemote(root, name)),
  );
  return [...elsewhere, ...built.filter((remote) => remote !== undefined)];
}

/** What one visitor gets: of each frontend its release or, while there is none, what the product was built with. */
export function remotesFor(built: readonly Remote[], { releases }: Pick<Choice, 'releases'>): Remote[] {
  const released = [...releases.values()].filter((release) => release !== null && release.frontend !== SHELL_FRONTEND);
  const chosen = released.flatMap((one): Remote[] => {
    if (one === null) return [];
    const { frontend: name, entry, version, release } = one;
    return [{ name, entry, version, release, ...brings(one) }];
  });
  const others = built.filter(({ name }) => !chosen.some((one) => one.name === name));
  return [...others, ...chosen].sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function builtRemote(root: string, name: string): Promise<Remote | undefined> {
  const entry = `/remotes/${name}/${FEDERATION_MANIFEST}`;
  const folder = path.join(root, name, 'dist');
  try {
    const manifest = await readFile(path.join(folder, FEDERATION_MANIFEST), 'utf8');
    const version = Built.safeParse(JSON.parse(manifest)).data?.metaData.buildInfo.buildVersion;
    return { name, entry, ...(version !== undefined && { version }), ...(await broughtBy(folder)) };
  } catch {
    // Not built, or half built: for the shell it is not installed.
    return undefined;
  }
}

const brings = ({ programs, windows }: Pick<ServedRelease, 'programs' | 'windows'>): Partial<Remote> => ({
  ...(programs.length > 0 && { programs }),
  ...(windows && { windows }),
});

async function broughtBy(folder: string): Promise<Partial<Remote>> {
  try {
    const description = Described.parse(JSON.parse(await readFile(path.join(folder, RELEASE_FILE), 'utf8')));
    const { programs, windows } = description.exposes;
    return brings({
      programs: programs.map(({ path: at, title, icon }) => ({ path: at, title, ...(icon !== undefined && { icon }) })),
      windows,
    });
  } catch {
    // Built before builds described themselves.
    return {};
  }
}
