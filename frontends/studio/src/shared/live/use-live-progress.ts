import { GenerationProgress, ROUTES } from '@marcel/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { keepFollowing } from '@marcel/kit/programs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { changeRecord, type RecordKind, studioKeys } from '../records';

const NO_STEPS: readonly string[] = [];

const known = new Map<string, { latest: GenerationProgress; steps: readonly string[] }>();
const listeners = new Set<() => void>();

const keyOf = (kind: RecordKind, id: number): string => `${kind}-${id}`;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const kindOf = ({ kind }: GenerationProgress): RecordKind => (kind === 'image' ? 'images' : 'hugs');

function noteProgress(latest: GenerationProgress): void {
  const key = keyOf(kindOf(latest), latest.id);
  const { steps } = known.get(key) ?? { steps: NO_STEPS };
  known.set(key, { latest, steps: steps.at(-1) === latest.step ? steps : [...steps, latest.step] });
  listeners.forEach((listener) => listener());
}

export function forgetProgress(kind: RecordKind, id: number): void {
  known.delete(keyOf(kind, id));
  listeners.forEach((listener) => listener());
}

export const useProgress = (kind: RecordKind, id: number): GenerationProgress | undefined =>
  useSyncExternalStore(subscribe, () => known.get(keyOf(kind, id))?.latest);

export const useSteps = (kind: RecordKind, id: number): readonly string[] =>
  useSyncExternalStore(subscribe, () => known.get(keyOf(kind, id))?.steps ?? NO_STEPS);

function subscribeToConnection(listener: () => void): () => void {
  for (const change of ['online', 'offline']) window.addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, listener);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine);

export function useLiveProgress(): void {
  const client = useQueryClient();
  useEffect(() => {
    return whileVisible(() => follow(client));
  }, [client]);
}

function follow(client: QueryClient): () => void {
  const left = new AbortController();
  const news = {
    path: ROUTES.studioEvents,
    onMessage: ({ data }: { data: string }) => show(client, readProgress(data)),
    onMissed: () => {
      for (const queryKey of [studioKeys.hugs, studioKeys.images, studioKeys.gallery, studioKeys.entries])
        void client.invalidateQueries({ queryKey });
    },
  };
  void keepFollowing(news, left.signal);
  return () => left.abort();
}

function show(client: QueryClient, progress: GenerationProgress | null): void {
  if (!progress) return;
  const { id, status } = progress;
  const kind = kindOf(progress);
  noteProgress(progress);
  if (status === 'processing') changeRecord(client, kind, id, () => ({ status }));
  else
    for (const queryKey of [studioKeys[kind], studioKeys.gallery, studioKeys.entries])
      void client.invalidateQueries({ queryKey });
}

/** Parses an event; null when it is invalid. */
function readProgress(message: string): GenerationProgress | null {
  try {
    const read = GenerationProgress.safeParse(JSON.parse(message));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Opens a connection while the page is visible: browsers share few of them among all tabs of a site. */
export function whileVisible(open: () => () => void): () => void {
  let close: (() => void) | null = null;
  const stop = () => {
    close?.();
    close = null;
  };
  const adapt = () => {
    if (document.visibilityState === 'hidden') stop();
    else close ??= open();
  };
  adapt();
  document.addEventListener('visibilitychange', adapt);
  return () => {
    document.removeEventListener('visibilitychange', adapt);
    stop();
  };
}
