import { fillPath, PAGES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Alert, Button, Flex } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { jsonStore, LinkButton } from '@marcel/kit';
import * as z from 'zod/mini';
import { adminTime } from '../../../shared/texts';
import { CLAIM_CHANGES, nextClaimChange, useChangeClaim } from '../api';
import { mascotName, type ReviewedSubmission, useClaim } from '../../../shared/submissions/submissions';
import { Actions, Card, Time } from '../../../shared/components/blocks';
import { notesProblem } from '../../../shared/submissions/use-decision';
import { useRecoverFocus } from '../../../shared/browser/focus';
import { KeyboardHelp } from '../../../shared/components/Dialog';
import { submissionPage } from '../../../shared/navigation/pages';
import { type NotesBox, NotesField } from '../../../shared/submissions/NotesField';
import { useReviewKeys } from '../use-review-keys';
import styles from './AdminReviewCard.module.css';

function useDraftNotes(id: number): [string, (notes: string) => void] {
  const [draft] = useState(() => jsonStore(() => sessionStorage, `marcel.admin.notes.${id}`, z.string()));
  const [notes, setNotes] = useState(() => draft.read() ?? '');
  const change = (next: string) => {
    setNotes(next);
    if (next === '') draft.clear();
    else draft.write(next);
  };
  return [notes, change];
}

const REVIEW_KEYS = [
  ['j', 'Next pending submission'],
  ['k', 'Previous pending submission'],
  ['a', 'Approve'],
  ['r', 'Reject, or write the notes that a rejection needs'],
  ['Ctrl+Enter', 'Reject with the notes'],
  ['c', 'Claim, take over or release the submission'],
  ['u', 'Undo the decision'],
  ['Esc', 'Leave the notes field'],
  ['?', 'Show or hide this help'],
] as const;

const UNSAVED = 'Your notes were not saved because somebody else decided first. You can still copy them.';

export function AdminReviewCard({ submission }: { submission: ReviewedSubmission }) {
  const [notes, setNotes] = useDraftNotes(submission.id);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const claim = useClaim(submission.id);
  const { mutate: changeClaim, isPending: isClaiming } = useChangeClaim(submission.id);
  const claimer = claim === undefined || claim.own ? undefined : claim.by;
  const notesBox = useRef<NotesBox>(null);
  const { decide, rejectAndOpenNext, sending, next } = useReviewKeys({
    submission,
    claimer,
    notes,
    clearNotes: () => setNotes(''),
    writeNotes: () => notesBox.current?.focus(),
    showHelp: () => setHelpOpen(true),
    changeClaim: () => changeClaim(nextClaimChange(claim)),
  });
  const isPending = submission.status === 'pending';
  const isBlocked = claimer !== undefined || sending !== null;
  const actions = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const findNextAction = () => actions.current?.querySelector<HTMLElement>('a[href], button:enabled');
  useRecoverFocus(isPending, () => findNextAction() ?? notice.current);
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    // Leave the field, so that the review's shortcuts work again.
    if (key === 'Escape') notesBox.current?.blur();
    if (key === 'Enter' && (ctrlKey || metaKey)) rejectAndOpenNext();
  };
  return (
    <Card title="Admin Review" aside={<KeyboardHelp keys={REVIEW_KEYS} isOpen={isHelpOpen} setOpen={setHelpOpen} />}>
      {submission.adminNotes && (
        <section>
          <h3>Previous Admin Notes</h3>
          <p className={styles.notes} dir="auto">
            {submission.adminNotes}
          </p>
        </section>
      )}
      {isPending ? (
        // Keep this closed until there is a claim: a single admin needs none.
        <details open={isOpened || claim !== undefined} onToggle={(event) => setOpened(event.currentTarget.open)}>
          <summary>{claim ? 'Claimed' : 'Not claimed'}</summary>
          <Flex vertical align="start" gap="small">
            {claim && (
              <Alert
                role="status"
                type={claim.own ? 'info' : 'warning'}
                title={claim.own ? 'You have claimed this submission' : `${claim.by} is reviewing this submission`}
                description={
                  <>
                    Until <time dateTime={claim.until}>{adminTime(claim.until)}</time>
                  </>
                }
              />
            )}
            <Button size="small" disabled={isClaiming} onClick={() => changeClaim(nextClaimChange(claim))}>
              {CLAIM_CHANGES[nextClaimChange(claim)]}
            </Button>
          </Flex>
        </details>
      ) : (
        <div ref={notice} tabIndex={-1}>
          <DecisionNotice submission={submission} />
        </div>
      )}
      <NotesField
        ref={notesBox}
        isEditable={isPending}
        notes={notes}
        onChange={setNotes}
        onKeyDown={onKeyDown}
        hint={!isPending && notes !== '' ? UNSAVED : undefined}
      />
      <Flex ref={actions} vertical gap="middle">
        {isPending && (
          <Actions>
            <Button type="primary" disabled={isBlocked} onClick={() => decide('approve')}>
              {sending === 'approve' ? 'Approving...' : 'Approve Submission'}
            </Button>
            <Button
              danger
              disabled={isBlocked || notesProblem('reject', notes) !== null}
              onClick={() => decide('reject')}
            >
              {sending === 'reject' ? 'Rejecting...' : 'Reject Submission'}
            </Button>
          </Actions>
        )}
        {next && (
          <Actions>
            <LinkButton to={submissionPage(next.id)}>
              Next pending: <bdi>{mascotName(next)}</bdi>
            </LinkButton>
          </Actions>
        )}
      </Flex>
    </Card>
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
              Processed on <Time at={processedAt} />
            </p>
          )}
          {mascotSlug && <Link to={fillPath(PAGES.mascot, { slug: mascotSlug })}>See it in the directory</Link>}
        </>
      }
    />
  );
}
