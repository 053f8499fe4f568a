import { ROUTES, SubmissionClaims, type SubmissionClaim } from '@marcel/contracts';
import { useEffect, useState } from 'react';
import { useAdminQuery } from '../api';
import { ADMIN_TIMES_MS } from '../times';

export const CLAIMS_KEY = ['admin', 'claims'] as const;

export function useClaimOn(id: number): SubmissionClaim | undefined {
  const { data } = useAdminQuery(CLAIMS_KEY, ROUTES.submissionClaims, SubmissionClaims, {
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
  });
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
