import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDirectoryState, writeDirectoryState, type DirectoryState } from './directory-state';

/** How long typing and dragging rest before they are taken for a search, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300;

export interface DirectoryStateControl {
  state: DirectoryState;
  /** Changes part of the state. `replace` keeps steps such as single letters out of the browser's history. */
  change: (part: Partial<DirectoryState>, how?: { replace: boolean }) => void;
}

export function useDirectoryState(): DirectoryStateControl {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readDirectoryState(params), [params]);
  const change = useCallback<DirectoryStateControl['change']>(
    (part, how) =>
      setParams((current) => writeDirectoryState({ ...readDirectoryState(current), ...part }), {
        replace: how?.replace ?? false,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { state, change };
}
