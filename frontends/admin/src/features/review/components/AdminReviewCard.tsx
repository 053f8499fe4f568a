import { Button } from '@marcel/kit';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Card } from '../../../shared/components/Card';
import { NotesField } from '../../../shared/submissions/NotesField';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { useDraftNotes } from '../use-draft-notes';
import { useReviewKeys } from '../use-review-keys';
import { DecisionButtons } from './DecisionButtons';
import { DecisionNotice } from './DecisionNotice';
import { NextPending } from './NextPending';
import { ReviewHelp } from './ReviewHelp';
import styles from './AdminReviewCard.module.css';

interface AdminReviewCardProps {
  submission: ReviewedSubmission;
  className?: string | undefined;
}

/** The notes and the decision. Notes typed before somebody else decided stay readable. */
export function AdminReviewCard({ submission, className }: AdminReviewCardProps) {
  const [notes, setNotes] = useDraftNotes(submission.id);
  const [helping, setHelping] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { decide, working, next } = useReviewKeys({
    submission,
    notes,
    clearNotes: () => setNotes(''),
    writeNotes: () => field.current?.querySelector('textarea')?.focus(),
    showHelp: () => setHelping(true),
  });
  const pending = submission.status === 'pending';
  const unsaved = !pending && notes !== '';
  return (
    <Card
      title="Admin Review"
      className={className}
      aside={
        <Button aria-label="Keyboard help" onClick={() => setHelping(true)}>
          ?
        </Button>
      }
    >
      {submission.adminNotes && (
        <section>
          <h3>Previous Admin Notes</h3>
          <p className={styles.notes}>{submission.adminNotes}</p>
        </section>
      )}
      {!pending && <DecisionNotice submission={submission} />}
      {/* Escape leaves the notes, so that the keys of the review work again. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears what its field does */}
      <div ref={field} onKeyDown={leaveOnEscape}>
        <NotesField
          pending={pending}
          notes={notes}
          onChange={setNotes}
          hint={
            unsaved ? 'Your notes were not saved: somebody else decided first. You can still copy them.' : undefined
          }
        />
      </div>
      {pending && <DecisionButtons notes={notes} working={working} onDecide={decide} />}
      <NextPending next={next} />
      {helping && <ReviewHelp onClose={() => setHelping(false)} />}
    </Card>
  );
}

function leaveOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
}
