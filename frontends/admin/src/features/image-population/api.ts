import {
  fillPath,
  ImagePreview,
  ImageSearchResult,
  Mascot,
  MascotEnvelope,
  MascotList,
  ROUTES,
} from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { pause } from '@marcel/kit/programs';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AdminApi, useAdminApi, useAdminClient, useAdminMutation, useAdminQuery } from '../../shared/api';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { type BulkProgress, bulkResult, hasImage, toParameters, type PopulationQuery } from './population';

/** The cards and the bulk search share the cached results of this query. */
const imageSearch = (adminApi: AdminApi, mascotId: number) =>
  queryOptions({
    queryKey: ['image-search', mascotId],
    queryFn: async () =>
      (await adminApi.send('POST', ROUTES.searchMascotImage, ImageSearchResult, { mascotId })).images,
    staleTime: 0,
  });

/** Found pictures come through our server, because pages load nothing from other sites. */
export function useImagePreview(imageUrl: string) {
  const adminApi = useAdminApi();
  const { data } = useQuery({
    queryKey: ['image-preview', imageUrl],
    queryFn: () => adminApi.send('POST', ROUTES.previewMascotImage, ImagePreview, { imageUrl }),
  });
  return data?.imageUrl ?? null;
}

export const searchFailure = (error: unknown): string => errorText(error, 'Failed to search images');

export function useImageSearch(id: number) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  const query = useQuery({ ...imageSearch(adminApi, id), enabled: false });
  const search = () =>
    client.fetchQuery(imageSearch(adminApi, id)).then(
      (images) => toast({ title: 'Image search completed', body: `Found ${images.length} images` }),
      (error: unknown) => toastFailure(error, { title: 'Image search failed', body: searchFailure(error) }),
    );
  return { ...query, search };
}

const NOT_STARTED: BulkProgress = { total: 0, searched: 0, withImages: 0, current: null, failures: [] };

/** Searches for one mascot after the other, a second apart; leaving the page stops it. */
export function useBulkSearch() {
  const { adminApi, client, toast } = useAdminClient();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const running = useRef<AbortController>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const start = async (visible: readonly Mascot[]) => {
    const mascots = visible.filter((mascot) => !hasImage(mascot));
    if (mascots.length === 0)
      return toast({ title: 'No mascots to process', body: 'All visible mascots already have images.' });
    const { signal } = (running.current = new AbortController());
    let current: BulkProgress = { ...NOT_STARTED, total: mascots.length };
    const update = (change: Partial<BulkProgress>) => setProgress((current = { ...current, ...change }));
    for (const { id, name } of mascots) {
      if (current.searched > 0) await pause(ADMIN_TIMES_MS.betweenSearches, signal);
      if (signal.aborted) break;
      update({ current: name });
      try {
        const images = await client.fetchQuery(imageSearch(adminApi, id));
        if (images.length > 0) update({ withImages: current.withImages + 1 });
      } catch (error) {
        update({ failures: [...current.failures, { id, name, message: searchFailure(error) }] });
      }
      update({ searched: current.searched + 1 });
    }
    update({ current: null });
    const isStopped = current.searched < current.total;
    toast({ title: isStopped ? 'Bulk search stopped' : 'Bulk search completed', body: bulkResult(current) });
  };
  return { progress, start, stop };
}

export const usePopulation = (query: PopulationQuery) =>
  useAdminQuery(['admin', 'mascots', 'population', query], `${ROUTES.mascots}?${toParameters(query)}`, MascotList, {
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
  });

export function usePopulationCounts() {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascots', 'population-counts'],
    queryFn: async ({ signal }) => {
      const count = async (filter: string) =>
        (await adminApi.get(`${ROUTES.mascots}?limit=1${filter}`, MascotList, { signal })).pagination.total;
      const [total, missing] = await Promise.all([count(''), count('&picture=missing')]);
      return { total, missing };
    },
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });
}

export function useSaveImage(id: number) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: (imageUrl: string) => adminApi.send('PUT', fillPath(ROUTES.mascot, { id }), Mascot, { imageUrl }),
    onSuccess: async ({ name }) => {
      toast({ title: 'Image saved successfully', body: name });
      await client.invalidateQueries();
      return client.resetQueries(imageSearch(adminApi, id));
    },
    onError: (error) => toastFailure(error, { title: 'Failed to save image', body: 'Failed to update mascot image' }),
  });
}

export function useCustomImage(id: number) {
  const { adminApi, client, toast } = useAdminClient();
  return useAdminMutation({
    mutationFn: (image: File | string) => {
      const form = new FormData();
      form.set(typeof image === 'string' ? 'imageUrl' : 'image', image);
      return adminApi.send('POST', fillPath(ROUTES.mascotImage, { id }), MascotEnvelope, form);
    },
    onSuccess: ({ mascot }) => {
      toast({ title: 'Custom image set successfully', body: mascot.name });
      return client.invalidateQueries();
    },
    failure: { title: 'Failed to set custom image', body: 'Unknown error' },
  });
}
