import { useToast } from '@marcel/kit';
import { useEffect, useRef, useState } from 'react';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { hasImage, type PopulationMascot } from '../population';
import { bulkResult, POPULATION_MESSAGES } from '../population-texts';
import { searchFailure } from './use-image-searches';

export interface BulkProgress {
  readonly total: number;
  readonly searched: number;
  readonly found: number;
  /** Name of the mascot being searched for; null once the search has ended. */
  readonly current: string | null;
  readonly failures: readonly { readonly id: number; readonly name: string; readonly message: string }[];
}

const NOT_STARTED: BulkProgress = { total: 0, searched: 0, found: 0, current: null, failures: [] };

/** Searches for visible mascots without an image, one after the other, a second apart; leaving the page stops it. */
export function useBulkSearch(search: (id: number) => Promise<readonly string[]>) {
  const toast = useToast();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const running = useRef<AbortController>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (visible: readonly PopulationMascot[]) => {
    const mascots = visible.filter((mascot) => !hasImage(mascot));
    if (mascots.length === 0) return toast(POPULATION_MESSAGES.nothingToDo);
    const { signal } = (running.current = new AbortController());
    let now: BulkProgress = { ...NOT_STARTED, total: mascots.length };
    const show = (change: Partial<BulkProgress>) => setProgress((now = { ...now, ...change }));
    for (const { id, name } of mascots) {
      if (now.searched > 0) await pause(ADMIN_TIMES_MS.betweenSearches, signal);
      if (signal.aborted) break;
      show({ current: name });
      try {
        const images = await search(id);
        if (images.length > 0) show({ found: now.found + 1 });
      } catch (error) {
        show({ failures: [...now.failures, { id, name, message: searchFailure(error) }] });
      }
      show({ searched: now.searched + 1 });
    }
    show({ current: null });
    const { bulkCompleted, bulkStopped } = POPULATION_MESSAGES;
    toast({ title: now.searched < now.total ? bulkStopped : bulkCompleted, body: bulkResult(now) });
  };

  return { progress, start, stop };
}

/** Resolves after a time, or at once when the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
