import { fillPath, ReleaseHistory, ReleaseList, ROUTES } from '@marcel/contracts';
import type { Schema } from '@marcel/kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { ADMIN_TIMES_MS } from '../../../shared/times';

/** Entries on a page of either list. */
export const PAGE_SIZE = 10;

/** One page of a program's releases, newest first. */
export const useReleases = (frontend: string, page: number) =>
  usePageOf('releases', fillPath(ROUTES.frontendReleases, { frontend }), ReleaseList, page);

/** One page of what has happened to a program, newest first. */
export const useProgramHistory = (frontend: string, page: number) =>
  usePageOf('release-history', fillPath(ROUTES.frontendHistory, { frontend }), ReleaseHistory, page);

/** The page before stays until the next one is here. */
function usePageOf<Item>(name: string, path: string, schema: Schema<Item[]>, page: number) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', name, path, page],
    queryFn: ({ signal }) =>
      adminApi.getPage(`${path}?limit=${PAGE_SIZE}&offset=${(page - 1) * PAGE_SIZE}`, schema, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.programsRefresh,
    refetchOnMount: 'always',
  });
}
