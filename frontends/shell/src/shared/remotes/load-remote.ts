import type { ComponentType } from 'react';
import { noteRunning, readRemotes } from './running';

/**
 * Loads a module of a remote; null when the remote is not installed here. With `again`, ignores what an earlier attempt loaded.
 * @throws when the remote is installed, and cannot be loaded
 */
export async function loadRemote<Props extends object>(
  name: string,
  module: string,
  again: boolean,
): Promise<ComponentType<Props> | null> {
  const [{ remotes }, { loadModule }] = await Promise.all([readRemotes(), import('./federation')]);
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const component = await loadModule<Props>(entry, module, again);
  noteRunning(entry);
  return component;
}
