import { ConsumerStatusList, ParkedReactionList, ROUTES, SystemReport } from '@marcel/contracts';
import { api, type Schema } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { useAuditHeaders } from '../../../shared/auth/audit-access';
import { ADMIN_TIMES_MS } from '../../../shared/times';

export const SYSTEM_KEY = ['system'];

function useLook<T>(path: string, schema: Schema<T>) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: [...SYSTEM_KEY, path],
    queryFn: ({ signal }) => api.get(path, schema, { headers, signal }),
    refetchInterval: ADMIN_TIMES_MS.systemRefresh,
    refetchOnMount: 'always',
  });
}

/** What the node that answers has measured. */
export const useSystemReport = () => useLook(ROUTES.system, SystemReport);

/** How everything that follows the log is doing. */
export const useConsumers = () => useLook(ROUTES.consumers, ConsumerStatusList);

/** Reactions that always failed. */
export const useParkedReactions = () => useLook(ROUTES.parkedReactions, ParkedReactionList);
