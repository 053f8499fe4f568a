import { fillPath, PAGES, SUBMISSION_MESSAGES, type SubmissionClaim } from '@marcel/contracts';
import { Alert, Button, Flex } from '@marcel/kit/antd';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '@marcel/kit';
import { adminDate, adminTime } from '../../../shared/texts';
import { CLAIM_CHANGES, changeOf, type ClaimChange, useChangeClaim } from '../api';
import { mascotName, type ReviewedSubmission } from '../../../shared/submissions/submissions';
import { Actions, Card, DefinitionRows } from '../../../shared/components/blocks';
import { type Decision, notesProblem } from '../../../shared/submissions/use-decision';
import { Dialog } from '../../../shared/components/Dialog';
import { submissionPage } from '../../../shared/navigation/pages';
import { type NotesBox, NotesField } from '../../../shared/submissions/NotesField';
import { useClaimOn } from '../../../shared/claims/use-claims';
import { useReviewKeys } from '../use-review-keys';
import styles from './AdminReviewCard.module.css';

interface ClaimBarProps {
  claim: SubmissionClaim | undefined;
  working: boolean;
  onChange: (change: ClaimChange) => void;
}

function ClaimBar({ claim, working, onChange }: ClaimBarProps) {
  const change = changeOf(claim);
  return (
    <Flex vertical align="start" gap="small">
      {claim && <ClaimNotice claim={claim} />}
      <Button size="small" disabled={working} onClick={() => onChange(change)}>
        {CLAIM_CHANGES[change]}
      </Button>
    </Flex>
  );
}

const ClaimNotice = ({ claim: { own, by, until } }: { claim: SubmissionClaim }) => (
  <Alert
    role="status"
    type={own ? 'info' : 'warning'}
    title={own ? 'You have claimed this submission' : `${by} is reviewing this submission`}
    description={
      <>
        Until <time dateTime={until}>{adminTime(until)}</time>
      </>
    }
  />
);

const keyOf = (id: number) => `marcel.admin.notes.${id}`;

function useDraftNotes(id: number): [string, (notes: string) => void] {
  const [notes, setNotes] = useState(() => read(id));
  const change = (next: string) => {
    setNotes(next);
    keep(id, next);
  };
  return [notes, change];
}

function read(id: number): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

function keep(id: number, notes: string): void {
  try {
    if (notes === '') sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), notes);
  } catch {
    // Without storage the notes last as long as the page.
  }
}

const NOWHERE = 'body, ol[popover]';

function useFocusOnNextAct(pending: boolean): {
  acts: RefObject<HTMLDivElement | null>;
  said: RefObject<HTMLDivElement | null>;
} {
  const acts = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const before = useRef(pending);
  useEffect(() => {
    if (before.current === pending) return;
    before.current = pending;
    if (document.activeElement?.matches(NOWHERE) !== true) return;
    const first = acts.current?.querySelector<HTMLElement>('a[href], button:enabled');
    (first ?? said.current)?.focus();
  }, [pending]);
  return { acts, said };
}

const REVIEW_KEYS = [
  { key: 'j', does: 'Next pending submission' },
  { key: 'k', does: 'Previous pending submission' },
  { key: 'a', does: 'Approve' },
  { key: 'r', does: 'Reject with the notes; without notes, write them' },
  { key: 'c', does: 'Claim the submission, take it over or let it go' },
  { key: 'u', does: 'Undo the decision' },
  { key: 'Esc', does: 'Leave the notes' },
  { key: '?', does: 'Show or hide this help' },
] as const;

const ReviewHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard" onClose={onClose}>
    <DefinitionRows rows={REVIEW_KEYS.map(({ key, does }) => [key, does])} />
  </Dialog>
);

const UNSAVED = 'Your notes were not saved: somebody else decided first. You can still copy them.';

export function AdminReviewCard({ submission }: { submission: ReviewedSubmission }) {
  const [notes, setNotes] = useDraftNotes(submission.id);
  const [helping, setHelping] = useState(false);
  const claim = useClaimOn(submission.id);
  const { mutate: changeClaim, isPending: claiming } = useChangeClaim(submission.id);
  const takenBy = claim === undefined || claim.own ? undefined : claim.by;
  const box = useRef<NotesBox>(null);
  const { decide, working, next } = useReviewKeys({
    submission,
    takenBy,
    notes,
    clearNotes: () => setNotes(''),
    writeNotes: () => box.current?.focus(),
    showHelp: () => setHelping(true),
    changeClaim: () => changeClaim(changeOf(claim)),
  });
  const pending = submission.status === 'pending';
  const { acts, said } = useFocusOnNextAct(pending);
  // Escape leaves the field, so that the review's shortcuts work again.
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && box.current?.blur();
  return (
    <Card
      title="Admin Review"
      aside={
        <Button aria-label="Keyboard help" onClick={() => setHelping(true)}>
          ?
        </Button>
      }
    >
      {submission.adminNotes && (
        <section>
          <h3>Previous Admin Notes</h3>
          <p className={styles.notes} dir="auto">
            {submission.adminNotes}
          </p>
        </section>
      )}
      {pending ? (
        <ClaimBar claim={claim} working={claiming} onChange={changeClaim} />
      ) : (
        <div ref={said} tabIndex={-1}>
          <DecisionNotice submission={submission} />
        </div>
      )}
      <NotesField
        ref={box}
        pending={pending}
        notes={notes}
        onChange={setNotes}
        onKeyDown={leave}
        hint={!pending && notes !== '' ? UNSAVED : undefined}
      />
      <Flex ref={acts} vertical gap="middle">
        {pending && <DecisionButtons taken={takenBy !== undefined} notes={notes} working={working} onDecide={decide} />}
        {next && (
          <Actions>
            <LinkButton to={submissionPage(next.id)}>
              Next pending: <bdi>{mascotName(next)}</bdi>
            </LinkButton>
          </Actions>
        )}
      </Flex>
      {helping && <ReviewHelp onClose={() => setHelping(false)} />}
    </Card>
  );
}

interface DecisionButtonsProps {
  taken: boolean;
  notes: string;
  working: Decision | null;
  onDecide: (decision: Decision) => void;
}

function DecisionButtons({ taken, notes, working, onDecide }: DecisionButtonsProps) {
  const busy = taken || working !== null;
  return (
    <Actions>
      <Button type="primary" disabled={busy} onClick={() => onDecide('approve')}>
        {working === 'approve' ? 'Approving...' : 'Approve Submission'}
      </Button>
      <Button danger disabled={busy || notesProblem('reject', notes) !== null} onClick={() => onDecide('reject')}>
        {working === 'reject' ? 'Rejecting...' : 'Reject Submission'}
      </Button>
    </Actions>
  );
}

function DecisionNotice({ submission }: { submission: ReviewedSubmission }) {
  const { mascotSlug, processedAt, status } = submission;
  return (
    <Alert
      role="status"
      type={status === 'approved' ? 'success' : 'info'}
      title={SUBMISSION_MESSAGES.alreadyDecided(status)}
      description={
        <>
          {processedAt && (
            <p>
              Processed on <time dateTime={processedAt}>{adminDate(processedAt)}</time>
            </p>
          )}
          {mascotSlug && <Link to={fillPath(PAGES.mascot, { slug: mascotSlug })}>See it in the directory</Link>}
        </>
      }
    />
  );
}
