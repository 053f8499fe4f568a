import { BULK_TEXTS, BulkDecision, ROUTES } from '@marcel/contracts';
import { errorText, useToast } from '@marcel/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useFailureToast } from '../../shared/feedback/use-failure-toast';
import { decisionRequest, type Decision } from '../../shared/submissions/decide';

interface BulkVerdict {
  decision: Decision;
  ids: readonly number[];
  notes: string;
}

const ROUTE_OF: Record<Decision, string> = { approve: ROUTES.submissionsApprove, reject: ROUTES.submissionsReject };

/** Decides on several submissions with one note; those that somebody else decided first are counted apart. */
export function useBulkDecision(onDecided: () => void) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ decision, ids, notes }: BulkVerdict) =>
      adminApi.send('PUT', ROUTE_OF[decision], BulkDecision, { ...decisionRequest(decision, notes), ids }),
    onSuccess: ({ decided, refused }, { decision }) => {
      onDecided();
      const title = decision === 'approve' ? BULK_TEXTS.approved(decided.length) : BULK_TEXTS.rejected(decided.length);
      if (refused.length === 0) toast({ title });
      else toast({ title, body: BULK_TEXTS.refused(refused.length), tone: 'destructive' });
    },
    onError: (error) => {
      const { title, body } = BULK_TEXTS.failed;
      toastFailure(error, { title, body: errorText(error, body) });
    },
    onSettled: () => client.invalidateQueries(),
  });
}
