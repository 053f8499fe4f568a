import { LikeBursts, ROUTES } from '@marcel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { ADMIN_TIMES_MS } from '../../../shared/times';

export const BURSTS_KEY = ['admin', 'like-bursts'];

export const PAGE_SIZE = 20;

/** One page of the bursts, newest first; the page before stays until the next one is here. */
export function useBursts(page: number) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: [...BURSTS_KEY, page],
    queryFn: ({ signal }) =>
      adminApi.getPage(`${ROUTES.likeBursts}?limit=${PAGE_SIZE}&offset=${(page - 1) * PAGE_SIZE}`, LikeBursts, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.likesRefresh,
    refetchOnMount: 'always',
  });
}
