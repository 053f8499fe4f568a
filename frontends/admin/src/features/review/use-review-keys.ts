import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../shared/browser/use-shortcuts';
import { submissionPage } from '../../shared/navigation/pages';
import { notesProblem, type Decision } from '../../shared/submissions/decide';
import type { ReviewedSubmission } from '../../shared/submissions/submission';
import { mascotName } from '../../shared/submissions/submission-texts';
import { useDecision } from '../../shared/submissions/use-decision';
import { useSubmissions } from '../../shared/submissions/use-submissions';
import { useUndo } from '../../shared/undo/undo-context';
import { reopening } from '../../shared/undo/undoable';
import { pendingQueue } from './pending-queue';

/** Those that have waited longest; as they are decided, others follow. */
const WAITING = { status: 'pending', sort: 'oldest', limit: 100 } as const;

interface Review {
  submission: ReviewedSubmission;
  notes: string;
  clearNotes: () => void;
  writeNotes: () => void;
  showHelp: () => void;
}

/** Decisions by button, which stay on the page, and by key, which go on to the next pending submission. */
export function useReviewKeys({ submission, notes, clearNotes, writeNotes, showHelp }: Review) {
  const { data } = useSubmissions(WAITING);
  const { next, previous } = pendingQueue(data?.submissions ?? [], submission);
  const navigate = useNavigate();
  const undo = useUndo();
  const goesOn = useRef(false);
  const go = (to: ReviewedSubmission | undefined) => to && void navigate(submissionPage(to.id));

  const { decide, working } = useDecision(submission.id, () => {
    clearNotes();
    if (goesOn.current) go(next);
  });
  const pending = submission.status === 'pending';
  const decideBy = (key: boolean, decision: Decision) => {
    if (working !== null || !pending) return;
    goesOn.current = key;
    decide(decision, notes);
  };

  useShortcuts({
    j: () => go(next),
    k: () => go(previous),
    a: () => decideBy(true, 'approve'),
    r: () => {
      // Refused with a word when the notes are missing, which then can be written.
      decideBy(true, 'reject');
      if (pending && notesProblem('reject', notes) !== null) writeNotes();
    },
    u: () => !pending && undo(reopening(submission.id, mascotName(submission))),
    '?': showHelp,
  });

  return { decide: (decision: Decision) => decideBy(false, decision), working, next };
}
