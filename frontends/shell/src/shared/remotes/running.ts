import type { RemoteEntry } from '@marcel/contracts';

/** What tells one release of a remote from the next, as far as the server says. */
const releaseOf = ({ entry, version, release }: RemoteEntry): string => release ?? `${entry} ${version ?? ''}`;

/** The releases that this page has loaded. */
const running = new Map<string, string>();

export const noteRunning = (remote: RemoteEntry): void => void running.set(remote.name, releaseOf(remote));

/** Whether the server has another release of something that runs in this page. */
export const isOvertaken = (remotes: readonly RemoteEntry[]): boolean =>
  remotes.some((remote) => (running.get(remote.name) ?? releaseOf(remote)) !== releaseOf(remote));
