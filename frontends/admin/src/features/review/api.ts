import {
  CLAIM,
  fillPath,
  LikelyDuplicateList,
  ROUTES,
  type SubmissionClaim,
  SubmissionClaims,
  SubmissionsOfSameOwner,
} from '@marcel/contracts';
import type { Schema } from '@marcel/kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AdminApi, useAdminApi, useAdminClient, useAdminMutation } from '../../shared/api';
import { refreshSoon } from '../../shared/live/refresh-soon';
import { CLAIMS_KEY, ReviewedSubmission, submissionKey } from '../../shared/submissions/submissions';

export type ClaimChange = 'claim' | 'take-over' | 'let-go';

export function nextClaimChange(claim: SubmissionClaim | undefined): ClaimChange {
  if (claim === undefined) return 'claim';
  return claim.own ? 'let-go' : 'take-over';
}

export const CLAIM_CHANGES: Record<ClaimChange, string> = {
  claim: `Claim for ${CLAIM.minutes} Minutes`,
  'let-go': 'Release',
  'take-over': 'Take Over',
};

export const REVIEW_PICTURE_SIZES = '(max-width: 900px) 100vw, 640px';

export function useChangeClaim(id: number) {
  const { adminApi, client } = useAdminClient();
  return useAdminMutation({
    mutationFn: (change: ClaimChange) =>
      change === 'let-go'
        ? adminApi.send('POST', fillPath(ROUTES.submissionEndClaim, { id }), SubmissionClaims, {})
        : adminApi.send('POST', fillPath(ROUTES.submissionClaim, { id }), SubmissionClaims, {
            takeOver: change === 'take-over',
          }),
    onSuccess: (claims) => client.setQueryData(CLAIMS_KEY, claims),
    failure: { title: 'The claim could not be changed' },
    onSettled: (claims) => claims ?? client.invalidateQueries({ queryKey: CLAIMS_KEY }),
  });
}

export function useErasePersonalData(id: number, onErased: () => void) {
  const { adminApi, client, toast } = useAdminClient();
  return useAdminMutation({
    mutationFn: (reason: string) =>
      adminApi.send('POST', fillPath(ROUTES.submissionErase, { id }), ReviewedSubmission, { reason }),
    onSuccess: (submission) => {
      onErased();
      client.setQueryData(submissionKey(id), submission);
      toast({ title: 'Personal data erased' });
    },
    failure: { title: 'Failed to erase personal data', body: 'Please try again.' },
    onSettled: () => refreshSoon(client),
  });
}

const submissionQuery =
  <T>(key: string, route: string, schema: Schema<T>) =>
  (adminApi: AdminApi, id: number) =>
    queryOptions({
      queryKey: ['admin', key, id],
      queryFn: ({ signal }) => adminApi.get(fillPath(route, { id }), schema, { signal }),
    });

export const likelyDuplicates = submissionQuery('duplicates', ROUTES.submissionDuplicates, LikelyDuplicateList);
export const sameBrowserSubmissions = submissionQuery('same-owner', ROUTES.submissionSameOwner, SubmissionsOfSameOwner);

export const useLikelyDuplicates = (id: number) =>
  useQuery({ ...likelyDuplicates(useAdminApi(), id), refetchOnMount: 'always' });

export const useSameBrowserSubmissions = (id: number) =>
  useQuery({ ...sameBrowserSubmissions(useAdminApi(), id), refetchOnMount: 'always' });
