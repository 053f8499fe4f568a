import { BULK_LIMIT } from '@marcel/contracts';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { SubmissionCard } from './SubmissionCard';
import styles from './SubmissionCards.module.css';

interface SubmissionCardsProps {
  submissions: readonly ReviewedSubmission[];
  /** Ids of what is selected for a bulk decision. */
  selected: readonly number[];
  onSelect: (ids: readonly number[]) => void;
}

export function SubmissionCards({ submissions, selected, onSelect }: SubmissionCardsProps) {
  const toggle = (id: number) =>
    onSelect(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id].slice(0, BULK_LIMIT));
  return (
    <ul className={styles.cards}>
      {submissions.map((submission) => (
        <li key={submission.id}>
          <SubmissionCard
            submission={submission}
            selected={selected.includes(submission.id)}
            onToggle={() => toggle(submission.id)}
          />
        </li>
      ))}
    </ul>
  );
}
