import { ImageSearchReport, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { bulkEnd, POPULATION_MESSAGES } from '../population-texts';
import { searchFailure } from './use-image-searches';

const KEY = ['admin', 'image-search'];

/** The search for all mascots without an image, which the server does, whoever looks on. */
export function useImageSearchRun() {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const { data: report } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => adminApi.get(ROUTES.imageSearch, ImageSearchReport, signal),
    refetchInterval: ({ state }) =>
      state.data?.status === 'running' ? ADMIN_TIMES_MS.imageSearchRefresh : ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });

  const act = useMutation({
    mutationFn: (path: string) => adminApi.send('POST', path, ImageSearchReport),
    onSuccess: (told) => {
      client.setQueryData(KEY, told);
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) =>
      toastFailure(error, { title: POPULATION_MESSAGES.searchFailed.title, body: searchFailure(error) }),
  });

  // Told to whoever has seen it run.
  const seen = useRef(report?.status);
  const tell = useEffectEvent((told: ImageSearchReport) => toast(bulkEnd(told)));
  useEffect(() => {
    if (report && seen.current === 'running' && report.status !== 'running') tell(report);
    seen.current = report?.status;
  }, [report]);

  return {
    report,
    isBusy: act.isPending,
    begin: () => act.mutate(ROUTES.imageSearchBegin),
    stop: () => act.mutate(ROUTES.imageSearchStop),
  };
}
