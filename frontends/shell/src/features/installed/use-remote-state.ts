import { useSyncExternalStore } from 'react';
import { REMOTES_CHANGED, stateOf } from '../../shared/remotes/running';

function follow(changed: () => void): () => void {
  window.addEventListener(REMOTES_CHANGED, changed);
  return () => window.removeEventListener(REMOTES_CHANGED, changed);
}

/** What has become of a remote in this page so far. */
export const useRemoteState = (name: string) => useSyncExternalStore(follow, () => stateOf(name));
