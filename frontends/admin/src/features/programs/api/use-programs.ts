import { FrontendList, ROUTES } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { readAll } from '../../../shared/api/read-all';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { ADMIN_TIMES_MS } from '../../../shared/times';

/** Every frontend of which something was published, and how it stands; asked for again every half a minute. */
export function usePrograms() {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'programs'],
    queryFn: ({ signal }) => readAll((page) => adminApi.getPage(ROUTES.frontends + page, FrontendList, signal)),
    refetchInterval: ADMIN_TIMES_MS.programsRefresh,
    refetchOnMount: 'always',
  });
}
