import { RemotesManifest, ROUTES } from '@marcel/contracts';
import type { ComponentType } from 'react';
import { impatientFetch } from './impatience';
import { noteRunning } from './running';

/**
 * Loads a module of a remote; null when the remote is not installed here. Throws when it is, and cannot be loaded.
 * `anew` does not believe what an earlier attempt has loaded.
 */
export async function loadRemote<Props extends object>(
  name: string,
  module: string,
  anew: boolean,
): Promise<ComponentType<Props> | null> {
  const [answer, { loadModule }] = await Promise.all([impatientFetch(ROUTES.remotes), import('./federation')]);
  const { remotes } = RemotesManifest.parse(await answer.json());
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const component = await loadModule<Props>(entry, module, anew);
  noteRunning(entry);
  return component;
}
