import { DeskNumbers, ROUTES, type NumbersDays } from '@marcel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { ADMIN_TIMES_MS } from '../../../shared/times';

/** The desk in numbers; those of the time before stay until those asked for are here. */
export function useNumbers(days: NumbersDays) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'numbers', days],
    queryFn: ({ signal }) => adminApi.get(`${ROUTES.deskNumbers}?days=${days}`, DeskNumbers, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.numbersRefresh,
    refetchOnMount: 'always',
  });
}
