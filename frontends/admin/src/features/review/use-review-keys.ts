import { CLAIM_MESSAGES, pictureSrcSet } from '@marcel/contracts';
import { useEffect, useRef } from 'react';
import { preload } from 'react-dom';
import { useToast } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { decidedOf, type ReviewedSubmission, useSubmissions } from '../../shared/submissions/submissions';
import { likelyDuplicates, REVIEW_PICTURE_SIZES, sameMaker } from './api';
import { useShortcuts } from '../../shared/browser/focus';
import { submissionPage } from '../../shared/navigation/pages';
import { type Decision, notesProblem, useDecidedSince, useDecision } from '../../shared/submissions/use-decision';
import { undoableDecisions, useUndo } from '../../shared/undo/undo';
import { useAdminClient } from '../../shared/api';

export function pendingQueue(
  submissions: readonly ReviewedSubmission[],
  current: ReviewedSubmission,
): { next: ReviewedSubmission | undefined; previous: ReviewedSubmission | undefined } {
  const others = submissions.filter(({ id, status }) => status === 'pending' && id !== current.id).sort(byAge);
  const younger = others.findIndex((other) => byAge(other, current) > 0);
  const place = younger === -1 ? others.length : younger;
  return { next: others[place] ?? others[0], previous: others[place - 1] ?? others.at(-1) };
}

const byAge = (a: ReviewedSubmission, b: ReviewedSubmission) =>
  Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id;

const WAITING = { status: 'pending', sort: 'oldest', limit: 100 } as const;

interface Review {
  submission: ReviewedSubmission;
  takenBy: string | undefined;
  notes: string;
  clearNotes: () => void;
  writeNotes: () => void;
  showHelp: () => void;
  changeClaim: () => void;
}

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
    r: () => (pending && notesProblem('reject', notes) !== null ? writeNotes() : decideBy(true, 'reject')),
    u: () => !pending && undo(undoableDecisions(decidedOf(submission))),
    c: () => pending && changeClaim(),
    '?': showHelp,
  });

  return {
    decide: (decision: Decision) => decideBy(false, decision),
    rejectAndGoOn: () => decideBy(true, 'reject'),
    working,
    next,
  };
}

function useNextReady(next: ReviewedSubmission | undefined): void {
  const { adminApi, client } = useAdminClient();
  const id = next?.id;
  const picture = next?.signedImageUrl ?? next?.imageUrl;
  useEffect(() => {
    if (id === undefined) return;
    void client.prefetchQuery(likelyDuplicates(adminApi, id));
    void client.prefetchQuery(sameMaker(adminApi, id));
  }, [adminApi, client, id]);
  useEffect(() => {
    if (!picture || picture.startsWith('data:')) return;
    const imageSrcSet = pictureSrcSet(picture);
    preload(picture, { as: 'image', ...(imageSrcSet && { imageSrcSet, imageSizes: REVIEW_PICTURE_SIZES }) });
  }, [picture]);
}
