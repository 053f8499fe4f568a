import { GenerationProgress, ROUTES } from '@marcel/contracts';
import { useEffect } from 'react';
import { followStream } from '@marcel/kit/programs';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { updateCachedRecord, type RecordKind, studioKeys } from '../records';

const progressKey = (kind: RecordKind, id: number) => ['studio', 'progress', kind, id];

export const useProgress = (kind: RecordKind, id: number) =>
  useQuery<GenerationProgress>({ queryKey: progressKey(kind, id), queryFn: skipToken }).data;

export const resetProgress = (client: QueryClient, kind: RecordKind, id: number): Promise<void> =>
  client.resetQueries({ queryKey: progressKey(kind, id) });

export function useLiveProgress(): void {
  const client = useQueryClient();
  useEffect(() => runWhileVisible(() => follow(client)), [client]);
}

function follow(client: QueryClient): () => void {
  const controller = new AbortController();
  const stream = {
    path: ROUTES.studioEvents,
    onMessage: ({ data }: { data: string }) => applyProgress(client, parseProgress(data)),
    onMissed: () => {
      for (const queryKey of [studioKeys.hugs, studioKeys.images, studioKeys.gallery, studioKeys.entries])
        void client.invalidateQueries({ queryKey });
    },
  };
  void followStream(stream, controller.signal);
  return () => controller.abort();
}

function applyProgress(client: QueryClient, progress: GenerationProgress | null): void {
  if (!progress) return;
  const { id, status } = progress;
  const kind = progress.kind === 'image' ? 'images' : 'hugs';
  client.setQueryData(progressKey(kind, id), progress);
  if (status === 'processing') updateCachedRecord(client, kind, id, () => ({ status }));
  else
    for (const queryKey of [studioKeys[kind], studioKeys.gallery, studioKeys.entries])
      void client.invalidateQueries({ queryKey });
}

/** Parses an event; null when it is invalid. */
function parseProgress(message: string): GenerationProgress | null {
  try {
    const parsed = GenerationProgress.safeParse(JSON.parse(message));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Opens a connection while the page is visible: browsers share few of them among all tabs of a site. */
export function runWhileVisible(open: () => () => void): () => void {
  let close: (() => void) | null = null;
  const stop = () => {
    close?.();
    close = null;
  };
  const update = () => {
    if (document.visibilityState === 'hidden') stop();
    else close ??= open();
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    stop();
  };
}
