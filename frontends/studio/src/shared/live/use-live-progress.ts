import { GenerationProgress, ROUTES } from '@marcel/contracts';
import { keepFollowing } from '@marcel/kit/programs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeRecord } from '../records/change-record';
import { studioKeys } from '../records/studio-keys';
import { kindOf, noteProgress } from './progress-store';

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
  // Only a beginning and an end change more of a record than its status.
  if (status === 'processing') changeRecord(client, kind, id, () => ({ status }));
  else
    for (const queryKey of [studioKeys[kind], studioKeys.gallery, studioKeys.entries])
      void client.invalidateQueries({ queryKey });
}

/** A message of the server's events; null for one that is not understood. */
function readProgress(message: string): GenerationProgress | null {
  try {
    const read = GenerationProgress.safeParse(JSON.parse(message));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps something open while the page can be seen: browsers share few connections among all tabs of a site. */
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
