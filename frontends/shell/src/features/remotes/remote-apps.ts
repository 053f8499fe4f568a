import { RemotesManifest, type RemoteName } from '@marcel/contracts/federation/remotes';
import { ROUTES } from '@marcel/contracts/http/routes';
import { announceRelease } from '@marcel/kit';
import type { RemoteApp } from './federation';
import { impatientFetch } from './impatient-fetch';

/** A remote's App, or null when the remote is not installed here. */
export type RemoteStart = Promise<RemoteApp | null>;

const starts = new Map<RemoteName, RemoteStart>();

/** Starts a remote, once for the page. */
export const startRemote = (name: RemoteName): RemoteStart => starts.get(name) ?? restartRemote(name);

/** Starts a remote anew, whatever became of the earlier start. */
export function restartRemote(name: RemoteName): RemoteStart {
  const start = load(name);
  starts.set(name, start);
  return start;
}

async function load(name: RemoteName): RemoteStart {
  const [answer, { loadApp }] = await Promise.all([impatientFetch(ROUTES.remotes), import('./federation')]);
  const { remotes } = RemotesManifest.parse(await answer.json());
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const app = await loadApp(entry);
  announceRelease(entry.version ? `${name}@${entry.version}` : name);
  return app;
}
