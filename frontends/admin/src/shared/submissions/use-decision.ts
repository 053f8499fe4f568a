import { useToast } from '@marcel/kit';
import { ApiError, errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../api/use-admin-api';
import { refreshSoon } from '../live/refresh-soon';
import { useFailureToast } from '../feedback/use-failure-toast';
import { useUndo } from '../undo/undo-context';
import { UNDO_TEXTS } from '../undo/undo-texts';
import { reopening } from '../undo/undoable';
import { DECISION_TEXTS, decisionPath, decisionRequest, notesProblem, type Decision } from './decide';
import { ReviewedSubmission } from './submission';
import { mascotName } from './submission-texts';
import { submissionKey } from './use-submission';

interface Verdict {
  decision: Decision;
  notes: string;
}

const isConflict = (error: Error) => error instanceof ApiError && error.status === 409;

/** Approves or rejects one submission and tells the outcome in a toast; `onDecided` runs as soon as it is accepted. */
export function useDecision(id: number, onDecided?: () => void) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const undo = useUndo();

  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ decision, notes }: Verdict) =>
      adminApi.send('PUT', decisionPath(decision, id), ReviewedSubmission, decisionRequest(decision, notes)),
    onSuccess: (submission, { decision }) => {
      onDecided?.();
      client.setQueryData(submissionKey(id), submission);
      const run = () => undo(reopening(id, mascotName(submission)));
      toast({ title: DECISION_TEXTS[decision].done, action: { label: UNDO_TEXTS.action, run } });
    },
    onError: (failure, { decision }) => {
      const { failed } = DECISION_TEXTS[decision];
      if (!isConflict(failure)) return toastFailure(failure, failed);
      toastFailure(failure, { title: 'Already decided', body: errorText(failure, failed.body) });
    },
    // Lists, counts and the public pages may all show what was decided, here or elsewhere.
    onSettled: () => refreshSoon(client),
  });

  const decide = (decision: Decision, notes: string) => {
    const body = notesProblem(decision, notes);
    if (body !== null) return toast({ title: 'Admin notes required', body, tone: 'destructive' });
    mutate({ decision, notes });
  };

  return { decide, working: isPending ? variables.decision : null };
}
