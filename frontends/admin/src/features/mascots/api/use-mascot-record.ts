import { fillPath, Mascot, ROUTES } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';

/** A mascot as it is when it is opened, whatever becomes of it meanwhile; read again only on request. */
export function useMascotRecord(id: number) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascot-record', id],
    queryFn: ({ signal }) => adminApi.getRecord(fillPath(ROUTES.mascot, { id }), Mascot, signal),
    staleTime: 'static',
    gcTime: 0,
  });
}
