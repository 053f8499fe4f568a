import { BULK_LIMIT } from '@marcel/contracts';
import { Button } from '@marcel/kit';
import { useState } from 'react';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { SubmissionCard } from './SubmissionCard';
import styles from './SubmissionCards.module.css';

/** How many cards are added at a time; more would make the page slow to draw. */
const STEP = 60;

interface SubmissionCardsProps {
  submissions: readonly ReviewedSubmission[];
  /** Ids of what is selected for a bulk decision. */
  selected: readonly number[];
  onSelect: (ids: readonly number[]) => void;
}

export function SubmissionCards({ submissions, selected, onSelect }: SubmissionCardsProps) {
  const [limit, setLimit] = useState(STEP);
  const toggle = (id: number) =>
    onSelect(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id].slice(0, BULK_LIMIT));
  const remaining = submissions.length - limit;
  return (
    <>
      <ul className={styles.cards}>
        {submissions.slice(0, limit).map((submission) => (
          <li key={submission.id}>
            <SubmissionCard
              submission={submission}
              selected={selected.includes(submission.id)}
              onToggle={() => toggle(submission.id)}
            />
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <Button className={styles.more} onClick={() => setLimit(limit + STEP)}>
          Show {Math.min(STEP, remaining)} more
        </Button>
      )}
    </>
  );
}
