import { REMOTE_NAMES, type RemoteName, type RemotesManifest } from '@marcel/contracts';
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import * as z from 'zod';
import type { RemoteEntry } from '../../config/formats.js';

type Remote = RemotesManifest['remotes'][number];

const FEDERATION_MANIFEST = 'mf-manifest.json';

const Built = z.object({ metaData: z.object({ buildInfo: z.object({ buildVersion: z.string() }) }) });

/** Which remotes there are: those deployed elsewhere by the settings, the others if they are built under `root`. */
export async function listRemotes(root: string, elsewhere: readonly RemoteEntry[]): Promise<RemotesManifest> {
  const remotes = await Promise.all(
    REMOTE_NAMES.map(
      async (name) => elsewhere.find((remote) => remote.name === name) ?? (await builtRemote(root, name)),
    ),
  );
  return { remotes: remotes.filter((remote) => remote !== undefined) };
}

async function builtRemote(root: string, name: RemoteName): Promise<Remote | undefined> {
  const entry = `/remotes/${name}/${FEDERATION_MANIFEST}`;
  try {
    const manifest = await readFile(path.join(root, name, 'dist', FEDERATION_MANIFEST), 'utf8');
    const version = Built.safeParse(JSON.parse(manifest)).data?.metaData.buildInfo.buildVersion;
    return version === undefined ? { name, entry } : { name, entry, version };
  } catch {
    // Not built, or half built: for the shell it is not installed.
    return undefined;
  }
}
