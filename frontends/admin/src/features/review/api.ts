import {
  ClaimSubmissionRequest,
  fillPath,
  LikelyDuplicateList,
  ROUTES,
  SubmissionClaims,
  SubmissionsOfSameMaker,
} from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@marcel/kit';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { CLAIMS_KEY } from '../../shared/claims/use-claims';
import { useFailureToast } from '../../shared/feedback/use-failure-toast';
import type { ClaimChange } from './claim-change';
import { CLAIM_TEXTS } from './claim-texts';
import { refreshSoon } from '../../shared/live/refresh-soon';
import { ReviewedSubmission } from '../../shared/submissions/submission';
import { submissionKey } from '../../shared/submissions/use-submission';
import { ERASE_TEXTS } from './erase-texts';
import type { AdminApi } from '../../shared/api/create-admin-api';

export function useChangeClaim(id: number) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (change: ClaimChange) =>
      change === 'let-go'
        ? adminApi.send('POST', fillPath(ROUTES.submissionLetGo, { id }), SubmissionClaims, {})
        : adminApi.send(
            'POST',
            fillPath(ROUTES.submissionClaim, { id }),
            SubmissionClaims,
            Object.assign(new ClaimSubmissionRequest(), { takeOver: change === 'take-over' }),
          ),
    onSuccess: (claims) => client.setQueryData(CLAIMS_KEY, claims),
    onError: (error) => {
      toastFailure(error, { title: CLAIM_TEXTS.failed, body: errorText(error, '') });
      return client.invalidateQueries({ queryKey: CLAIMS_KEY });
    },
  });
}

export function useErasePersonalData(id: number, onErased: () => void) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (reason: string) =>
      adminApi.send('POST', fillPath(ROUTES.submissionErase, { id }), ReviewedSubmission, { reason }),
    onSuccess: (submission) => {
      onErased();
      client.setQueryData(submissionKey(id), submission);
      toast({ title: ERASE_TEXTS.done });
    },
    onError: (error) => {
      const { title, body } = ERASE_TEXTS.failed;
      toastFailure(error, { title, body: errorText(error, body) });
    },
    onSettled: () => refreshSoon(client),
  });
}

export const likelyDuplicates = (adminApi: AdminApi, id: number) =>
  queryOptions({
    queryKey: ['admin', 'duplicates', id],
    queryFn: ({ signal }) => adminApi.get(fillPath(ROUTES.submissionDuplicates, { id }), LikelyDuplicateList, signal),
  });

export const useLikelyDuplicates = (id: number) =>
  useQuery({ ...likelyDuplicates(useAdminApi(), id), refetchOnMount: 'always' });

export const sameMaker = (adminApi: AdminApi, id: number) =>
  queryOptions({
    queryKey: ['admin', 'same-maker', id],
    queryFn: ({ signal }) => adminApi.get(fillPath(ROUTES.submissionSameMaker, { id }), SubmissionsOfSameMaker, signal),
  });

export const useSameMaker = (id: number) => useQuery({ ...sameMaker(useAdminApi(), id), refetchOnMount: 'always' });
