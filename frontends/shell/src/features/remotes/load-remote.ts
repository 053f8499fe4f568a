import { RemotesManifest, type RemoteName } from '@marcel/contracts/federation/remotes';
import { ROUTES } from '@marcel/contracts/http/routes';
import { announceRelease } from '@marcel/kit';
import type { RemoteApp } from './federation';
import { impatientFetch } from './impatient-fetch';

/** Loads a remote's App; null when the remote is not installed here. Throws when it is, and cannot be loaded. */
export async function loadRemote(name: RemoteName): Promise<RemoteApp | null> {
  const [answer, { loadApp }] = await Promise.all([impatientFetch(ROUTES.remotes), import('./federation')]);
  const { remotes } = RemotesManifest.parse(await answer.json());
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const app = await loadApp(entry);
  announceRelease(entry.version ? `${name}@${entry.version}` : name);
  return app;
}
