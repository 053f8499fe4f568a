import { GenerationProgress, ROUTES } from '@marcel/contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeRecord } from '../records/change-record';
import { studioKeys } from '../records/studio-keys';
import { kindOf, noteProgress } from './progress-store';
import { whileVisible } from './while-visible';

/** Follows generations as they happen while it is mounted. Where that does not work, the lists' polling is left. */
export function useLiveProgress(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    return whileVisible(() => follow(client));
  }, [client]);
}

function follow(client: QueryClient): () => void {
  const source = new EventSource(ROUTES.studioEvents, { withCredentials: true });
  source.addEventListener('message', ({ data }) => {
    const progress = readProgress(data);
    if (!progress) return;
    const { id, status } = progress;
    const kind = kindOf(progress);
    noteProgress(progress);
    // Only a beginning and an end change more of a record than its status.
    if (status === 'processing') changeRecord(client, kind, id, () => ({ status }));
    else void client.invalidateQueries({ queryKey: studioKeys[kind] });
  });
  return () => source.close();
}

/** A message of the server's events; null for one that is not understood. */
function readProgress(message: unknown): GenerationProgress | null {
  if (typeof message !== 'string') return null;
  try {
    const read = GenerationProgress.safeParse(JSON.parse(message));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
