import { CLAIM_MESSAGES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../shared/browser/use-shortcuts';
import { submissionPage } from '../../shared/navigation/pages';
import { notesProblem, type Decision } from '../../shared/submissions/decide';
import { decidedOf } from '../../shared/submissions/decided';
import type { ReviewedSubmission } from '../../shared/submissions/submission';
import { useDecidedSince, useDecision } from '../../shared/submissions/use-decision';
import { useSubmissions } from '../../shared/submissions/use-submissions';
import { useUndo } from '../../shared/undo/undo-context';
import { reopening } from '../../shared/undo/undoable';
import { pendingQueue } from './pending-queue';
import { useNextReady } from './use-next-ready';

/** Those that have waited longest; as they are decided, others follow. */
const WAITING = { status: 'pending', sort: 'oldest', limit: 100 } as const;

interface Review {
  submission: ReviewedSubmission;
  /** Who else has claimed it. */
  takenBy: string | undefined;
  notes: string;
  clearNotes: () => void;
  writeNotes: () => void;
  showHelp: () => void;
  /** Claims it, or lets it go. */
  changeClaim: () => void;
}

/**
 * Decisions by button, which stay on the page, and by key, which go on to the next pending submission before the answer is here: a
 * refusal is told there, with the way back.
 */
export function useReviewKeys({ submission, takenBy, notes, clearNotes, writeNotes, showHelp, changeClaim }: Review) {
  const { data, dataUpdatedAt } = useSubmissions(WAITING);
  const decided = useDecidedSince(dataUpdatedAt);
  const waiting = data?.submissions.filter(({ id }) => !decided.includes(id)) ?? [];
  const { next, previous } = pendingQueue(waiting, submission);
  useNextReady(next);
  const navigate = useNavigate();
  const undo = useUndo();
  const toast = useToast();
  const wentOn = useRef(false);
  /** Decided by key before it was known what waits. */
  const goesOnLater = useRef(false);
  const go = (to: ReviewedSubmission | undefined) => to && void navigate(submissionPage(to.id));

  const { decide, working } = useDecision(submission, {
    onDecided: clearNotes,
    wayBack: () => (wentOn.current ? { label: 'Back to It', run: () => go(submission) } : undefined),
  });
  const pending = submission.status === 'pending';
  const decideBy = (key: boolean, decision: Decision) => {
    if (working !== null || !pending) return;
    if (takenBy !== undefined) return toast({ title: CLAIM_MESSAGES.taken(takenBy), tone: 'destructive' });
    const isSent = decide(decision, notes);
    goesOnLater.current = isSent && key && data === undefined;
    wentOn.current = isSent && key && next !== undefined;
    if (wentOn.current) go(next);
  };
  useEffect(() => {
    if (data === undefined || !goesOnLater.current) return;
    goesOnLater.current = false;
    wentOn.current = next !== undefined;
    go(next);
  });

  useShortcuts({
    j: () => go(next),
    k: () => go(previous),
    a: () => decideBy(true, 'approve'),
    r: () => {
      // Refused with a word when the notes are missing, which then can be written.
      decideBy(true, 'reject');
      if (pending && notesProblem('reject', notes) !== null) writeNotes();
    },
    u: () => !pending && undo(reopening(decidedOf(submission))),
    c: () => pending && changeClaim(),
    '?': showHelp,
  });

  return { decide: (decision: Decision) => decideBy(false, decision), working, next };
}
