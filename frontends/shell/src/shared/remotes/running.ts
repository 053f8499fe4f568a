import type { RemoteEntry } from '@marcel/contracts';

/** What tells one release of a remote from the next, as far as the server says. */
const releaseOf = ({ entry, version, release }: RemoteEntry): string => release ?? `${entry} ${version ?? ''}`;

/** The remotes that this page has loaded, as they were listed then. */
const running = new Map<string, RemoteEntry>();

/** Those that could not be loaded when that was tried last. */
const failed = new Set<string>();

/** An event of the window: some remote has been loaded, or could not be. */
export const REMOTES_CHANGED = 'marcel:remotes';

export function noteRunning(remote: RemoteEntry): void {
  running.set(remote.name, remote);
  failed.delete(remote.name);
  dispatchEvent(new Event(REMOTES_CHANGED));
}

export function noteFailed(name: string): void {
  failed.add(name);
  dispatchEvent(new Event(REMOTES_CHANGED));
}

/** What became of a remote in this page. */
export const stateOf = (name: string): 'failed' | 'loaded' | 'not loaded' =>
  failed.has(name) ? 'failed' : running.has(name) ? 'loaded' : 'not loaded';

/** Undefined for what was built with the product. */
export const runningRelease = (name: string): string | undefined => running.get(name)?.release;

/** Whether the server has another release of something that runs in this page. */
export const isOvertaken = (remotes: readonly RemoteEntry[]): boolean =>
  remotes.some((remote) => releaseOf(running.get(remote.name) ?? remote) !== releaseOf(remote));
