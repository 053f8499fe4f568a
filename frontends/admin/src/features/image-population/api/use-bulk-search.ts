import { useToast } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import { pause } from '@marcel/kit/programs';
import { useEffect, useRef, useState } from 'react';
import { runBulkSearch, type BulkProgress } from '../bulk-search';
import { hasImage, type PopulationMascot } from '../population';
import { POPULATION_MESSAGES } from '../population-texts';
import { searchFailure } from './use-image-searches';

/** Pause between two searches of the bulk search, in milliseconds. */
export const BULK_SEARCH_PAUSE_MS = 1000;

const messageOf = (error: unknown) =>
  error instanceof ApiError
    ? searchFailure(error)
    : error instanceof Error
      ? error.message
      : POPULATION_MESSAGES.unknown;

/** Searches for every mascot that has no image; leaving the page stops it. */
export function useBulkSearch(search: (id: number) => Promise<unknown>) {
  const toast = useToast();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping'>('idle');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (visible: readonly PopulationMascot[]) => {
    const missing = visible.filter((mascot) => !hasImage(mascot));
    if (missing.length === 0) return toast(POPULATION_MESSAGES.nothingToDo);
    const controller = new AbortController();
    running.current = controller;
    setPhase('running');
    const steps = {
      search: ({ id }: PopulationMascot) => search(id),
      pause: (signal: AbortSignal) => pause(BULK_SEARCH_PAUSE_MS, signal),
      messageOf,
      onProgress: setProgress,
    };
    const end = await runBulkSearch(missing, steps, controller.signal);
    setPhase('idle');
    toast({
      title: controller.signal.aborted ? POPULATION_MESSAGES.bulkStopped : POPULATION_MESSAGES.bulkDone,
      body: POPULATION_MESSAGES.bulkResult(end.done, end.errors.length),
    });
  };

  const stop = () => {
    running.current?.abort();
    setPhase('stopping');
  };

  return { progress, phase, start, stop };
}
