import {
  CLAIM,
  ClaimSubmissionRequest,
  fillPath,
  LikelyDuplicateList,
  ROUTES,
  type SubmissionClaim,
  SubmissionClaims,
  SubmissionsOfSameMaker,
} from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type AdminApi, useAdminApi, useAdminClient } from '../../shared/api';
import { CLAIMS_KEY } from '../../shared/claims/use-claims';
import { refreshSoon } from '../../shared/live/refresh-soon';
import { ReviewedSubmission, submissionKey } from '../../shared/submissions/submissions';

export type ClaimChange = 'claim' | 'take-over' | 'let-go';

export function changeOf(claim: SubmissionClaim | undefined): ClaimChange {
  if (claim === undefined) return 'claim';
  return claim.own ? 'let-go' : 'take-over';
}

export const CLAIM_TEXTS = {
  changes: {
    claim: `Claim for ${CLAIM.minutes} Minutes`,
    'let-go': 'Let Go',
    'take-over': 'Take Over',
  } satisfies Record<ClaimChange, string>,
  own: 'You have claimed this submission',
  taken: (by: string) => `${by} is reviewing this submission`,
  until: 'Until',
  failed: 'The claim was not changed',
} as const;

export const ERASE_TEXTS = {
  action: 'Erase Personal Data',
  question:
    "This destroys the key to the submitter's e-mail address, profile link and status page. Nobody can read them afterwards, and it cannot be undone. The mascot itself stays.",
  done: 'Personal data erased',
  failed: { title: 'Failed to erase personal data', body: 'Please try again.' },
  value: 'Erased',
} as const;

export const REVIEW_PICTURE_SIZES = '(max-width: 900px) 100vw, 640px';

export function useChangeClaim(id: number) {
  const { adminApi, client, toastFailure } = useAdminClient();
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
  const { adminApi, client, toast, toastFailure } = useAdminClient();
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
