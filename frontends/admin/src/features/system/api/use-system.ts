import {
  BackupReport,
  ConsumerStatusList,
  fillPath,
  LeaseReport,
  LiveReleases,
  ParkedReactionList,
  ProjectionDigestList,
  ProjectionRebuild,
  ROUTES,
  SystemReport,
} from '@marcel/contracts';
import { api, type Schema } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { useAuditHeaders } from '../../../shared/auth/audit-access';
import { ADMIN_TIMES_MS } from '../../../shared/times';

export const SYSTEM_KEY = ['system'];
export const DIGESTS_KEY = [...SYSTEM_KEY, ROUTES.projectionDigests];
export const BACKUPS_KEY = [...SYSTEM_KEY, ROUTES.backups];

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

/** Which node does what. */
export const useLeases = () => useLook(ROUTES.leases, LeaseReport);

/** Reactions that always failed. */
export const useParkedReactions = () => useLook(ROUTES.parkedReactions, ParkedReactionList);

/** Which releases of the frontends visitors get. */
export const useLiveReleases = () => useLook(ROUTES.auditReleases, LiveReleases);

/** The backups, and how the one that is being made is doing. */
export function useBackups() {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: BACKUPS_KEY,
    queryFn: ({ signal }) => api.get(ROUTES.backups, BackupReport, { headers, signal }),
    refetchInterval: ({ state }) =>
      state.data?.run.status === 'running' ? ADMIN_TIMES_MS.runRefresh : ADMIN_TIMES_MS.systemRefresh,
    refetchOnMount: 'always',
  });
}

/** The last digests of read models, of which some may be under way. */
export function useDigests() {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: DIGESTS_KEY,
    queryFn: ({ signal }) => api.get(ROUTES.projectionDigests, ProjectionDigestList, { headers, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ run }) => run.status === 'running')
        ? ADMIN_TIMES_MS.runRefresh
        : ADMIN_TIMES_MS.systemRefresh,
    refetchOnMount: 'always',
  });
}

/** How the rebuild of a read model is doing, from when somebody has asked for it until it has ended. */
export function useRebuildProgress(name: string, isAsked: boolean) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: [...SYSTEM_KEY, 'rebuild', name],
    queryFn: ({ signal }) =>
      api.get(fillPath(ROUTES.projectionRebuild, { name }), ProjectionRebuild, { headers, signal }),
    enabled: isAsked,
    refetchInterval: ({ state }) => isUnderWay(state.data) && ADMIN_TIMES_MS.runRefresh,
    refetchOnMount: 'always',
  });
}

const isUnderWay = (rebuild: ProjectionRebuild | undefined): boolean =>
  rebuild === undefined || rebuild.status === 'waiting' || rebuild.status === 'running';
