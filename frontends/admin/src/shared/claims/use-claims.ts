import { ROUTES, SubmissionClaims, type SubmissionClaim } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAdminApi } from '../api';
import { ADMIN_TIMES_MS } from '../times';

export const CLAIMS_KEY = ['admin', 'claims'] as const;

export function useClaims() {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: CLAIMS_KEY,
    queryFn: ({ signal }) => adminApi.get(ROUTES.submissionClaims, SubmissionClaims, signal),
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
    refetchOnMount: 'always',
  });
}

export function useClaimOn(id: number): SubmissionClaim | undefined {
  const { data } = useClaims();
  const claim = data?.claims.find(({ submissionId }) => submissionId === id);
  const [lapsed, setLapsed] = useState<string>();
  const until = claim?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setLapsed(until), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return claim?.until === lapsed ? undefined : claim;
}
