import { CLAIM_MESSAGES, pictureSrcSet } from '@marcel/contracts';
import { useEffect, useRef } from 'react';
import { preload } from 'react-dom';
import { useToast } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { toDecided, type ReviewedSubmission, useSubmissions } from '../../shared/submissions/submissions';
import { likelyDuplicates, REVIEW_PICTURE_SIZES, sameBrowserSubmissions } from './api';
import { useShortcuts } from '../../shared/browser/focus';
import { submissionPage } from '../../shared/navigation/pages';
import { type ReviewDecision, notesProblem, useDecidedIds, useDecision } from '../../shared/submissions/use-decision';
import { undoableDecisions, useUndo } from '../../shared/undo/undo';
import { useAdminClient } from '../../shared/api';

export function findNeighbors(
  submissions: readonly ReviewedSubmission[],
  current: ReviewedSubmission,
): { next: ReviewedSubmission | undefined; previous: ReviewedSubmission | undefined } {
  const others = submissions.filter(({ id, status }) => status === 'pending' && id !== current.id).sort(compareAge);
  const younger = others.findIndex((other) => compareAge(other, current) > 0);
  const index = younger === -1 ? others.length : younger;
  return { next: others[index] ?? others[0], previous: others[index - 1] ?? others.at(-1) };
}

const compareAge = (a: ReviewedSubmission, b: ReviewedSubmission) =>
  Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id;

const OLDEST_PENDING = { status: 'pending', sort: 'oldest', limit: 100 } as const;

interface ReviewOptions {
  submission: ReviewedSubmission;
  claimer: string | undefined;
  notes: string;
  clearNotes: () => void;
  writeNotes: () => void;
  showHelp: () => void;
  changeClaim: () => void;
}

export function useReviewKeys(options: ReviewOptions) {
  const { submission, claimer, notes, clearNotes, writeNotes, showHelp, changeClaim } = options;
  const { data, dataUpdatedAt } = useSubmissions(OLDEST_PENDING);
  const decided = useDecidedIds(dataUpdatedAt);
  const waiting = data?.submissions.filter(({ id }) => !decided.includes(id)) ?? [];
  const { next, previous } = findNeighbors(waiting, submission);
  usePrefetchNext(next);
  const navigate = useNavigate();
  const undo = useUndo();
  const toast = useToast();
  const hasOpenedNext = useRef(false);
  const opensNextWhenLoaded = useRef(false);
  const open = (to: ReviewedSubmission | undefined) => to && void navigate(submissionPage(to.id));

  const { decide, sending } = useDecision(submission, {
    onDecided: clearNotes,
    getBackAction: () => (hasOpenedNext.current ? { label: 'Back to It', run: () => open(submission) } : undefined),
  });
  const isPending = submission.status === 'pending';
  const decideWith = (opensNext: boolean, decision: ReviewDecision) => {
    if (sending !== null || !isPending) return;
    if (claimer !== undefined) return toast({ title: CLAIM_MESSAGES.taken(claimer), tone: 'destructive' });
    const isSent = decide(decision, notes);
    opensNextWhenLoaded.current = isSent && opensNext && data === undefined;
    hasOpenedNext.current = isSent && opensNext && next !== undefined;
    if (hasOpenedNext.current) open(next);
  };
  useEffect(() => {
    if (data === undefined || !opensNextWhenLoaded.current) return;
    opensNextWhenLoaded.current = false;
    hasOpenedNext.current = next !== undefined;
    open(next);
  });

  useShortcuts({
    j: () => open(next),
    k: () => open(previous),
    a: () => decideWith(true, 'approve'),
    r: () => (isPending && notesProblem('reject', notes) !== null ? writeNotes() : decideWith(true, 'reject')),
    u: () => !isPending && undo(undoableDecisions(toDecided(submission))),
    c: () => isPending && changeClaim(),
    '?': showHelp,
  });

  return {
    decide: (decision: ReviewDecision) => decideWith(false, decision),
    rejectAndOpenNext: () => decideWith(true, 'reject'),
    sending,
    next,
  };
}

function usePrefetchNext(next: ReviewedSubmission | undefined): void {
  const { adminApi, client } = useAdminClient();
  const id = next?.id;
  const picture = next?.signedImageUrl ?? next?.imageUrl;
  useEffect(() => {
    if (id === undefined) return;
    void client.prefetchQuery(likelyDuplicates(adminApi, id));
    void client.prefetchQuery(sameBrowserSubmissions(adminApi, id));
  }, [adminApi, client, id]);
  useEffect(() => {
    if (!picture || picture.startsWith('data:')) return;
    const imageSrcSet = pictureSrcSet(picture);
    preload(picture, { as: 'image', ...(imageSrcSet && { imageSrcSet, imageSizes: REVIEW_PICTURE_SIZES }) });
  }, [picture]);
}
