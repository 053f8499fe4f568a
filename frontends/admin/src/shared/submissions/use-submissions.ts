import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useAdminApi } from '../api/use-admin-api';
import { ADMIN_TIMES_MS } from '../times';
import { addressOf, joinSubmissions, SubmissionsAnswer, toPage, type SubmissionsRequest } from './submission-page';

export const SUBMISSIONS_KEY = ['admin', 'submissions'] as const;

export function useSubmissions(request: SubmissionsRequest) {
  const adminApi = useAdminApi();
  return useInfiniteQuery({
    queryKey: [...SUBMISSIONS_KEY, request],
    queryFn: async ({ pageParam, signal }) =>
      toPage(await adminApi.get(addressOf(request, pageParam), SubmissionsAnswer, signal)),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }, pages) => (pagination.hasNext ? pages.length * request.limit : null),
    select: ({ pages }) => joinSubmissions(pages),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
    refetchOnMount: 'always',
  });
}
