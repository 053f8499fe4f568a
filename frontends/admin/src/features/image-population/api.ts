import { fillPath, ImageSearchResult, Mascot, MascotEnvelope, MascotList, ROUTES } from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '@marcel/kit';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { bulkResult, hasImage, parametersOf, POPULATION_MESSAGES, PopulationMascot } from './population';
import type { BulkProgress, PopulationQuery } from './population';
import { type AdminApi, useAdminApi, useAdminClient } from '../../shared/api';
import { ADMIN_TIMES_MS } from '../../shared/times';

export type ImageSearch =
  | { state: 'searching' }
  | { state: 'found'; images: readonly string[] }
  | { state: 'failed'; message: string };

export const searchFailure = (error: unknown): string => errorText(error, POPULATION_MESSAGES.searchFailed.body);

export function useImageSearches() {
  const adminApi = useAdminApi();
  const [searches, setSearches] = useState<ReadonlyMap<number, ImageSearch>>(new Map());

  const note = useCallback(
    (id: number, search: ImageSearch) => setSearches((known) => new Map(known).set(id, search)),
    [],
  );
  const forget = useCallback(
    (id: number) => setSearches((known) => new Map([...known].filter(([other]) => other !== id))),
    [],
  );
  const search = useCallback(
    async (id: number): Promise<readonly string[]> => {
      note(id, { state: 'searching' });
      try {
        const { images } = await adminApi.send('POST', ROUTES.searchMascotImage, ImageSearchResult, { mascotId: id });
        note(id, { state: 'found', images });
        return images;
      } catch (error) {
        note(id, { state: 'failed', message: searchFailure(error) });
        throw error;
      }
    },
    [adminApi, note],
  );

  return { searches, search, forget };
}

const NOT_STARTED: BulkProgress = { total: 0, searched: 0, found: 0, current: null, failures: [] };

/** Searches for one mascot after the other, a second apart; leaving the page stops it. */
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

/** Resolves after `ms` milliseconds, or at once when the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const Answer = z.extend(MascotList, { mascots: z.array(PopulationMascot) });

export function usePopulation(query: PopulationQuery) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascots', 'population', query],
    queryFn: ({ signal }) => readPage(adminApi, parametersOf(query), signal),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });
}

export function usePopulationCounts() {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascots', 'population-counts'],
    queryFn: async ({ signal }) => {
      const count = async (which: { picture?: 'missing' }) =>
        (await readPage(adminApi, new URLSearchParams({ limit: '1', ...which }), signal)).total;
      const [total, missing] = await Promise.all([count({}), count({ picture: 'missing' })]);
      return { total, missing };
    },
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });
}

async function readPage(adminApi: AdminApi, parameters: URLSearchParams, signal: AbortSignal) {
  try {
    const { mascots, pagination } = await adminApi.get(`${ROUTES.mascots}?${parameters.toString()}`, Answer, signal);
    return { mascots, total: pagination.total };
  } catch (cause) {
    throw new Error(POPULATION_MESSAGES.fetchFailed, { cause });
  }
}

export function useSaveImage(id: number) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: (imageUrl: string) => adminApi.send('PUT', fillPath(ROUTES.mascot, { id }), Mascot, { imageUrl }),
    onSuccess: ({ name }) => {
      toast({ title: POPULATION_MESSAGES.saved, body: name });
      return client.invalidateQueries();
    },
    onError: (error) => toastFailure(error, POPULATION_MESSAGES.saveFailed),
  });
}

export function useCustomImage(id: number) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: (image: File | string) => {
      const form = new FormData();
      form.set(typeof image === 'string' ? 'imageUrl' : 'image', image);
      return adminApi.sendForm('POST', fillPath(ROUTES.mascotImage, { id }), MascotEnvelope, form);
    },
    onSuccess: ({ mascot }) => {
      toast({ title: POPULATION_MESSAGES.customSet, body: mascot.name });
      return client.invalidateQueries();
    },
    onError: (error) =>
      toastFailure(error, {
        title: POPULATION_MESSAGES.customFailed,
        body: errorText(error, POPULATION_MESSAGES.unknown),
      }),
  });
}
