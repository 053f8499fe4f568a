import { ApproveSubmissionRequest, checkFields, fillPath, RejectSubmissionRequest, ROUTES } from '@marcel/contracts';
import { type ToastMessage } from '@marcel/kit';
import { ApiError, errorText } from '@marcel/kit/api';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { refreshSoon } from '../live/refresh-soon';
import { undoableDecisions, UNDO_TEXTS, useUndo } from '../undo/undo';
import { toDecided, ReviewedSubmission, submissionKey } from './submissions';
import { useAdminClient } from '../api';

export type ReviewDecision = 'approve' | 'reject';

export const decisionPath = (decision: ReviewDecision, id: number): string =>
  fillPath(decision === 'approve' ? ROUTES.submissionApprove : ROUTES.submissionReject, { id });

export function decisionRequest(
  decision: ReviewDecision,
  notes: string,
): ApproveSubmissionRequest | RejectSubmissionRequest {
  if (decision === 'reject') return Object.assign(new RejectSubmissionRequest(), { adminNotes: notes.trim() });
  return Object.assign(new ApproveSubmissionRequest(), { adminNotes: notes.trim() || null });
}

export const notesProblem = (decision: ReviewDecision, notes: string): string | null =>
  checkFields(decisionRequest(decision, notes))[0]?.message ?? null;

const CONFLICT_TITLES: ReadonlyMap<number, string> = new Map([
  [409, 'Already decided'],
  [412, 'Edited in the meantime'],
]);

const DECISION_KEY = ['admin', 'decide'] as const;

export function useDecision(
  { id, revisions = 0 }: Pick<ReviewedSubmission, 'id' | 'revisions'>,
  { onDecided, getBackAction }: { onDecided?: () => void; getBackAction?: () => ToastMessage['action'] } = {},
) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  const undo = useUndo();

  const { mutate, isPending, variables } = useMutation({
    mutationKey: [...DECISION_KEY, id],
    mutationFn: ({ decision, notes, revisions }: { decision: ReviewDecision; notes: string; revisions: number }) => {
      const request = Object.assign(decisionRequest(decision, notes), { revisions });
      return adminApi.send('PUT', decisionPath(decision, id), ReviewedSubmission, request);
    },
    onSuccess: (submission, { decision }) => {
      onDecided?.();
      client.setQueryData(submissionKey(id), submission);
      const run = () => undo(undoableDecisions(toDecided(submission)));
      toast({
        title: decision === 'approve' ? 'Submission approved' : 'Submission rejected',
        action: { label: UNDO_TEXTS.action, run },
      });
    },
    onError: (failure, { decision }) => {
      const title = failure instanceof ApiError ? CONFLICT_TITLES.get(failure.status) : undefined;
      const body = `Failed to ${decision} the submission. Please try again.`;
      const action = getBackAction?.();
      toastFailure(failure, {
        title: title ?? 'Error',
        body: title === undefined ? body : errorText(failure, body),
        ...(action && { action }),
      });
    },
    // Lists, counts and public pages may have cached the decided submissions.
    onSettled: () => refreshSoon(client),
  });

  const decide = (decision: ReviewDecision, notes: string): boolean => {
    const body = notesProblem(decision, notes);
    if (body === null) mutate({ decision, notes, revisions });
    else toast({ title: 'Admin notes required', body, tone: 'destructive' });
    return body === null;
  };

  return { decide, sending: isPending ? variables.decision : null };
}

export const useDecidedIds = (since: number): readonly unknown[] =>
  useMutationState({
    filters: { mutationKey: DECISION_KEY },
    select: ({ options, state: { status, submittedAt } }) =>
      status === 'pending' || (status === 'success' && submittedAt > since) ? options.mutationKey?.at(-1) : undefined,
  });
