import { LinkButton } from '@marcel/kit';
import { Button, Flex } from '@marcel/kit/antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { submissionPage } from '../../../shared/navigation/pages';
import { NotesField, type NotesBox } from '../../../shared/submissions/NotesField';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { mascotName } from '../../../shared/submissions/submission-texts';
import { useClaimOn } from '../../../shared/claims/use-claims';
import { useChangeClaim } from '../api/use-change-claim';
import { changeOf } from '../claim-change';
import { useDraftNotes } from '../use-draft-notes';
import { useFocusOnNextAct } from '../use-focus-on-next-act';
import { useReviewKeys } from '../use-review-keys';
import styles from './AdminReviewCard.module.css';
import { ClaimBar } from './ClaimBar';
import { DecisionButtons } from './DecisionButtons';
import { DecisionNotice } from './DecisionNotice';
import { ReviewHelp } from './ReviewHelp';

const UNSAVED = 'Your notes were not saved: somebody else decided first. You can still copy them.';

/** The notes and the decision. Notes typed before somebody else decided stay readable. */
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
  // Escape leaves the notes, so that the keys of the review work again.
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
