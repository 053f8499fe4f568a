import { fillPath, Hug, HugList, ROUTES, SiteConfig, STUDIO_FILES } from '@marcel/contracts';
import { api, ApiError, errorText } from '@marcel/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@marcel/kit';
import * as z from 'zod/mini';
import { pageQuery } from '../../shared/paging/PagedGallery';
import { hasUnfinishedHug, updateCachedRecord, POLL_MS, studioKeys } from '../../shared/records';
import { generationStore, useRestoredGeneration, useCreateGeneration } from '../../shared/generation/generation';
import { resetProgress } from '../../shared/live/use-live-progress';

export const hugPage = (page: number) =>
  queryOptions({
    queryKey: [...studioKeys.hugs, page],
    queryFn: ({ signal }) => api.get(`${ROUTES.hugs}?${pageQuery(page, { kind: 'hug' })}`, HugList, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: page === 1 ? 'always' : false,
    refetchInterval: ({ state }) => hasUnfinishedHug(state.data?.items) && POLL_MS,
  });

interface HugRequest {
  userName: string;
  profilePicture: File;
  mascotPicture: File | null;
  characterName: string;
}

function toForm({ userName, profilePicture, mascotPicture, characterName }: HugRequest): FormData {
  const form = new FormData();
  form.set('userName', userName.trim());
  form.set(STUDIO_FILES.portrait, profilePicture);
  if (mascotPicture) {
    form.set(STUDIO_FILES.character, mascotPicture);
    if (characterName.trim()) form.set('characterName', characterName.trim());
  }
  return form;
}

const failureText = (error: Error): string =>
  error instanceof ApiError ? 'Failed to generate hugging images' : 'Failed to start image generation';

export const useCreateHug = () =>
  useCreateGeneration({
    kind: 'hugs',
    toItemId: (id) => `hug-${id}`,
    send: (request: HugRequest) =>
      api.send('POST', ROUTES.hugCreate, { form: toForm(request), schema: Hug, sendsOwnerKey: true }),
    startedToast: () => ({
      title: 'Processing Started!',
      body: 'Your character hug is being generated! This will take a few moments.',
    }),
    failedToast: (error) => ({ title: 'Error', body: errorText(error, failureText(error)) }),
    rejectionText: failureText,
  });

const hugStore = generationStore('studio_started_hug', z.string());

const requestTitle = ({ userName, mascotPicture, characterName }: HugRequest): string =>
  `A hug for ${userName}${mascotPicture && characterName.trim() ? ` from ${characterName.trim()}` : ''}`;

export const useRestoredHug = (create: ReturnType<typeof useCreateHug>) =>
  useRestoredGeneration(hugStore, create, requestTitle);

export function useOwnerEmail(): string | undefined {
  const site = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => api.get(ROUTES.siteConfig, SiteConfig, { signal }),
  });
  return site.data?.ownerEmail;
}

export function useReroll(id: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api.send('POST', fillPath(ROUTES.hugReroll, { id })),
    onMutate: () => resetProgress(client, 'hugs', id),
    onSuccess: () => {
      toast({ title: 'Re-generating Marcel hug!' });
      updateCachedRecord(client, 'hugs', id, () => ({ status: 'pending' }));
    },
    onError: (error) => {
      const body = errorText(error, 'Failed to re-generate image. Please try again.');
      toast({ title: 'Re-generation failed', body, tone: 'destructive' });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: studioKeys.entries });
      return client.invalidateQueries({ queryKey: studioKeys.hugs });
    },
  });
}
