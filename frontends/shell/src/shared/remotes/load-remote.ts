import type { ComponentType } from 'react';
import { reportFailure, thisShell, type FailedFrontend } from '../failures/report-failure';
import { readRemotes } from './read-remotes';
import { noteFailed, noteRunning } from './running';

/**
 * Loads a module of a remote; null when the remote is not installed here. Throws when it is, and cannot be loaded.
 * `anew` does not believe what an earlier attempt has loaded.
 */
export async function loadRemote<Props extends object>(
  name: string,
  module: string,
  anew: boolean,
): Promise<ComponentType<Props> | null> {
  const notLoaded = (frontend: FailedFrontend) => (error: unknown) => {
    reportFailure('load', frontend, error);
    noteFailed(name);
    throw error;
  };
  const [{ remotes }, { loadModule }] = await Promise.all([
    readRemotes(),
    import('./federation').catch(notLoaded(thisShell())),
  ]);
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const component = await loadModule<Props>(entry, module, anew).catch(notLoaded(entry));
  noteRunning(entry);
  return component;
}
