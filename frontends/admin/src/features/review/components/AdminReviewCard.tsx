import { Card } from '../../../shared/components/Card';
import { NotesField } from '../../../shared/submissions/NotesField';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { useDecision } from '../../../shared/submissions/use-decision';
import { useDraftNotes } from '../use-draft-notes';
import { DecisionButtons } from './DecisionButtons';
import { DecisionNotice } from './DecisionNotice';
import { NextPending } from './NextPending';
import styles from './AdminReviewCard.module.css';

interface AdminReviewCardProps {
  submission: ReviewedSubmission;
  className?: string | undefined;
}

/** The notes and the decision. Notes typed before somebody else decided stay readable. */
export function AdminReviewCard({ submission, className }: AdminReviewCardProps) {
  const [notes, setNotes] = useDraftNotes(submission.id);
  const { decide, working } = useDecision(submission.id, () => setNotes(''));
  const pending = submission.status === 'pending';
  const unsaved = !pending && notes !== '';
  return (
    <Card title="Admin Review" className={className}>
      {submission.adminNotes && (
        <section>
          <h3>Previous Admin Notes</h3>
          <p className={styles.notes}>{submission.adminNotes}</p>
        </section>
      )}
      {!pending && <DecisionNotice submission={submission} />}
      <NotesField
        pending={pending}
        notes={notes}
        onChange={setNotes}
        hint={unsaved ? 'Your notes were not saved: somebody else decided first. You can still copy them.' : undefined}
      />
      {pending && <DecisionButtons notes={notes} working={working} onDecide={(decision) => decide(decision, notes)} />}
      <NextPending after={submission} />
    </Card>
  );
}
