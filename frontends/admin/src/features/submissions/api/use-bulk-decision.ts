import { BulkDecision, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { refreshSoon } from '../../../shared/live/refresh-soon';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { decisionRequest, type Decision } from '../../../shared/submissions/decide';
import { decidedOf } from '../../../shared/submissions/decided';
import { ReviewedSubmissionList, type ReviewedSubmission } from '../../../shared/submissions/submission';
import { refusedText } from '../refused-text';
import { useUndo } from '../../../shared/undo/undo-context';
import { UNDO_TEXTS } from '../../../shared/undo/undo-texts';
import { reopeningAll } from '../../../shared/undo/undoable';

/** Texts of deciding on several submissions at once. */
const BULK_TEXTS = {
  approved: (count: number) => `${count} approved`,
  rejected: (count: number) => `${count} rejected`,
  failed: { title: 'Bulk decision failed', body: 'Please try again.' },
} as const;

interface BulkVerdict {
  decision: Decision;
  /** As they were looked at. */
  chosen: readonly ReviewedSubmission[];
  notes: string;
}

const Outcome = z.extend(BulkDecision, { decided: ReviewedSubmissionList });

const ROUTE_OF: Record<Decision, string> = { approve: ROUTES.submissionsApprove, reject: ROUTES.submissionsReject };

/** Decides on several submissions with one note; those that somebody else decided first, or that were edited meanwhile, are named. */
export function useBulkDecision(onDecided: () => void) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ decision, chosen, notes }: BulkVerdict) =>
      adminApi.send('PUT', ROUTE_OF[decision], Outcome, {
        ...decisionRequest(decision, notes),
        ids: chosen.map(({ id }) => id),
        revisions: chosen.map(({ revisions = 0 }) => revisions),
      }),
    onSuccess: ({ decided, refused }, { decision, chosen }) => {
      onDecided();
      const title = decision === 'approve' ? BULK_TEXTS.approved(decided.length) : BULK_TEXTS.rejected(decided.length);
      const run = () => undo(reopeningAll(decided.map(decidedOf)));
      toast({
        title,
        ...(refused.length > 0 && { body: refusedText(refused, chosen), tone: 'destructive' }),
        ...(decided.length > 0 && { action: { label: UNDO_TEXTS.action, run } }),
      });
    },
    onError: (error) => {
      const { title, body } = BULK_TEXTS.failed;
      toastFailure(error, { title, body: errorText(error, body) });
    },
    onSettled: () => refreshSoon(client),
  });
}
