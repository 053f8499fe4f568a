import type { RemoteEntry } from '@marcel/contracts';

/** What tells one release of a remote from the next, as far as the server says. */
const releaseOf = ({ entry, version, release }: RemoteEntry): string => release ?? `${entry} ${version ?? ''}`;

/** The remotes that this page has loaded, as they were listed then. */
const running = new Map<string, RemoteEntry>();

export const noteRunning = (remote: RemoteEntry): void => void running.set(remote.name, remote);

/** Undefined for what was built with the product. */
export const runningRelease = (name: string): string | undefined => running.get(name)?.release;

/** Whether the server has another release of something that runs in this page. */
export const isOvertaken = (remotes: readonly RemoteEntry[]): boolean =>
  remotes.some((remote) => releaseOf(running.get(remote.name) ?? remote) !== releaseOf(remote));
