import { RemotesManifest, ROUTES, type RemoteEntry } from '@marcel/contracts';
import { fetchWithTimeout } from './fetch-with-timeout';

const running = new Map<string, RemoteEntry>();

export const readRemotes = async (): Promise<RemotesManifest> =>
  RemotesManifest.parse(await (await fetchWithTimeout(ROUTES.remotes)).json());

export const noteRunning = (remote: RemoteEntry): void => void running.set(remote.name, remote);

export const hasNewRemote = (remotes: readonly RemoteEntry[]): boolean =>
  remotes.some((remote) => releaseOf(running.get(remote.name) ?? remote) !== releaseOf(remote));

const releaseOf = ({ entry, version, release }: RemoteEntry): string => release ?? `${entry} ${version ?? ''}`;
