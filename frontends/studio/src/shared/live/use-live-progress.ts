import { GenerationProgress, ROUTES } from '@marcel/contracts';
import { useEffect } from 'react';
import { followStream } from '@marcel/kit/programs';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeRecord, type RecordKind, studioKeys } from '../records';

const keyOf = (kind: RecordKind, id: number) => ['studio', 'progress', kind, id];

export const useProgress = (kind: RecordKind, id: number) =>
  useQuery<GenerationProgress>({ queryKey: keyOf(kind, id), queryFn: skipToken }).data;

export const forgetProgress = (client: QueryClient, kind: RecordKind, id: number): Promise<void> =>
  client.resetQueries({ queryKey: keyOf(kind, id) });

export function useLiveProgress(): void {
  const client = useQueryClient();
  useEffect(() => whileVisible(() => follow(client)), [client]);
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
  void followStream(news, left.signal);
  return () => left.abort();
}

function show(client: QueryClient, progress: GenerationProgress | null): void {
  if (!progress) return;
  const { id, status } = progress;
  const kind = progress.kind === 'image' ? 'images' : 'hugs';
  client.setQueryData(keyOf(kind, id), progress);
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
