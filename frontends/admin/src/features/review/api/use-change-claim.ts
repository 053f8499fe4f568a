import { ClaimSubmissionRequest, fillPath, ROUTES, SubmissionClaims } from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { CLAIMS_KEY } from '../../../shared/claims/use-claims';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import type { ClaimChange } from '../claim-change';
import { CLAIM_TEXTS } from '../claim-texts';

/** Claims a submission, takes it over or lets it go. */
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
