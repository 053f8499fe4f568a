import { RemotesManifest, ROUTES, type RemoteEntry } from '@marcel/contracts';
import { impatientFetch } from './impatience';

/** The remotes that this page has loaded, as `/remotes.json` listed them then. */
const running = new Map<string, RemoteEntry>();

export const readRemotes = async (): Promise<RemotesManifest> =>
  RemotesManifest.parse(await (await impatientFetch(ROUTES.remotes)).json());

export const noteRunning = (remote: RemoteEntry): void => void running.set(remote.name, remote);

/** Whether `/remotes.json` now names another release of a remote that runs in this page. */
export const hasNewRemote = (remotes: readonly RemoteEntry[]): boolean =>
  remotes.some((remote) => releaseOf(running.get(remote.name) ?? remote) !== releaseOf(remote));

const releaseOf = ({ entry, version, release }: RemoteEntry): string => release ?? `${entry} ${version ?? ''}`;
