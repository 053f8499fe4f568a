import { ApproveSubmissionRequest, fieldErrorsOf, fillPath, RejectSubmissionRequest, ROUTES } from '@marcel/contracts';

export type Decision = 'approve' | 'reject';

export const DECISION_TEXTS: Record<Decision, { done: string; failed: { title: string; body: string } }> = {
  approve: {
    done: 'Submission approved',
    failed: { title: 'Error', body: 'Failed to approve the submission. Please try again.' },
  },
  reject: {
    done: 'Submission rejected',
    failed: { title: 'Error', body: 'Failed to reject the submission. Please try again.' },
  },
};

export const decisionPath = (decision: Decision, id: number): string =>
  fillPath(decision === 'approve' ? ROUTES.submissionApprove : ROUTES.submissionReject, { id });

export function decisionRequest(decision: Decision, notes: string): ApproveSubmissionRequest | RejectSubmissionRequest {
  if (decision === 'reject') return Object.assign(new RejectSubmissionRequest(), { adminNotes: notes.trim() });
  return Object.assign(new ApproveSubmissionRequest(), { adminNotes: notes.trim() || null });
}

/** Why these notes do not do for this decision, or null when they do. */
export const notesProblem = (decision: Decision, notes: string): string | null =>
  fieldErrorsOf(decisionRequest(decision, notes))[0]?.message ?? null;
