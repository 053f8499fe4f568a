import { ROUTES } from '@marcel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { MascotAnswer, offsetOf, toMascotList, type PageQuery } from '../mascot-page';

/** One page of the mascots, asked for again every minute; the page before stays until the next one is here. */
export function useMascots(query: PageQuery) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascots', query],
    queryFn: async ({ signal }) => toMascotList(await adminApi.get(addressOf(query), MascotAnswer, signal), query),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });
}

function addressOf(query: PageQuery): string {
  const params = new URLSearchParams({ limit: String(query.limit), offset: String(offsetOf(query)) });
  if (query.search !== '') params.set('search', query.search);
  if (query.sort) {
    params.set('sortBy', query.sort.by);
    params.set('sortOrder', query.sort.order);
  }
  return `${ROUTES.mascots}?${params.toString()}`;
}
