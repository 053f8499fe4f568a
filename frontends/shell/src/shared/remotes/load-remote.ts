import { RemotesManifest, ROUTES, type RemoteName } from '@marcel/contracts';
import { announceRelease } from '@marcel/kit';
import type { ComponentType } from 'react';
import { impatientFetch } from './impatience';

/** Loads a module of a remote; null when the remote is not installed here. Throws when it is, and cannot be loaded. */
export async function loadRemote<Props extends object>(
  name: RemoteName,
  module: string,
): Promise<ComponentType<Props> | null> {
  const [answer, { loadModule }] = await Promise.all([impatientFetch(ROUTES.remotes), import('./federation')]);
  const { remotes } = RemotesManifest.parse(await answer.json());
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const component = await loadModule<Props>(entry, module);
  announceRelease(entry.version ? `${name}@${entry.version}` : name);
  return component;
}
