import { RemotesManifest, ROUTES, type RemoteEntry } from '@marcel/contracts';

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 4000;

/** Fetches with a timeout; revalidates cached responses. @throws for any unsuccessful status */
export async function fetchWithTimeout(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

const loadedReleases = new Map<string, RemoteEntry>();

export const readRemotes = async (): Promise<RemotesManifest> =>
  RemotesManifest.parse(await (await fetchWithTimeout(ROUTES.remotes)).json());

export const recordLoaded = (remote: RemoteEntry): void => void loadedReleases.set(remote.name, remote);

export const hasNewRemote = (remotes: readonly RemoteEntry[]): boolean =>
  remotes.some((remote) => toReleaseName(loadedReleases.get(remote.name) ?? remote) !== toReleaseName(remote));

const toReleaseName = ({ entry, version, release }: RemoteEntry): string => release ?? `${entry} ${version ?? ''}`;
