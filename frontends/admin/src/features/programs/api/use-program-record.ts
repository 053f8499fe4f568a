import { fillPath, FrontendReport, ROUTES } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';

/** A program as it is when something is about to be done with it, whatever becomes of it meanwhile. */
export function useProgramRecord(frontend: string) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'program-record', frontend],
    queryFn: ({ signal }) => adminApi.getRecord(fillPath(ROUTES.frontend, { frontend }), FrontendReport, signal),
    staleTime: 'static',
    gcTime: 0,
  });
}
